import type { Solution } from './insert.ts';
import { at, farOf, type Problem } from './problem.ts';
import { type Route, routeOf } from './route.ts';

/** Whole numbers below a limit. */
export type Random = (limit: number) => number;

/** About so many stops are taken out at once, and at most so many in a row. */
const STOPS_OUT = 10;
const IN_A_ROW = 10;

/** A random number from 0 up to and without 1. */
export const fraction = (random: Random): number => random(2 ** 30) / 2 ** 30;
const upTo = (random: Random, most: number): number => 1 + Math.floor(fraction(random) * most);

/** For each stop, all of them from the nearest on, itself first. */
export const neighborsIn = (problem: Problem): readonly (readonly number[])[] =>
  problem.tasks.map((_task, stop) =>
    problem.tasks
      .map((_other, other) => other)
      .toSorted(
        (one, other) =>
          (one === stop ? -1 : farOf(problem, stop, one)) -
          (other === stop ? -1 : farOf(problem, stop, other)),
      ),
  );

/** A row of stops of one route around one of them, as places in the route. */
const rowAround = (random: Random, stops: readonly number[], stop: number, most: number) => {
  const length = upTo(random, Math.min(stops.length, most));
  const index = stops.indexOf(stop);
  const first = Math.max(0, index - length + 1);
  const last = Math.min(index, stops.length - length);
  return { from: first + random(last - first + 1), length };
};

const without = (problem: Problem, { van, stops }: Route, from: number, length: number) => ({
  route: routeOf(problem, van, stops.toSpliced(from, length)),
  out: stops.slice(from, from + length),
});

/**
 * The solution without rows of stops that are near each other, from several routes ("slack induction by string removals", J. Christiaens
 * and G. Vanden Berghe, Transportation Science 54, 2020). What is taken out is absent.
 */
export const ruined = (
  problem: Problem,
  { routes, absent }: Solution,
  random: Random,
  neighbors: readonly (readonly number[])[],
): Solution => {
  const used = routes.filter(({ stops }) => stops.length > 0);
  const average = (problem.tasks.length - absent.length) / Math.max(1, used.length);
  const inARow = Math.max(1, Math.min(IN_A_ROW, average));
  let rows = upTo(random, Math.max(1, (4 * STOPS_OUT) / (1 + inARow) - 1));
  const next = [...routes];
  const touched = new Set<number>();
  const out = [...absent];
  for (const stop of at(neighbors, random(problem.tasks.length))) {
    if (rows === 0) break;
    const place = next.findIndex(({ stops }, index) => !touched.has(index) && stops.includes(stop));
    if (place < 0) continue;
    const row = rowAround(random, at(next, place).stops, stop, inARow);
    const shorter = without(problem, at(next, place), row.from, row.length);
    touched.add(place);
    rows--;
    if (shorter.route === undefined) continue;
    next[place] = shorter.route;
    out.push(...shorter.out);
  }
  return { routes: next, absent: out };
};
