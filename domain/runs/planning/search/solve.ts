import { randomOf } from '../../../kernel/random.ts';
import { bestOrder, EXACT_STOPS } from './exact.ts';
import { farIn, inserted, type Solution } from './insert.ts';
import { at, farOf, type Problem } from './problem.ts';
import { type Route, routeOf } from './route.ts';
import { fraction, neighborsIn, type Random, ruined } from './ruin.ts';

/** How much work is done: so many times stops are taken out and put back. The same seed gives the same plan. */
export interface Effort {
  readonly rounds: number;
  readonly seed: number;
}

/** Of a hundred places where a stop fits, so many are passed over, so that not every round ends alike. */
const SKIPPED_PERCENT = 1;
/** At first a plan is still accepted that is longer by so many drives. In the end, by a hundredth of that. */
const DRIVES_LONGER = 8;

/** What a day is planned with: more rounds find hardly anything shorter. */
export const usualEffort: Effort = { rounds: 3000, seed: 1 };

const allOf = ({ tasks }: Problem): readonly number[] => tasks.map((_task, stop) => stop);

/** The vans without stops. */
export const emptyRoutes = (problem: Problem): readonly Route[] =>
  problem.vans.flatMap((_van, van) => routeOf(problem, van, []) ?? []);

/** How far a stop is from the yard of the first van. */
const fromYard = (problem: Problem, stop: number): number =>
  problem.vans.length === 0 ? 0 : farOf(problem, at(problem.vans, 0).start, stop);

const closingOf = ({ tasks }: Problem, stop: number): number => at(tasks, stop).windows.at(-1)?.[1] ?? 0;

const shuffled = (items: readonly number[], random: Random): readonly number[] => {
  const next = [...items];
  for (let last = next.length - 1; last > 0; last--) {
    const other = random(last + 1);
    [next[last], next[other]] = [at(next, other), at(next, last)];
  }
  return next;
};

/** The absent stops in one of several orders: by chance, the largest, farthest, nearest or soonest closing first. */
const orderFor = (problem: Problem, absent: readonly number[], random: Random): readonly number[] => {
  const stops = shuffled(absent, random);
  const by = (value: (stop: number) => number) => stops.toSorted((one, other) => value(one) - value(other));
  const choice = random(11);
  if (choice < 4) return stops;
  if (choice < 6) return by((stop) => -at(problem.tasks, stop).takes[0] - at(problem.tasks, stop).brings[0]);
  if (choice < 8) return by((stop) => -fromYard(problem, stop));
  if (choice < 9) return by((stop) => fromYard(problem, stop));
  return by((stop) => closingOf(problem, stop));
};

const isPinned = ({ tasks }: Problem, stop: number): boolean => at(tasks, stop).van !== undefined;

/** What is missing in a solution: a stop that dispatch pinned counts more than all others. */
const missingIn = (problem: Problem, { absent }: Solution): number =>
  absent.reduce((sum, stop) => sum + (isPinned(problem, stop) ? problem.tasks.length : 1), 0);

const isBetter = (problem: Problem, one: Solution, other: Solution, slack = 0): boolean => {
  const more = missingIn(problem, one) - missingIn(problem, other);
  return more === 0 ? farIn(one) < farIn(other) + slack : more < 0;
};

/** Takes stops out and puts them back, again and again. At first a longer way is often accepted, at last hardly ever. */
const improved = (problem: Problem, start: Solution, { rounds, seed }: Effort): Solution => {
  const random = randomOf(seed);
  const neighbors = neighborsIn(problem);
  const skips = () => random(100) < SKIPPED_PERCENT;
  const legs = problem.tasks.length - start.absent.length + 1;
  const warmth = (DRIVES_LONGER * farIn(start)) / legs;
  let present = start;
  let best = start;
  for (let round = 0; round < rounds; round++) {
    const ruin = ruined(problem, present, random, neighbors);
    const next = inserted(problem, ruin, orderFor(problem, ruin.absent, random), skips);
    const slack = -Math.log(1 - fraction(random)) * warmth * 0.01 ** (round / rounds);
    if (isBetter(problem, next, present, slack)) present = next;
    if (isBetter(problem, present, best)) best = present;
  }
  return best;
};

/** The route in its best order, where it is short enough to find that one. */
const inBestOrder = (problem: Problem, route: Route): Route => {
  const { van, stops } = route;
  const best = stops.length > EXACT_STOPS ? undefined : bestOrder(problem, van, stops);
  const next = best && routeOf(problem, van, best);
  return next !== undefined && next.far <= route.far ? next : route;
};

/** One van that does all stops in the best order, if there are few enough and one van can. */
const onlyVan = (problem: Problem, wanted: readonly number[]): Solution | undefined => {
  if (problem.vans.length !== 1 || wanted.length > EXACT_STOPS) return undefined;
  const best = bestOrder(problem, 0, wanted);
  const route = best && routeOf(problem, 0, best);
  return route && { routes: [route], absent: [] };
};

/** A plan by trying: what is pinned first, then as many stops as it finds a way for, then as few miles as it can. */
export const heuristic = (problem: Problem, effort: Effort, wanted = allOf(problem)): Solution => {
  const farthest = wanted.toSorted((one, other) => fromYard(problem, other) - fromYard(problem, one));
  const pinnedFirst = farthest.toSorted(
    (one, other) => Number(isPinned(problem, other)) - Number(isPinned(problem, one)),
  );
  const start = inserted(problem, { routes: emptyRoutes(problem), absent: wanted }, pinnedFirst);
  return wanted.length < 2 ? start : improved(problem, start, effort);
};

/**
 * A plan for a day in numbers: as many stops as it finds a way for, then as few miles as it can. Every van with up to `EXACT_STOPS` stops
 * has them in their best order.
 * @param wanted the stops that are to be planned: all unless given.
 */
export const solve = (problem: Problem, effort: Effort, wanted = allOf(problem)): Solution => {
  const only = onlyVan(problem, wanted);
  if (only !== undefined) return only;
  const { routes, absent } = heuristic(problem, effort, wanted);
  return { routes: routes.map((route) => inBestOrder(problem, route)), absent };
};
