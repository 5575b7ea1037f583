import type { SuiteTime } from './suite-times.ts';

/** How many tests passed and failed, and why they failed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** One entry for each failed test: its place and why it failed. */
  readonly failures: readonly string[];
  /** The same for each test that passed only at its second try. */
  readonly lucky: readonly string[];
}

/** The part of the output of vitest's JSON reporter that is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface JourneyTest {
  readonly projectName: string;
  readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
  readonly status: string;
  readonly results: readonly {
    /** Milliseconds. */
    readonly duration?: number;
    readonly error?: { readonly message?: string };
  }[];
}

interface JourneySuite {
  readonly suites?: readonly JourneySuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly JourneyTest[];
  }[];
}

/** The part of the output of Playwright's JSON reporter that is read here. */
export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly JourneySuite[];
}

/** Lines of a failure that are shown here. The whole text was printed when it happened. */
const SHOWN_LINES = 12;

const described = (where: string, why: string): string =>
  [where, ...why.split('\n').slice(0, SHOWN_LINES)].join('\n    ');

const vitestFailures = ({ name, status, message, assertionResults }: VitestReport['testResults'][number]) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no tests, but it is a failure.
  if (failed.length === 0) return status === 'failed' ? [described(name, message)] : [];
  return failed.map((test) => described(`${name} › ${test.fullName}`, test.failureMessages?.[0] ?? ''));
};

export const countVitest = ({ numPassedTests, testResults }: VitestReport): Count => {
  const failures = testResults.flatMap(vitestFailures);
  return { passed: numPassedTests, failed: failures.length, failures, lucky: [] };
};

/** The journeys that ended so, each with what went wrong first. */
const journeysThatAre = (
  outcome: 'unexpected' | 'flaky',
  { suites = [], specs = [] }: JourneySuite,
): string[] => [
  ...suites.flatMap((suite) => journeysThatAre(outcome, suite)),
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === outcome)
      .map(({ projectName, results }) => {
        const why = results.find(({ error }) => error !== undefined)?.error?.message ?? '';
        return described(`[${projectName}] ${file} › ${title}`, why);
      }),
  ),
];

/** A journey that passed only at its second try has passed, and is named: what depends on luck is to be mended. */
export const countJourneys = ({ stats, suites }: JourneyReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites.flatMap((suite) => journeysThatAre('unexpected', suite)),
  lucky: suites.flatMap((suite) => journeysThatAre('flaky', suite)),
});

const testsOf = ({ suites = [], specs = [] }: JourneySuite): readonly (JourneyTest & { file: string })[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ tests, file }) => tests.map((test) => ({ ...test, file }))),
];

/** The note of a journey with what processors have worked for it, in seconds. */
export const CPU_NOTE = 'seconds of processors';

/** The time of the journeys, by the width of the screen. */
export const journeyTimes = ({ suites }: JourneyReport): readonly SuiteTime[] =>
  [...Map.groupBy(suites.flatMap(testsOf), ({ projectName }) => projectName)].map(([width, tests]) => ({
    suite: `journeys ${width}`,
    tests: tests.length,
    seconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
    files: tests.map(({ file, annotations = [] }) => ({
      file: `tests/journeys/${file}`,
      cpuSeconds: Number(annotations.find(({ type }) => type === CPU_NOTE)?.description ?? 0),
    })),
  }));
