import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import type { SuiteTime } from './suite-times.ts';

/** Suites that ran by one runner, and how long one waited for them. */
export interface Part {
  readonly runner: string;
  readonly waitedSeconds: number;
  readonly suites: readonly SuiteTime[];
}

const row = (name: string, tests: string, seconds: string): string =>
  `  ${name.padEnd(24)}${tests.padStart(7)}${seconds.padStart(9)}`;

const time = (seconds: number): string => `${seconds.toFixed(1)} s`;

const SHOWN_FILES = 12;

/** The files for which processors worked longest; the same file at two widths counts once. */
const dearest = (parts: readonly Part[]): readonly string[] => {
  const costs = parts.flatMap(({ suites }) => suites).flatMap(({ files }) => files);
  return [...Map.groupBy(costs, ({ file }) => file)]
    .map(([file, own]) => [file, own.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0)] as const)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, SHOWN_FILES)
    .map(([file, seconds]) => `  ${time(seconds).padStart(9)}  ${file}`);
};

/** What each suite took, what one waited for all of them, the dearest files, and how fast the machine was just now. */
export const suiteTable = (parts: readonly Part[], machine: number): string =>
  [
    row('suite', 'tests', 'took'),
    ...parts.flatMap(({ runner, waitedSeconds, suites }) => [
      ...suites.map(({ suite, tests, seconds }) => row(suite, String(tests), time(seconds))),
      row(`${runner}, side by side`, '', time(waitedSeconds)),
    ]),
    '  The dearest files, by seconds of processors:',
    ...dearest(parts),
    `  Lighthouse's benchmark index of this machine, just now: ${Math.round(machine)}`,
  ].join('\n');

/** What a run closes with: failures, then the tests that needed luck, and last the sum in one line. */
export const closing = (
  { passed, failed }: { readonly passed: number; readonly failed: number },
  failures: readonly string[],
  lucky: readonly string[],
): string =>
  [
    ...failures.map((failure) => `✗ ${failure}`),
    ...(lucky.length === 0 ? [] : ['Passed at the second try: left to luck, mend them']),
    ...lucky.map((journey) => `? ${journey}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n\n');

/** Lighthouse's benchmark index: how much one core does in a second. */
export const benchmarkIndex = (): number => pageFunctions.computeBenchmarkIndex();
