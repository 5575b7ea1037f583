import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '#tests/support/free-port.ts';
import { launchBrowser } from '../browser.ts';

/** Lighthouse's result for one load of a page on a slow phone. Scores are of 100, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** Lighthouse's benchmark index of the machine just before; a fast desktop has 1,500 and more. */
  readonly machine: number;
  /** Ids of the failed audits. */
  readonly faults: readonly string[];
}

/** Loads pages one at a time in a browser without a cache between two loads. */
export interface Visitor {
  visit(url: string): Promise<Visit>;
  leave(): Promise<void>;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const score = ({ categories }: Report, id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
const measured = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

/** Audits that count and did not pass, without the timings, which have their own figures. */
const faultsOf = ({ categories, audits }: Report): readonly string[] =>
  ['accessibility', 'best-practices', 'seo']
    .flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);

const visitOf = (report: Report): Visit => ({
  performance: score(report, 'performance'),
  accessibility: score(report, 'accessibility'),
  bestPractices: score(report, 'best-practices'),
  seo: score(report, 'seo'),
  lcp: measured(report, 'largest-contentful-paint'),
  cls: measured(report, 'cumulative-layout-shift'),
  tbt: measured(report, 'total-blocking-time'),
  machine: report.environment.benchmarkIndex,
  faults: faultsOf(report),
});

/** A recording fails sometimes and is repeated. A page that cannot be loaded fails each time. */
const TRIES = 3;

const record = async (url: string, port: number): Promise<Visit> => {
  let trouble = '';
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    await untilCalm();
    const report = (await lighthouse(url, { port, logLevel: 'error', output: 'json' }))?.lhr;
    if (report && !report.runtimeError) return visitOf(report);
    trouble = report?.runtimeError?.message ?? 'no report';
  }
  throw new Error(`${url} could not be measured: ${trouble}`);
};

/**
 * Up to this index Lighthouse's command line warns that the machine is too slow to be made four times slower, because the result
 * would not be like a phone. On shared machines the index changes within seconds.
 */
const TOO_SLOW = 1000;
/** After this many loads a slow machine is measured as it is. */
const LOADS_AT_MOST = 3;

/** Loads a page, and repeats it while the machine is too slow. The load with the highest index counts. */
const load = async (url: string, port: number): Promise<Visit> => {
  let best = await record(url, port);
  for (let loads = 1; best.machine <= TOO_SLOW && loads < LOADS_AT_MOST; loads += 1) {
    const again = await record(url, port);
    if (again.machine > best.machine) best = again;
  }
  return best;
};

/** The largest share of the processors' time that may be in use when a load begins, and how long to wait for that. */
const CALM = { share: 0.1, milliseconds: 300, tries: 50 } as const;

const processorTimes = (): { readonly all: number; readonly idle: number } =>
  cpus().reduce(
    (sum, { times }) => ({
      all: sum.all + times.user + times.nice + times.sys + times.irq + times.idle,
      idle: sum.idle + times.idle,
    }),
    { all: 0, idle: 0 },
  );

/**
 * Waits until the machine has no other work, such as folding the reports of the last load: Lighthouse computes the phone's times
 * from what it measures here, and would add that work, multiplied by four, to the page's. A machine that never becomes idle is
 * measured as it is.
 */
const untilCalm = async (): Promise<void> => {
  for (let attempt = 1; attempt <= CALM.tries; attempt += 1) {
    const before = processorTimes();
    await setTimeout(CALM.milliseconds);
    const after = processorTimes();
    if (1 - (after.idle - before.idle) / (after.all - before.all) <= CALM.share) return;
  }
};

/** Lighthouse's own preset: a phone of 412 by 823, a processor four times slower, slow 4G, all simulated. */
export const startVisitor = async (): Promise<Visitor> => {
  const port = await freePort();
  const browser: Browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  return { visit: (url) => load(url, port), leave: () => browser.close() };
};
