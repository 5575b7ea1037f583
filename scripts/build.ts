import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './support/fingerprint.ts';
import { run } from './support/process.ts';
import { assemblyDir, lambdasDir, root, siteDir, siteRendererDir } from './support/root.ts';

/** One part of the build: its sources, its result, and how it is made. */
interface Step {
  readonly name: string;
  readonly reads: readonly string[];
  /** Environment variables that it reads. */
  readonly variables?: readonly string[];
  readonly output: string;
  readonly make: () => Promise<void>;
}

const stateFile = join(root, '.cache', 'build.json');
const known = (): Record<string, string> =>
  existsSync(stateFile) ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Record<string, string>) : {};
const remember = (name: string, print: string): void => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(stateFile, JSON.stringify({ ...known(), [name]: print }));
};

/** At home the template refers to the builds themselves, not to copies, so that a rebuilt function is used at once. */
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
    variables: ['SITE_URL', 'SITE_SAMPLES'],
    output: siteDir,
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
      // The publishing function contains the renderer of the pages.
      siteRendererDir,
    ],
    output: lambdasDir,
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
    output: join(assemblyDir, 'manifest.json'),
    make: async () => {
      // Emptied first, so that nothing can read the template of a stack that no longer exists.
      rmSync(assemblyDir, { recursive: true, force: true });
      const { code, output } = await run(process.execPath, ['infra/app.ts'], { env: homeSynthesis });
      if (code !== 0) throw new Error(`The cloud template could not be made:\n${output}`);
    },
  },
};

const fingerprintOf = ({ reads, variables = [] }: Step): string =>
  [
    fingerprint(reads.map((path) => join(root, path))),
    ...variables.map((variable) => process.env[variable] ?? ''),
  ].join(' ');

const buildIfChanged = async (step: Step, log: (line: string) => void): Promise<void> => {
  const print = fingerprintOf(step);
  if (known()[step.name] === print && existsSync(join(root, step.output))) return;
  const begun = performance.now();
  log(`› building ${step.name} …`);
  await step.make();
  remember(step.name, print);
  log(`  ${step.name} built in ${((performance.now() - begun) / 1000).toFixed(1)} s`);
};

/** True when nothing has changed since the last build, so that a start can skip it. */
export const isBuilt = (): boolean =>
  Object.values(steps).every(
    (step) => existsSync(join(root, step.output)) && known()[step.name] === fingerprintOf(step),
  );

/** Builds what has changed: first site and app, then the functions, which contain the renderer, then the template, which refers to both. */
export const buildAll = async (log: (line: string) => void = console.log): Promise<void> => {
  process.chdir(root);
  await buildIfChanged(steps.web, log);
  await buildIfChanged(steps.lambdas, log);
  await buildIfChanged(steps.synth, log);
};

if (import.meta.main) await buildAll();
