import { expect, test } from 'vitest';
import type { DayToPlan, StopToPlan, VanToPlan } from './day.ts';
import { leftOutReasons, leftOutWords } from './left-out.ts';
import { planDay } from './plan.ts';
import { defaultPlanning } from './planning-setting.ts';
import { afternoon, morning, sampleStop, sampleVan } from './testing/sample-day.ts';

const planned = (stops: readonly StopToPlan[], vans: readonly VanToPlan[] = [sampleVan('A')]) =>
  planDay({ stops, vans } satisfies DayToPlan, defaultPlanning);
const whyOf = (stops: readonly StopToPlan[], vans?: readonly VanToPlan[]) =>
  planned(stops, vans).leftOut.map(({ reason, alone }) => `${reason} ${alone ? 'alone' : 'beside others'}`);
const orderOf = (stops: readonly StopToPlan[], vans?: readonly VanToPlan[]) =>
  planned(stops, vans).runs.map(({ visits }) => visits.map(({ stop }) => stop));

const nearby = { latitude: 40.769, longitude: -74.146 };
const allDay = [{ from: 480, to: 1080 }];

test('miles are straight ones times the factor, and the van leaves so that it is there when the window opens', () => {
  const [run] = planned([sampleStop('S1')]).runs;
  expect(run).toEqual({
    van: 'A',
    leavesAt: 529,
    visits: [
      {
        stop: 'S1',
        arrives: 540,
        begins: 540,
        leaves: 555,
        lateMinutes: 0,
        miles: 3.51,
        onVan: { lb: 140, cubicFeet: 9, pieces: 1 },
      },
    ],
    backAt: 566,
    miles: 7.02,
    lunchMissed: false,
    overtimeMinutes: 0,
    over: { lb: 0, cubicFeet: 0, pieces: 0 },
  });
});

test("Tuesday's eleven pickups are planned, all of them, and the driver has lunch", () => {
  const stops = Array.from({ length: 11 }, (_, index) =>
    sampleStop(`S${index}`, {
      place: { latitude: 40.7 + (index % 4) / 50, longitude: -74.2 + (index % 5) / 50 },
      windows: [index < 6 ? morning : afternoon],
    }),
  );
  const { runs, leftOut } = planned(stops);
  expect(leftOut).toEqual([]);
  expect(runs.flatMap(({ visits }) => visits)).toHaveLength(11);
  expect(runs[0]?.lunch).toMatchObject({ from: expect.any(Number) });
});

test('a stop that no van can do says why', () => {
  const load = { lb: 100, cubicFeet: 10, pieces: 1 };
  const philadelphia = { latitude: 39.9526, longitude: -75.1652 };
  const why = (change: Partial<StopToPlan>) => whyOf([sampleStop('S1', change)]);
  expect(whyOf([sampleStop('S1')], [])).toEqual(['NO_VAN alone']);
  expect(why({ pinned: { van: 'B' } })).toEqual(['NO_VAN alone']);
  expect(why({ takes: { ...load, lb: 3000.001 } })).toEqual(['WEIGHT alone']);
  expect(why({ takes: { ...load, lb: 3000 } })).toEqual([]);
  expect(why({ brings: { ...load, cubicFeet: 401 } })).toEqual(['VOLUME alone']);
  expect(why({ takes: { ...load, pieces: 41 } })).toEqual(['PIECES alone']);
  expect(why({ windows: [{ from: 1100, to: 1200 }] })).toEqual(['WINDOW alone']);
  expect(why({ windows: [] })).toEqual(['WINDOW alone']);
  expect(why({ place: philadelphia, windows: allDay })).toEqual(['TOO_FAR alone']);
  expect(why({ takes: { ...load, lb: 5000, pieces: 99 } })).toEqual(['WEIGHT alone']);
});

test('a stop that has no place beside the others says what is in the way', () => {
  const heavy = { takes: { lb: 1600, cubicFeet: 9, pieces: 1 } };
  const large = { takes: { lb: 10, cubicFeet: 201, pieces: 1 } };
  const many = { takes: { lb: 10, cubicFeet: 9, pieces: 21 } };
  const short = { windows: [{ from: 600, to: 610 }] };
  const two = (one: Partial<StopToPlan>, other = one, vans?: readonly VanToPlan[]) =>
    whyOf([sampleStop('S1', one), sampleStop('S2', other)], vans);
  expect(two(heavy)).toEqual(['WEIGHT beside others']);
  expect(two(large)).toEqual(['VOLUME beside others']);
  expect(two(many)).toEqual(['PIECES beside others']);
  expect(two(short)).toEqual(['WINDOW beside others']);
  const fixed = (turn: number) => ({ pinned: { van: 'A', turn } });
  expect(two({ windows: [afternoon], ...fixed(1) }, fixed(2))).toEqual(['ORDER beside others']);
  const brief = [sampleVan('A', { shift: { from: 540, to: 610 } })];
  expect(two({ minutes: 40 }, { minutes: 40 }, brief)).toEqual(['SHIFT beside others']);
});

test('every reason is told in words of its own', () => {
  const words = leftOutReasons.map((reason) => leftOutWords({ reason, alone: false }));
  expect(new Set(words).size).toBe(leftOutReasons.length);
  expect(leftOutWords({ reason: 'WEIGHT', alone: true })).toBe('It is heavier than a van can carry');
});

test('empty barrels go out before full ones come in, also when that is further', () => {
  const empties = sampleStop('empties', {
    windows: allDay,
    brings: { lb: 200, cubicFeet: 90, pieces: 10 },
    takes: { lb: 0, cubicFeet: 0, pieces: 0 },
  });
  const full = sampleStop('full', {
    place: nearby,
    windows: allDay,
    takes: { lb: 1400, cubicFeet: 90, pieces: 2 },
  });
  const small = [sampleVan('A', { carries: { lb: 3000, cubicFeet: 100, pieces: 20 } })];
  expect(orderOf([full, empties], small)).toEqual([['empties', 'full']]);
  expect(whyOf([full, { ...empties, windows: [afternoon] }], small)).toEqual([]);
  expect(
    whyOf(
      [
        { ...full, windows: [morning] },
        { ...empties, windows: [afternoon] },
      ],
      small,
    ),
  ).toEqual(['VOLUME beside others']);
});

test('a run that is back while there is time for lunch needs none on the road', () => {
  expect(planned([sampleStop('S1')]).runs[0]?.lunch).toBeUndefined();
  const late = planned([sampleStop('S1'), sampleStop('S2', { windows: [afternoon] })]).runs[0];
  expect(late?.lunch).toEqual({ from: 660, to: 690 });
});

test('a stop that is pinned goes with its van, and in its turn', () => {
  const vans = [sampleVan('A'), sampleVan('B')];
  const stops = ['S1', 'S2', 'S3'].map((id, index) =>
    sampleStop(id, { windows: allDay, pinned: { van: 'B', turn: 3 - index } }),
  );
  expect(planned(stops, vans).runs.map(({ van }) => van)).toEqual(['B']);
  expect(orderOf(stops, vans)).toEqual([['S3', 'S2', 'S1']]);
});

test('a stop that is pinned is not left out for others', () => {
  const takes = { lb: 1000, cubicFeet: 9, pieces: 1 };
  const large = sampleStop('large', { takes: { ...takes, lb: 3000 }, pinned: { van: 'A' } });
  const others = ['S1', 'S2', 'S3'].map((id) => sampleStop(id, { takes }));
  expect(orderOf([...others, large])).toEqual([['large']]);
  expect(whyOf([...others, large])).toEqual(others.map(() => 'WEIGHT beside others'));
});
