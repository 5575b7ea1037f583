import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayToPlan } from '../day.ts';
import { defaultPlanning } from '../planning-setting.ts';
import { problemOf } from '../problem-of.ts';
import { anyDay, morning, sampleStop, sampleVan, tightDay } from '../testing/sample-day.ts';
import { bestOrder, EXACT_STOPS } from './exact.ts';
import type { Problem } from './problem.ts';
import { routeOf } from './route.ts';
import { heuristic, solve } from './solve.ts';

const allOf = ({ tasks }: Problem) => tasks.map((_task, stop) => stop);
const lengthIn = (problem: Problem, order: readonly number[] | undefined) =>
  order && routeOf(problem, 0, order)?.far;

const ordersOf = (stops: readonly number[]): readonly (readonly number[])[] =>
  stops.length === 0
    ? [[]]
    : stops.flatMap((stop) =>
        ordersOf(stops.filter((other) => other !== stop)).map((rest) => [stop, ...rest]),
      );

const oneVan = (mostStops: number) =>
  fc
    .oneof(anyDay(mostStops, 1), tightDay(mostStops))
    .filter(({ vans }) => vans.length === 1)
    .map((day): Problem => problemOf({ ...day, stops: day.stops.map(withVan) }, defaultPlanning));
const withVan = (stop: DayToPlan['stops'][number]) =>
  stop.pinned === undefined ? stop : { ...stop, pinned: { ...stop.pinned, van: 'A' } };

test('no order of up to five stops is shorter than the best one, and there is one whenever any order can be driven', () => {
  fc.assert(
    fc.property(oneVan(5), (problem) => {
      const lengths = ordersOf(allOf(problem)).flatMap((order) => lengthIn(problem, order) ?? []);
      const shortest = lengths.length === 0 ? undefined : Math.min(...lengths);
      expect(lengthIn(problem, bestOrder(problem, 0, allOf(problem)))).toBe(shortest);
    }),
    { numRuns: 600 },
  );
});

test('the best order is never longer than what trying finds', () => {
  fc.assert(
    fc.property(oneVan(9), (problem) => {
      const [tried] = heuristic(problem, { rounds: 40, seed: 3 }).routes;
      const best = lengthIn(problem, bestOrder(problem, 0, tried!.stops));
      expect(best).toBeLessThanOrEqual(tried!.far);
    }),
    { numRuns: 100 },
  );
});

test('twelve stops of one van have their best order, however little is tried', () => {
  const stops = Array.from({ length: EXACT_STOPS }, (_, index) =>
    sampleStop(`S${index}`, {
      place: { latitude: 40.7 + ((index * 7) % 12) / 100, longitude: -74.2 + ((index * 5) % 12) / 100 },
      windows: index % 3 === 0 ? [morning] : [{ from: 480, to: 1080 }],
    }),
  );
  const problem = problemOf({ stops, vans: [sampleVan('A')] }, defaultPlanning);
  const { routes, absent } = solve(problem, { rounds: 0, seed: 1 });
  const [tried] = heuristic(problem, { rounds: 2000, seed: 1 }).routes;
  expect(absent).toEqual([]);
  expect(routes[0]!.far).toBeLessThanOrEqual(tried!.far);
});
