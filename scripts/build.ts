import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { whileNobodyElseBuilds } from './build-steps/lock.ts';
import { areDone, makeChanged, type Step } from './build-steps/step.ts';
import { home, type Target } from './build-steps/targets.ts';
import { run } from './support/process.ts';
import { assemblyDir, browserFilesDir, root } from './support/root.ts';

/** What browsers load and the renderer of the pages, which are the same for every target, so that a stage gets what was tested. */
const browserFiles: Step = {
  name: 'site and app',
  target: 'every',
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
  output: browserFilesDir,
  make: async () => {
    const { buildBrowserFiles } = await import('./build-web.ts');
    await buildBrowserFiles();
  },
};

const pages = (target: Target): Step => ({
  name: 'pages',
  target: target.name,
  reads: ['domain', 'scripts/build-web.ts', 'scripts/web-build', browserFilesDir],
  settings: target.pages,
  output: target.siteDir,
  make: async () => {
    const { buildPages } = await import('./build-web.ts');
    buildPages(target);
  },
});

const functions = (target: Target): Step => ({
  name: 'functions',
  target: target.name,
  reads: [
    'lambdas',
    'domain',
    'events',
    'package-lock.json',
    'scripts/build-lambdas.ts',
    'scripts/lambda-bundles',
    // The publishing function contains the renderer of the pages.
    target.siteRendererDir,
  ],
  output: target.lambdasDir,
  make: async () => {
    const { buildLambdas } = await import('./build-lambdas.ts');
    const { lambdasDir: outDir, metaDir, siteRendererDir, runtime } = target;
    await buildLambdas({ outDir, metaDir, siteRendererDir, runtime });
  },
});

/** At home the template refers to the builds themselves, not to copies, so that a rebuilt function is used at once. */
const homeSynthesis = {
  STAGE: 'home',
  CDK_OUTDIR: assemblyDir,
  CDK_CONTEXT_JSON: JSON.stringify({ 'aws:cdk:disable-asset-staging': true }),
};

/** Only at home: for a stage, the CDK CLI asks for the template (scripts/cdk/app.ts). */
const homeTemplate: Step = {
  name: 'cloud template',
  target: home.name,
  reads: [
    'infra',
    'domain',
    'events',
    'package-lock.json',
    'scripts/build.ts',
    home.lambdasDir,
    home.siteDir,
  ],
  output: `${assemblyDir}/manifest.json`,
  make: async () => {
    // Emptied first, so that nothing can read the template of a stack that no longer exists.
    rmSync(join(root, assemblyDir), { recursive: true, force: true });
    const { code, output } = await run(process.execPath, ['infra/app.ts'], { env: homeSynthesis });
    if (code !== 0) throw new Error(`The cloud template could not be made:\n${output}`);
  },
};

const stepsOf = (target: Target): readonly Step[] => [
  browserFiles,
  pages(target),
  functions(target),
  ...(target === home ? [homeTemplate] : []),
];

/** True when nothing has changed since the last build for the cloud at home, so that a start can skip it. */
export const isHomeBuilt = (): boolean => areDone(stepsOf(home));

/**
 * Builds what has changed for a target: first what browsers load, then its pages, then its functions, which contain the renderer, and
 * at home the template, which refers to both. Call it while nobody else builds (build-steps/lock.ts).
 */
export const buildFor = async (target: Target, log: (line: string) => void): Promise<void> => {
  process.chdir(root);
  await makeChanged(stepsOf(target), log);
};

if (import.meta.main) await whileNobodyElseBuilds(() => buildFor(home, console.log), console.log);
