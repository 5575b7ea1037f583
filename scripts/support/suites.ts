import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserPackage } from './browser.ts';
import { ensureDebianPackage } from './debian-package.ts';
import { njsPackage } from './njs.ts';
import { buildApart, run } from './process.ts';
import { root } from './root.ts';
import { benchmarkIndex, closing, type Part, suiteTable } from './suite-table.ts';
import { SUITE_TIMES_FILE, type SuiteTime } from './suite-times.ts';
import {
  type Count,
  countJourneys,
  countVitest,
  type JourneyReport,
  journeyTimes,
  type VitestReport,
} from './test-reports.ts';

export const bin = (name: string): string => join(root, 'node_modules', '.bin', name);

const readReport = <Shape>(path: string): Shape | undefined => {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8')) as Shape;
  } catch {
    return undefined;
  }
};

/** A suite that died before it could report counts as one failure, never as silence. */
const counted = (report: Count | undefined, code: number): Count => {
  const silent = { failed: 1, failures: [`A suite ended with ${code} and did not say why.`] };
  if (report === undefined) return { passed: 0, ...silent, lucky: [] };
  return code !== 0 && report.failed === 0 ? { ...report, ...silent } : report;
};

/** What every run of tests needs: an empty place for reports, the build, and Debian's packages. */
export const prepare = async (): Promise<void> => {
  process.chdir(root);
  rmSync(join(root, 'test-results'), { recursive: true, force: true });
  mkdirSync(join(root, 'test-results'), { recursive: true });
  await buildApart();
  for (const needed of [browserPackage, njsPackage]) await ensureDebianPackage(needed, console.log);
};

/** What came of a run, and what it took. */
export interface Result extends Count, Part {}

const seconds = (begun: number): number => (performance.now() - begun) / 1000;

/**
 * Runs suites of one vitest configuration; `args` as vitest takes them, parts of file names among them. Runs at the same
 * time need different names, because their reports are named by it.
 */
export const runVitest = async (
  config: string,
  reporter: 'dot' | 'verbose',
  args: readonly string[],
  runner = 'vitest',
): Promise<Result> => {
  const begun = performance.now();
  const report = `test-results/${runner}.json`;
  const times = `test-results/${runner}-times.json`;
  const reporters = [
    `--reporter=${reporter}`,
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--reporter=./scripts/support/suite-times.ts',
  ];
  const { code } = await run(bin('vitest'), ['run', '--config', config, ...reporters, ...args], {
    show: true,
    group: true,
    env: { [SUITE_TIMES_FILE]: times },
  });
  const result = readReport<VitestReport>(report);
  return {
    ...counted(result && countVitest(result), code),
    runner,
    waitedSeconds: seconds(begun),
    suites: readReport<SuiteTime[]>(times) ?? [],
  };
};

/** What people do, in a real browser, on a phone and on a desktop; `args` as Playwright takes them. */
export const runJourneys = async (
  args: readonly string[] = [],
  env: Record<string, string> = {},
): Promise<Result> => {
  const begun = performance.now();
  const { code } = await run(bin('playwright'), ['test', ...args], { show: true, group: true, env });
  const result = readReport<JourneyReport>('test-results/journeys.json');
  return {
    ...counted(result && countJourneys(result), code),
    runner: 'journeys',
    waitedSeconds: seconds(begun),
    suites: result === undefined ? [] : journeyTimes(result),
  };
};

/**
 * Says what each suite took, names every failure (of the suites, and `others` that only all of them together show) and every test
 * that needed a second try, closes with one line that sums up, and ends with the code that fits.
 */
export const conclude = (parts: readonly Result[], others: readonly string[] = []): never => {
  const total = (pick: 'passed' | 'failed'): number => parts.reduce((sum, part) => sum + part[pick], 0);
  const failed = total('failed') + others.length;
  console.log(`\n${suiteTable(parts, benchmarkIndex())}`);
  const failures = [...parts.flatMap((part) => part.failures), ...others];
  const lucky = parts.flatMap((part) => part.lucky);
  console.log(`\n${closing({ passed: total('passed'), failed }, failures, lucky)}`);
  process.exit(failed === 0 && total('passed') > 0 ? 0 : 1);
};
