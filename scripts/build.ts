import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './support/fingerprint.ts';
import { run } from './support/process.ts';
import { assemblyDir, lambdasDir, root, siteDir, siteRendererDir } from './support/root.ts';

/** One part of the build: what it reads, what it leaves behind, and how it is made. */
interface Step {
  readonly name: string;
  readonly reads: readonly string[];
  /** Environment variables it asks. */
  readonly asks?: readonly string[];
  readonly leaves: string;
  readonly make: () => Promise<void>;
}

const memory = join(root, '.cache', 'build.json');
const known = (): Record<string, string> =>
  existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as Record<string, string>) : {};
const remember = (name: string, print: string): void => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(memory, JSON.stringify({ ...known(), [name]: print }));
};

/** At home the template points at the builds themselves, not at copies: a rebuilt function is taken up while running. */
const homeSynthesis = {
  STAGE: 'home',
  CDK_OUTDIR: assemblyDir,
  CDK_CONTEXT_JSON: JSON.stringify({ 'aws:cdk:disable-asset-staging': true }),
};

const steps: Record<'web' | 'lambdas' | 'synth', Step> = {
  web: {
    name: 'site and app',
    reads: [
      'web',
      'domain',
      'package-lock.json',
      'scripts/build-web.ts',
      'scripts/build-fonts.ts',
      'scripts/build-images.ts',
      'scripts/web-build',
      'scripts/openapi',
      'infra/site/rate-limits.ts',
      'vite.config.ts',
    ],
    asks: ['SITE_URL', 'SITE_SAMPLES'],
    leaves: siteDir,
    make: async () => {
      const { buildWeb } = await import('./build-web.ts');
      await buildWeb({ outDir: siteDir });
    },
  },
  lambdas: {
    name: 'functions',
    reads: [
      'lambdas',
      'domain',
      'events',
      'package-lock.json',
      'scripts/build-lambdas.ts',
      'scripts/lambda-bundles',
      // The publishing function carries the pages' render function.
      siteRendererDir,
    ],
    leaves: lambdasDir,
    make: async () => {
      const { buildLambdas } = await import('./build-lambdas.ts');
      await buildLambdas({ outDir: lambdasDir });
    },
  },
  synth: {
    name: 'cloud template',
    reads: [
      'infra',
      'domain',
      'events',
      'package-lock.json',
      'cdk.json',
      'scripts/build.ts',
      lambdasDir,
      siteDir,
    ],
    leaves: join(assemblyDir, 'manifest.json'),
    make: async () => {
      // Emptied first, so that nothing can read a template that no stack has any more.
      rmSync(assemblyDir, { recursive: true, force: true });
      const { code, output } = await run(process.execPath, ['infra/app.ts'], { env: homeSynthesis });
      if (code !== 0) throw new Error(`The cloud template could not be made:\n${output}`);
    },
  },
};

const printOf = ({ reads, asks = [] }: Step): string =>
  [
    fingerprint(reads.map((path) => join(root, path))),
    ...asks.map((variable) => process.env[variable] ?? ''),
  ].join(' ');

const bring = async (step: Step, log: (line: string) => void): Promise<void> => {
  const print = printOf(step);
  if (known()[step.name] === print && existsSync(join(root, step.leaves))) return;
  const begun = performance.now();
  log(`› building ${step.name} …`);
  await step.make();
  remember(step.name, print);
  log(`  ${step.name} built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
};

/** True where nothing has changed since the last build, so that starting may skip it. */
export const isBuilt = (): boolean =>
  Object.values(steps).every(
    (step) => existsSync(join(root, step.leaves)) && known()[step.name] === printOf(step),
  );

/** Builds what has changed: site and app, the functions that carry their renderer, then the template that carries all. */
export const buildAll = async (log: (line: string) => void = console.log): Promise<void> => {
  process.chdir(root);
  await bring(steps.web, log);
  await bring(steps.lambdas, log);
  await bring(steps.synth, log);
};

if (import.meta.main) await buildAll();
