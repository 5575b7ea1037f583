import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { borrowBuild, type Scaffolded, scaffold } from '../../support/scaffold.ts';

const NAME = 'pebbles';
const MINUTES = 60_000;

let made: Scaffolded;
beforeAll(async () => {
  made = await scaffold(NAME);
}, 5 * MINUTES);
afterAll(() => made?.remove());

const succeed = async (
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> => {
  const { code, output } = await made.run(command, args, env);
  expect(code, output).toBe(0);
};

test('a new domain takes no more than 22 files and edits in files that domains share, none of them by hand', () => {
  expect(made.created.length).toBeLessThanOrEqual(22);
  expect(made.edited.toSorted()).toEqual([
    // Generated from the endpoints.
    'docs/api.md',
    'domain/desk/presence.ts',
    'domain/endpoints.ts',
    'domain/history/thing.ts',
    'domain/kernel/paths.ts',
    'domain/kernel/permissions.ts',
    'domain/kernel/retention.ts',
    'domain/tasks/kinds.ts',
    'domain/tasks/kinds/facts.ts',
    'infra/domains/tasks.ts',
    'lambdas/told.ts',
    'scripts/rebuild.ts',
    'tests/contracts/imports.test.ts',
    'tests/infra/lasting.json',
    'tests/support/tables.ts',
    'web/desk-list/export/exported-lists.ts',
    'web/features/index.ts',
    'web/features/previews/message-words.ts',
    'web/features/tasks/list/place-of.ts',
  ]);
  expect(made.said).toContain(`${made.created.length} files created`);
  expect(made.said).toContain('0 edits by hand');
  for (const file of [...made.created, ...made.edited.filter((one) => one !== 'docs/api.md')])
    expect(made.said).toContain(`  ${file}\n`);
});

test('writes nothing a second time', async () => {
  const { code, output } = await made.run('node', ['scripts/new.ts', 'domain', NAME]);
  expect([code, output]).toEqual([1, expect.stringContaining(`${NAME} already exists`)]);
});

/**
 * One program of all that the product is and of the new domain's tests, instead of one for each layer: domains share what they have in common,
 * and tests of other domains know nothing of this one.
 */
const compileTogether = async (): Promise<void> => {
  const compiled = {
    extends: './tests/tsconfig.json',
    compilerOptions: { tsBuildInfoFile: '.cache/tsc/together.tsbuildinfo' },
    files: made.created.filter((file) => /\.tsx?$/.test(file)),
    include: ['domain', 'events', 'lambdas', 'infra', 'scripts', 'web', 'tests/support'],
    exclude: ['**/*.test.ts', '**/*.test.tsx', 'infra/edge', 'scripts/new-domain/template'],
  };
  writeFileSync(join(made.folder, 'tsconfig.together.json'), JSON.stringify(compiled));
  await succeed('tsc', ['-p', 'tsconfig.together.json']);
  rmSync(join(made.folder, 'tsconfig.together.json'));
};

// The command fails if the linter finds anything. The soak runs every check and every test, and compiles each layer by itself.
test(
  'what was written compiles, all of it is used, and its tests and those about every domain pass',
  async () => {
    borrowBuild(made, NAME);
    // By itself, because it may know neither a network nor an environment.
    await succeed('tsc', ['-p', 'domain/tsconfig.json']);
    await compileTogether();
    await succeed('knip', ['--no-progress']);
    await succeed('node', ['infra/app.ts'], {
      STAGE: 'home',
      CDK_OUTDIR: 'build/cdk.out',
      CDK_CONTEXT_JSON: JSON.stringify({ 'aws:cdk:disable-asset-staging': true }),
    });
    const contracts = [
      'announcements',
      'endpoints',
      'events',
      'history',
      'imports',
      'openapi',
      'retention',
      'previews',
      'table-kit',
      'told',
      'wiring',
    ];
    const infra = ['domains', 'holds', 'lasting', 'relayed'];
    await succeed('vitest', [
      'run',
      '--project=contracts',
      '--project=infra',
      '--project=integration',
      '--project=web',
      // Not the test on the whole cloud, which needs a real build: the soak has one.
      `${NAME}.test`,
      `features/${NAME}`,
      'web/app/router',
      ...contracts.map((name) => `tests/contracts/${name}`),
      ...infra.map((name) => `tests/infra/${name}.test`),
    ]);
  },
  10 * MINUTES,
);
