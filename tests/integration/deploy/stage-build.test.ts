import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { buildLambdas } from '../../../scripts/build-lambdas.ts';
import { stageTarget } from '../../../scripts/build-steps/stage-target.ts';
import { home, type Target } from '../../../scripts/build-steps/targets.ts';
import { buildPages } from '../../../scripts/build-web.ts';
import { root } from '../../../scripts/support/root.ts';

const stages = {
  production: { name: 'production', domain: 'ship.example.com', production: true },
  test: { name: 'test', production: false },
};
const folder = mkdtempSync(join(tmpdir(), 'skybarrel-stage-build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A target, with its folders in a temporary place. */
const apart = (target: Target): Target => ({
  ...target,
  siteDir: join(folder, target.siteDir),
  siteRendererDir: join(folder, target.siteRendererDir),
  lambdasDir: join(folder, target.lambdasDir),
  metaDir: join(folder, target.metaDir),
});
const [production, trial] = [apart(stageTarget(stages.production)), apart(stageTarget(stages.test))];

const read = ({ siteDir }: Target, file: string): string => readFileSync(join(siteDir, file), 'utf8');
const filesWith = (text: string, target: Target): readonly string[] =>
  globSync('**/*.*', { cwd: target.siteDir }).filter((file) => read(target, file).includes(text));
const versionOf = (rendererDir: string): string =>
  (JSON.parse(readFileSync(join(rendererDir, 'built-site.json'), 'utf8')) as { version: string }).version;

beforeAll(() => {
  for (const target of [production, trial]) buildPages(target);
});

describe('the folders of a stage', () => {
  test('are its own, and what the CDK CLI writes is in none of the cloud at home', () => {
    const folders = [home, stageTarget(stages.production), stageTarget(stages.test)].flatMap((target) =>
      [target.siteDir, target.siteRendererDir, target.lambdasDir, target.metaDir].map((dir) => join(dir)),
    );
    expect(new Set(folders).size).toBe(folders.length);
    expect(folders.filter((dir) => dir.startsWith('build/'))).toHaveLength(4);
    const { output } = JSON.parse(readFileSync(join(root, 'cdk.json'), 'utf8')) as { output: string };
    expect(output).toMatch(/^\.cache\//);
  });
});

describe('the pages of a stage', () => {
  test('have its address and never that of the cloud at home', () => {
    expect(read(production, 'sitemap.xml')).toContain('<loc>https://ship.example.com/</loc>');
    expect(read(trial, 'sitemap.xml')).toContain('<loc>https://test.invalid/</loc>');
    expect(filesWith('localhost:4400', home).length).toBeGreaterThan(10);
    for (const target of [production, trial]) expect(filesWith('localhost:4400', target)).toEqual([]);
  });

  test('have no invented customers in production, and have them elsewhere', () => {
    const [invented = ''] = defaultSite().testimonials.items.flatMap(({ sample, name }) =>
      sample ? [name] : [],
    );
    const pagesWith = (target: Target) =>
      filesWith(invented, target).filter((file) => file.endsWith('.html'));
    expect(pagesWith(trial)).toContain('index.html');
    expect(pagesWith(production)).toEqual([]);
  });

  test('load the same files as the pages at home', () => {
    const assets = (siteDir: string) => globSync('{assets/*,app.html,*.js}', { cwd: siteDir }).toSorted();
    expect(assets(production.siteDir)).toEqual(assets(join(root, home.siteDir)));
  });
});

test('the functions of a stage contain what was built for it', async () => {
  const sourceDir = join(folder, 'lambdas');
  mkdirSync(join(sourceDir, 'content'), { recursive: true });
  writeFileSync(
    join(sourceDir, 'content/publish.handler.ts'),
    `import built from '#built-site';
     import { renderSite } from '#site-renderer';
     export const handler = () => [built.version, typeof renderSite];`,
  );
  const { lambdasDir: outDir, metaDir, siteRendererDir, runtime } = production;
  await buildLambdas({ sourceDir, outDir, metaDir, siteRendererDir, runtime });
  const { handler } = await import(pathToFileURL(join(outDir, 'content-publish/index.mjs')).href);
  expect(handler()).toEqual([versionOf(siteRendererDir), 'function']);
  expect(versionOf(siteRendererDir)).not.toBe(versionOf(join(root, home.siteRendererDir)));
});
