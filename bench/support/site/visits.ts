import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '#tests/support/free-port.ts';
import { launchBrowser } from '../browser.ts';

/** What Lighthouse says of one load of a page on a slow phone. Scores are of 100, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly cls: number;
  readonly tbt: number;
  /** How fast Lighthouse found the machine just before; a fast desk has 1,500 and more. */
  readonly machine: number;
  /** What costs a score, by the audit's id. */
  readonly faults: readonly string[];
}

/** Loads pages one at a time in a browser that forgets everything between two. */
export interface Visitor {
  visit(url: string): Promise<Visit>;
  leave(): Promise<void>;
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const score = ({ categories }: Report, id: string): number => Math.round((categories[id]?.score ?? 0) * 100);
const measured = ({ audits }: Report, id: string): number => audits[id]?.numericValue ?? Number.NaN;

/** Audits that count and did not pass; the timings' own have their figures. */
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

/** A recording fails now and then, and Lighthouse asks for another; a page that cannot be loaded fails each time. */
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
 * Up to this index Lighthouse's command line warns that the machine is too slow to be made four times slower: what it
 * then reckons is no phone. On machines that others share, this comes and goes within seconds.
 */
const TOO_SLOW = 1000;
/** A machine that stays slow is measured as it is. */
const LOADS_AT_MOST = 3;

/** Loads a page, and again while the machine is too slow to say anything about it; the fastest machine's word counts. */
const load = async (url: string, port: number): Promise<Visit> => {
  let best = await record(url, port);
  for (let loads = 1; best.machine <= TOO_SLOW && loads < LOADS_AT_MOST; loads += 1) {
    const again = await record(url, port);
    if (again.machine > best.machine) best = again;
  }
  return best;
};

/** Share of the processors' time that may be taken when a load begins, over a while. */
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
 * Waits until the machine has nothing else to do, such as folding what the last load reported: Lighthouse reckons the
 * phone from what it measures here, and would count that work four times over as the page's. A machine that never comes
 * to rest is measured as it is.
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
