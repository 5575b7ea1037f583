import type { Browser } from '@playwright/test';
import type { SignInPath, SitePath } from '#domain/kernel/paths.ts';
import { median } from '../../harness/statistics.ts';
import { launchBrowser } from '../browser.ts';
import { type Sides, startSides } from './sides.ts';
import { startVisitor, type Visit, type Visitor } from './visits.ts';
import { type Weight, weigh } from './weigh.ts';

/** Lighthouse's results vary from load to load; its authors recommend the median of several. */
const LOADS = 3;
/** The firewall's window. The clock is moved past it between two pages. */
const FIREWALL_WINDOW_MS = 5 * 60_000 + 1;

/** The medians of three loads of a page, and all faults of any of them. */
const middle = (visits: readonly Visit[]): Visit => {
  const of = (pick: (visit: Visit) => number): number => median(visits.map(pick));
  return {
    performance: of(({ performance }) => performance),
    accessibility: of(({ accessibility }) => accessibility),
    bestPractices: of(({ bestPractices }) => bestPractices),
    seo: of(({ seo }) => seo),
    lcp: of(({ lcp }) => lcp),
    cls: of(({ cls }) => cls),
    tbt: of(({ tbt }) => tbt),
    machine: of(({ machine }) => machine),
    faults: [...new Set(visits.flatMap(({ faults }) => faults))],
  };
};

interface Running {
  readonly sides: Sides;
  readonly visitor: Visitor;
  readonly browser: Browser;
}

const start = async (): Promise<Running> => {
  const sides = await startSides();
  return { sides, visitor: await startVisitor(), browser: await launchBrowser() };
};

let running: Promise<Running> | undefined;

/** Starts both sites for the first page. They run until `leaveSites`. */
const sites = (): Promise<Running> => {
  running ??= start();
  return running;
};

/** Stops what was started. Results of pages are kept for the next figures. */
export const leaveSites = async (): Promise<void> => {
  if (running === undefined) return;
  const { sides, visitor, browser } = await running;
  running = undefined;
  await Promise.all([visitor.leave(), browser.close()]);
  await sides.stop();
};

/** A page that is a file. */
export type StaticPath = SitePath | SignInPath;

/** Measures each path once. The figures of a run share the result, because a load takes ten seconds. */
const oncePerPath = <Known>(learn: (path: StaticPath) => Promise<Known>) => {
  const known = new Map<StaticPath, Promise<Known>>();
  return (path: StaticPath): Promise<Known> => {
    const answer = known.get(path) ?? learn(path);
    known.set(path, answer);
    return answer;
  };
};

const visitSide = async (side: 'ours' | 'beside', path: StaticPath): Promise<Visit> => {
  const { sides, visitor } = await sites();
  await sides[side].advance(FIREWALL_WINDOW_MS);
  return visitor.visit(`${sides[side].url}${path}`);
};

const pairs = new Map<StaticPath, { readonly ours: Visit; readonly beside: Visit }>();

/** Medians of three loads of each side, taken alternately. */
export const visitBoth = oncePerPath(async (path) => {
  const loads: { readonly ours: Visit; readonly beside: Visit }[] = [];
  for (let load = 0; load < LOADS; load += 1) {
    const ours = await visitSide('ours', path);
    loads.push({ ours, beside: await visitSide('beside', path) });
  }
  const both = {
    ours: middle(loads.map(({ ours }) => ours)),
    beside: middle(loads.map(({ beside }) => beside)),
  };
  pairs.set(path, both);
  return both;
});

/** Medians of three loads of our page. */
export const visitOurs = oncePerPath(async (path) => {
  const known = pairs.get(path);
  if (known) return known.ours;
  const visits: Visit[] = [];
  for (let load = 0; load < LOADS; load += 1) visits.push(await visitSide('ours', path));
  return middle(visits);
});

/** The weight of our page. It is exact, so one measurement is enough. */
export const weighOurs = oncePerPath(async (path): Promise<Weight> => {
  const { sides, browser } = await sites();
  await sides.ours.advance(FIREWALL_WINDOW_MS);
  return weigh(browser, `${sides.ours.url}${path}`);
});
