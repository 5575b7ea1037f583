import type { SuiteTime } from './suite-times.ts';

/** How many tests passed, how many did not, and what the latter said. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** One entry a failed test: where it stands and why it failed. */
  readonly failures: readonly string[];
}

/** What vitest's JSON reporter writes, as far as it is read here. */
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

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface JourneyReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites: readonly JourneySuite[];
}

/** Lines of a failure that are shown; the whole stands above, where it happened. */
const SHOWN_LINES = 12;

const told = (where: string, why: string): string =>
  [where, ...why.split('\n').slice(0, SHOWN_LINES)].join('\n    ');

const vitestFailures = ({ name, status, message, assertionResults }: VitestReport['testResults'][number]) => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not even be loaded has no tests to show, and is a failure all the same.
  if (failed.length === 0) return status === 'failed' ? [told(name, message)] : [];
  return failed.map((test) => told(`${name} › ${test.fullName}`, test.failureMessages?.[0] ?? ''));
};

export const countVitest = ({ numPassedTests, testResults }: VitestReport): Count => {
  const failures = testResults.flatMap(vitestFailures);
  return { passed: numPassedTests, failed: failures.length, failures };
};

const journeyFailures = ({ suites = [], specs = [] }: JourneySuite): string[] => [
  ...suites.flatMap(journeyFailures),
  ...specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const why = results.find(({ error }) => error !== undefined)?.error?.message ?? '';
        return told(`[${projectName}] ${file} › ${title}`, why);
      }),
  ),
];

/** A journey that passed at its second try is a failure: people do not get two. */
export const countJourneys = ({ stats, suites }: JourneyReport): Count => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky,
  failures: suites.flatMap(journeyFailures),
});

const testsOf = ({ suites = [], specs = [] }: JourneySuite): readonly JourneyTest[] => [
  ...suites.flatMap(testsOf),
  ...specs.flatMap(({ tests }) => tests),
];

/** What the journeys took, by the width of the screen. */
export const journeyTimes = ({ suites }: JourneyReport): readonly SuiteTime[] =>
  [...Map.groupBy(suites.flatMap(testsOf), ({ projectName }) => projectName)].map(([width, tests]) => ({
    suite: `journeys ${width}`,
    tests: tests.length,
    seconds: tests
      .flatMap(({ results }) => results)
      .reduce((sum, { duration = 0 }) => sum + duration / 1000, 0),
  }));
