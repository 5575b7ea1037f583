import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { useFolderVariable } from 'home-cloud';
import { skybarrel } from '#infra/skybarrel.ts';
import { stageByName } from '#infra/stages.ts';
import { run } from '../../../scripts/support/process.ts';
import { bin } from '../../../scripts/support/suites.ts';
import type { VitestReport } from '../../../scripts/support/test-reports.ts';
import { startTestCloudAt } from '../cloud.ts';
import { broken, MUTANT } from './mutants.ts';
import { livesThroughADay } from './use.ts';

/** The error of a gate; undefined if the system passes. */
export type Verdict = string | undefined;

interface Report {
  readonly pluginReports: readonly {
    readonly pluginName: string;
    readonly violations: readonly { readonly ruleName: string; readonly description: string }[];
  }[];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Synthesizes as for the cloud at home, and writes violations to a report instead of ending the synthesis. */
const context = JSON.stringify({
  'aws:cdk:disable-asset-staging': true,
  '@aws-cdk/core:failSynthOnValidationErrors': false,
});

interface AtHome {
  readonly start: Verdict;
  readonly use: Verdict;
}

/** Tries one mutant, or the correct system if none is named. */
export interface Judge {
  /** The checks of `cdk synth --strict`: aws-cdk-lib's validator and our own plugins. */
  readonly strict: Verdict;
  readonly nag: Verdict;
  /** The cloud at home: its start, and if it starts, its use: a person registers and reads their own data. */
  home(): Promise<AtHome>;
  /** The tests of the templates, in a separate process, until the first failure. */
  tests(): Promise<Verdict>;
}

const setVariable = (name: string, value: string | undefined): void => {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
};

/** Runs something while a variable of the environment has another value, or none. */
const withVariable = async <Answer>(
  name: string,
  value: string | undefined,
  what: () => Answer | Promise<Answer>,
): Promise<Answer> => {
  const before = process.env[name];
  setVariable(name, value);
  try {
    return await what();
  } finally {
    setVariable(name, before);
  }
};

const synthesize = (mutant: string | undefined, outdir: string): Report => {
  const app = skybarrel({
    stage: stageByName('dev'),
    lambdasDir: resolve('build/lambdas'),
    siteDir: resolve('build/site'),
    outdir,
    validate: true,
  });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  broken(app, mutant).synth();
  return JSON.parse(readFileSync(join(outdir, 'validation-report.json'), 'utf8')) as Report;
};

const violationsOf = ({ pluginReports }: Report, ours: (plugin: string) => boolean): Verdict => {
  const violations = pluginReports
    .filter(({ pluginName }) => ours(pluginName))
    .flatMap((one) => one.violations);
  return violations.length === 0
    ? undefined
    : violations.map(({ ruleName, description }) => `${ruleName}: ${description}`).join('; ');
};

/** Every test of the templates except that of cdk-nag, which is a gate of its own. */
const templateTests = (): string[] =>
  globSync('tests/infra/**/*.test.ts').filter(
    (file) => basename(file) !== 'nag.test.ts' && /from '\.\.?\/cloud\.ts'/.test(readFileSync(file, 'utf8')),
  );

const runTemplateTests = async (mutant: string | undefined, report: string): Promise<Verdict> => {
  const alone = ['--project', 'infra', '--no-isolate', '--no-file-parallelism', '--bail=1'];
  const { code, output } = await run(
    bin('vitest'),
    ['run', ...alone, '--reporter=json', `--outputFile=${report}`, ...templateTests()],
    { env: mutant === undefined ? {} : { [MUTANT]: mutant } },
  );
  if (code === 0) return undefined;
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
  const failed = testResults.filter(({ status }) => status === 'failed');
  return failed.map(({ name }) => basename(name, '.test.ts')).join(', ') || output;
};

const verdictOf = async (what: Promise<unknown>): Promise<Verdict> =>
  what.then(
    () => undefined,
    (error: unknown) => messageOf(error),
  );

const atHome = async (assemblyDir: string, dataDir: string): Promise<AtHome> => {
  const starting = startTestCloudAt(dataDir, 0, assemblyDir);
  const start = await verdictOf(starting);
  if (start !== undefined) return { start, use: undefined };
  const cloud = await starting;
  try {
    return { start, use: await verdictOf(livesThroughADay(cloud)) };
  } finally {
    await cloud.stop();
  }
};

/** Synthesizes the mutant, lets `ask` run the gates, and deletes the files afterwards. */
export const judging = async <Answer>(
  mutant: string | undefined,
  ask: (judge: Judge) => Promise<Answer>,
): Promise<Answer> => {
  const folder = mkdtempSync(join(tmpdir(), 'skybarrel-mutant-'));
  const assembly = join(folder, 'cdk.out');
  try {
    const report = await withVariable('CDK_CONTEXT_JSON', context, () => synthesize(mutant, assembly));
    return await ask({
      strict: violationsOf(report, (plugin) => !/nag/i.test(plugin)),
      nag: violationsOf(report, (plugin) => /nag/i.test(plugin)),
      // A broken system grants what ours does not; its uses do not count.
      home: () => withVariable(useFolderVariable, undefined, () => atHome(assembly, join(folder, 'data'))),
      tests: () => runTemplateTests(mutant, join(folder, 'tests.json')),
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
