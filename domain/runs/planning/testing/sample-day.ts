import fc from 'fast-check';
import type { DayToPlan, Load, StopToPlan, VanToPlan } from '../day.ts';

/** The yard in Kearny. */
const yard = { latitude: 40.7684, longitude: -74.1454 };
export const morning = { from: 540, to: 720 };
const noon = { from: 720, to: 900 };
export const afternoon = { from: 900, to: 1080 };

/** A van with a driver from 8AM to 6PM. */
export const sampleVan = (id: string, change: Partial<VanToPlan> = {}): VanToPlan => ({
  id,
  carries: { lb: 3000, cubicFeet: 400, pieces: 40 },
  start: yard,
  end: yard,
  shift: { from: 480, to: 1080 },
  lunch: { minutes: 30, from: 660, to: 840 },
  ...change,
});

/** A pickup of one full barrel in Newark, in the morning. */
export const sampleStop = (id: string, change: Partial<StopToPlan> = {}): StopToPlan => ({
  id,
  place: { latitude: 40.7357, longitude: -74.1724 },
  windows: [morning],
  minutes: 15,
  takes: { lb: 140, cubicFeet: 9, pieces: 1 },
  ...change,
});

const load = (least: number, most: number): fc.Arbitrary<Load> =>
  fc.record({
    lb: fc.integer({ min: 80 * least, max: 80 * most }).map((tenths) => tenths / 10),
    cubicFeet: fc.integer({ min: 5 * least, max: 5 * most }).map((tenths) => tenths / 10),
    pieces: fc.integer({ min: least, max: most }),
  });

const place = fc.record({
  latitude: fc.integer({ min: 40_650, max: 40_850 }).map((parts) => parts / 1000),
  longitude: fc.integer({ min: -74_250, max: -74_000 }).map((parts) => parts / 1000),
});

const windows = fc.oneof(
  { weight: 3, arbitrary: fc.constant([{ from: 480, to: 1080 }]) },
  { weight: 5, arbitrary: fc.constantFrom([morning], [noon], [afternoon], [morning, afternoon]) },
  { weight: 1, arbitrary: fc.integer({ min: 420, max: 1060 }).map((from) => [{ from, to: from + 45 }]) },
);

const pinned = fc.record(
  {
    van: fc.oneof({ weight: 6, arbitrary: fc.constant('A') }, { weight: 1, arbitrary: fc.constant('C') }),
    turn: fc.integer({ min: 1, max: 3 }),
  },
  { requiredKeys: ['van'] },
);

const stop: fc.Arbitrary<Omit<StopToPlan, 'id'>> = fc
  .tuple(
    fc.record(
      {
        place,
        windows,
        minutes: fc.integer({ min: 5, max: 30 }),
        brings: load(0, 4),
        takes: load(0, 6),
      },
      { requiredKeys: ['place', 'windows', 'minutes'] },
    ),
    fc.option(pinned, { freq: 3, nil: undefined }),
  )
  .map(([each, pin]) => ({ ...each, ...(pin && { pinned: pin }) }));

const hours = fc.constantFrom(
  { from: 480, to: 1080 },
  { from: 420, to: 1110 },
  { from: 540, to: 780 },
  { from: 780, to: 1110 },
);
const lunch = fc.constantFrom({ minutes: 30, from: 660, to: 840 }, { minutes: 60, from: 720, to: 800 });
const van: fc.Arbitrary<Omit<VanToPlan, 'id'>> = fc.record(
  {
    carries: load(5, 45),
    start: fc.constant(yard),
    end: fc.oneof(fc.constant(yard), place),
    shift: hours,
    lunch,
  },
  { requiredKeys: ['carries', 'start', 'end', 'shift'] },
);

/** Sixty stops for three vans, which fit. */
export const sixtyStops: DayToPlan = {
  stops: Array.from({ length: 60 }, (_, index) =>
    sampleStop(`S${index}`, {
      place: {
        latitude: 40.72 + ((index * 37) % 100) / 1000,
        longitude: -74.2 + ((index * 53) % 100) / 1000,
      },
      windows: [{ from: 480 + 60 * (index % 6), to: 780 + 60 * (index % 6) }],
      minutes: 8,
      takes: { lb: 60, cubicFeet: 6, pieces: 1 },
    }),
  ),
  vans: ['A', 'B', 'C'].map((id) => sampleVan(id)),
};

/** Any day with so many stops and vans at the most. What is pinned may be pinned to a van that does not work. */
export const anyDay = (mostStops: number, mostVans = 3): fc.Arbitrary<DayToPlan> =>
  fc
    .record({
      stops: fc.array(stop, { maxLength: mostStops, size: 'max' }),
      vans: fc.oneof(
        { weight: 9, arbitrary: fc.array(van, { minLength: 1, maxLength: mostVans }) },
        { weight: 1, arbitrary: fc.constant<Omit<VanToPlan, 'id'>[]>([]) },
      ),
    })
    .map(({ stops, vans }) => ({
      stops: stops.map((each, index) => ({ id: `S${index + 1}`, ...each })),
      vans: vans.map((each, index) => ({ id: 'ABC'.charAt(index), ...each })),
    }));

/** A day of one van whose windows and lunch leave little time: so much hangs on where lunch is. */
export const tightDay = (mostStops: number): fc.Arbitrary<DayToPlan> =>
  fc
    .record({
      stops: fc.array(
        fc.record({
          north: fc.integer({ min: -60, max: 60 }),
          from: fc.integer({ min: 470, max: 820 }),
          long: fc.integer({ min: 10, max: 240 }),
          minutes: fc.integer({ min: 5, max: 60 }),
        }),
        { minLength: 1, maxLength: mostStops, size: 'max' },
      ),
      to: fc.integer({ min: 700, max: 960 }),
      lunch: fc.record({ minutes: fc.constantFrom(30, 45), from: fc.integer({ min: 540, max: 700 }) }),
      spare: fc.integer({ min: 0, max: 60 }),
    })
    .map(({ stops, to, lunch: { minutes, from }, spare }) => ({
      stops: stops.map(({ north, from: opens, long, minutes: service }, index) =>
        sampleStop(`S${index + 1}`, {
          place: { latitude: yard.latitude + north / 1000, longitude: yard.longitude },
          windows: [{ from: opens, to: opens + long }],
          minutes: service,
        }),
      ),
      vans: [
        sampleVan('A', { shift: { from: 450, to }, lunch: { minutes, from, to: from + minutes + spare } }),
      ],
    }));
