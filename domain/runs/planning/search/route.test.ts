import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DayToPlan, PlannedRun } from '../day.ts';
import { drivenAsOrdered } from '../own-order.ts';
import { defaultPlanning } from '../planning-setting.ts';
import { problemOf } from '../problem-of.ts';
import { anyDay, tightDay } from '../testing/sample-day.ts';
import { bestOpening, lengthOf, routeOf } from './route.ts';

/** Days of one van, which may have its stops in a turn. */
const days = fc
  .oneof({ weight: 1, arbitrary: anyDay(5, 1) }, { weight: 2, arbitrary: tightDay(4) })
  .filter(({ vans }) => vans.length === 1)
  .map(
    (day): DayToPlan => ({
      ...day,
      stops: day.stops.map(({ pinned, ...stop }) =>
        pinned === undefined ? stop : { ...stop, pinned: { ...pinned, van: 'A' } },
      ),
    }),
  );

const withoutTurns = (day: DayToPlan): DayToPlan => ({
  ...day,
  stops: day.stops.map(({ pinned: _none, ...stop }) => stop),
});

const isInOrder = ({ visits, lunchMissed, overtimeMinutes, over }: PlannedRun): boolean =>
  !lunchMissed &&
  overtimeMinutes === 0 &&
  Object.values(over).every((more) => more === 0) &&
  visits.every(({ lateMinutes }) => lateMinutes === 0);

test('an order is a route just when driving it, with lunch at whichever place, is neither late nor too heavy', () => {
  fc.assert(
    fc.property(days.map(withoutTurns), (day) => {
      const stops = day.stops.map(({ id }) => id);
      const result = drivenAsOrdered(day, [{ van: 'A', stops }], defaultPlanning);
      const [run] = result.ok ? result.value.runs : [];
      const route = routeOf(
        problemOf(day, defaultPlanning),
        0,
        stops.map((_id, stop) => stop),
      );
      if (run !== undefined) expect(route !== undefined).toBe(isInOrder(run));
    }),
    { numRuns: 2000 },
  );
});

test('a stop is put where the route can still be driven and is the shortest, and nowhere when there is no such place', () => {
  fc.assert(
    fc.property(days, (day) => {
      const problem = problemOf(day, defaultPlanning);
      const added = day.stops.length - 1;
      const stops = day.stops.slice(1).map((_stop, index) => index);
      const route = routeOf(problem, 0, stops);
      if (added < 0 || route === undefined) return;
      const lengths = [...stops, added].flatMap((_stop, index) => {
        const longer = stops.toSpliced(index, 0, added);
        return routeOf(problem, 0, longer) === undefined ? [] : [lengthOf(problem, 0, longer)];
      });
      const shortest = lengths.length === 0 ? undefined : Math.min(...lengths) - route.far;
      expect(bestOpening(problem, route, added)?.extra).toBe(shortest);
    }),
    { numRuns: 2000 },
  );
});
