import fc from 'fast-check';
import { expect, test } from 'vitest';
import { milesBetween } from '../../departures/slots/distance.ts';
import type { DayToPlan, Load, PlannedRun, StopToPlan, VanToPlan } from './day.ts';
import { drivenAsOrdered } from './own-order.ts';
import { planDay } from './plan.ts';
import { defaultPlanning } from './planning-setting.ts';
import { anyDay, sixtyStops } from './testing/sample-day.ts';

const effort = { rounds: 40, seed: 7 };
const planned = (day: DayToPlan) => planDay(day, defaultPlanning, effort);
const numRuns = 150;

const kinds = ['lb', 'cubicFeet', 'pieces'] as const;
const stopOf = ({ stops }: DayToPlan, id: string): StopToPlan => stops.find((stop) => stop.id === id)!;
const vanOf = ({ vans }: DayToPlan, id: string): VanToPlan => vans.find((van) => van.id === id)!;
const amount = (load: Load | undefined, kind: (typeof kinds)[number]) => load?.[kind] ?? 0;
const { roadFactor, milesPerHour } = defaultPlanning;
const driveOf = (one: StopToPlan['place'], other: StopToPlan['place']) =>
  Math.ceil((60 * milesBetween(one, other) * roadFactor) / milesPerHour);

const held = (check: (day: DayToPlan, runs: readonly PlannedRun[]) => void) =>
  fc.assert(
    fc.property(anyDay(16), (day) => {
      check(day, planned(day).runs);
    }),
    { numRuns },
  );

test('each stop is in one run or is named with a reason, and none is in two', () => {
  fc.assert(
    fc.property(anyDay(16), (day) => {
      const { runs, leftOut } = planned(day);
      const placed = runs.flatMap(({ visits }) => visits.map(({ stop }) => stop));
      const named = leftOut.map(({ stop }) => stop);
      expect([...placed, ...named].toSorted()).toEqual(day.stops.map(({ id }) => id).toSorted());
      expect(new Set(runs.map(({ van }) => van)).size).toBe(runs.length);
    }),
    { numRuns },
  );
});

test('every stop begins in one of its windows, and nothing is late', () => {
  held((day, runs) => {
    for (const { van, visits, leavesAt, backAt, overtimeMinutes } of runs) {
      const { shift } = vanOf(day, van);
      expect(leavesAt).toBeGreaterThanOrEqual(shift.from);
      expect(backAt).toBeLessThanOrEqual(shift.to);
      expect(overtimeMinutes).toBe(0);
      for (const { stop, begins, lateMinutes } of visits) {
        const isOpen = stopOf(day, stop).windows.some(({ from, to }) => from <= begins && begins <= to);
        expect([isOpen, lateMinutes]).toEqual([true, 0]);
      }
    }
  });
});

test('a driver is in one place at a time: drives, stops and lunch do not overlap', () => {
  held((day, runs) => {
    for (const { van, visits, leavesAt, backAt, lunch } of runs) {
      const { start, end, lunch: asked } = vanOf(day, van);
      let [free, place] = [leavesAt, start];
      const eaten = (from: number, to: number) =>
        lunch !== undefined && from <= lunch.from && lunch.to <= to ? lunch.to - lunch.from : 0;
      for (const { stop, arrives, begins, leaves } of visits) {
        const { place: door, minutes } = stopOf(day, stop);
        expect(arrives - free - eaten(free, arrives)).toBeGreaterThanOrEqual(driveOf(place, door));
        expect(begins - arrives - eaten(arrives, begins)).toBeGreaterThanOrEqual(0);
        expect(leaves - begins).toBe(minutes);
        if (lunch) expect(lunch.to <= begins || lunch.from >= leaves).toBe(true);
        [free, place] = [leaves, door];
      }
      expect(backAt - free - eaten(free, backAt)).toBeGreaterThanOrEqual(driveOf(place, end));
      if (lunch) expect(lunch.to - lunch.from).toBe(asked?.minutes);
    }
  });
});

test('whoever is on the road over the hours of lunch has lunch in them', () => {
  held((day, runs) => {
    for (const { van, backAt, lunch, lunchMissed } of runs) {
      const { lunch: asked, shift } = vanOf(day, van);
      expect(lunchMissed).toBe(false);
      if (asked === undefined) continue;
      const last = asked.to - asked.minutes;
      if (shift.from <= last && backAt > last) expect(lunch).toBeDefined();
      if (lunch) expect(asked.from <= lunch.from && lunch.to <= asked.to).toBe(true);
    }
  });
});

test('no van carries too much at any moment, with empty barrels going out and full ones coming in', () => {
  held((day, runs) => {
    for (const { van, visits, over } of runs) {
      expect(over).toEqual({ lb: 0, cubicFeet: 0, pieces: 0 });
      for (const kind of kinds) {
        const stops = visits.map(({ stop }) => stopOf(day, stop));
        let carried = stops.reduce((sum, { brings }) => sum + amount(brings, kind), 0);
        const most = vanOf(day, van).carries[kind] + 1e-6;
        expect(carried).toBeLessThanOrEqual(most);
        stops.forEach(({ brings, takes }, index) => {
          carried += amount(takes, kind) - amount(brings, kind);
          expect(carried).toBeLessThanOrEqual(most);
          expect(visits[index]!.onVan[kind]).toBeCloseTo(carried, 3);
        });
      }
    }
  });
});

test('what dispatch pinned stays in its van and in its turn', () => {
  held((day, runs) => {
    for (const { van, visits } of runs) {
      const pinned = visits.flatMap(({ stop }) => stopOf(day, stop).pinned ?? []);
      expect(pinned.every((pin) => pin.van === van)).toBe(true);
      const turns = pinned.flatMap(({ turn }) => turn ?? []);
      expect(turns).toEqual(turns.toSorted((one, other) => one - other));
    }
  });
});

test('the same day gives the same plan', () => {
  fc.assert(
    fc.property(anyDay(16), (day) => {
      expect(planned(structuredClone(day))).toEqual(planned(day));
    }),
    { numRuns: 30 },
  );
});

test('a plan that dispatch takes over as its own order is the same plan', () => {
  fc.assert(
    fc.property(anyDay(16), (day) => {
      const { runs, leftOut } = planned(day);
      const orders = runs.map(({ van, visits }) => ({ van, stops: visits.map(({ stop }) => stop) }));
      expect(drivenAsOrdered(day, orders, defaultPlanning)).toEqual({
        ok: true,
        value: { runs, open: leftOut.map(({ stop }) => stop) },
      });
    }),
    { numRuns },
  );
});

test('the days that are planned here are full ones', () => {
  const plans = fc.sample(anyDay(16), { numRuns: 100, seed: 1 }).map(planned);
  const visits = plans.flatMap(({ runs }) => runs.map((run) => run.visits.length));
  expect(visits.filter((count) => count > 4).length).toBeGreaterThan(25);
  expect(new Set(plans.flatMap(({ leftOut }) => leftOut.map(({ reason }) => reason))).size).toBeGreaterThan(
    5,
  );
});

test('sixty stops for three vans are all planned', () => {
  expect(planned(sixtyStops).leftOut).toEqual([]);
});
