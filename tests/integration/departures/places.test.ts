import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Load } from '#domain/departures/flight.ts';
import { placeProblem } from '#domain/departures/places.ts';
import { withCapacity } from '#domain/departures/planning.ts';
import { waitProblem } from '#domain/departures/waitlist/waitlist.ts';
import { flights } from '#lambdas/departures/index.ts';
import { flightStore } from '#lambdas/departures/store/flight-store.ts';
import { transact } from '#lambdas/runtime/table/transact.ts';
import type { Write } from '#lambdas/runtime/table/writes.ts';
import { aFlight, storeFlights } from '../../support/flights.ts';
import { startTables, type Tables } from '../../support/tables.ts';

const id = 'GY-2026-12-04';
const early = new Date('2026-11-25T15:00:00.000Z');
const at = (instant: string) => new Date(instant);
const load = (lb: number, pieces = 1): Load => ({ thousandthsLb: lb * 1000, pieces });

let tables: Tables;
let known: ReturnType<typeof flights>;
beforeEach(async () => {
  tables = await startTables();
  known = flights(tables.client(), tables.departures);
});
afterEach(() => tables.stopAsKept());

const happens = async (write: Write): Promise<boolean> =>
  (await transact(tables.client(), { write }, { tries: 10, pause: async () => undefined })) === undefined;
const take = (of: Load, now = early, onHand = false) => happens(known.takePlace(id, of, { now, onHand }));
const free = async () => (await known.find(id, early))?.free;

describe('a place', () => {
  test('is taken, changed and given back, to the thousandth of a pound', async () => {
    await storeFlights(tables, aFlight());
    expect(await take({ thousandthsLb: 40_125, pieces: 3 })).toBe(true);
    expect(await known.find(id, early)).toMatchObject({
      free: { thousandthsLb: 59_875, pieces: 7 },
      shipments: 1,
      state: 'OPEN',
    });
    const before = { thousandthsLb: 40_125, pieces: 3 };
    expect(
      await happens(known.changePlace(id, { before, after: load(50, 2), measured: false, now: early })),
    ).toBe(true);
    expect(await free()).toEqual({ thousandthsLb: 50_000, pieces: 8 });
    expect(await happens(known.releasePlace(id, load(50, 2)))).toBe(true);
    expect(await known.find(id, early)).toMatchObject({
      free: { thousandthsLb: 100_000, pieces: 10 },
      shipments: 0,
    });
  });

  test('is refused where the load does not fit, by weight or by pieces', async () => {
    await storeFlights(tables, aFlight());
    expect(await take(load(101))).toBe(false);
    expect(await take(load(5, 11))).toBe(false);
    expect(await take(load(100, 10))).toBe(true);
    expect(await take({ thousandthsLb: 1, pieces: 1 })).toBe(false);
  });

  test('is refused to the second of two who ask for the last one at the same time', async () => {
    await storeFlights(tables, aFlight({ free: { thousandthsLb: 40_000, pieces: 1 } }));
    const winners = await Promise.all([take(load(40)), take(load(40))]);
    expect(winners.toSorted()).toEqual([false, true]);
    expect(await free()).toEqual({ thousandthsLb: 0, pieces: 0 });
  });

  test('grows only as far as it fits, but what was weighed at the dock counts as it is', async () => {
    await storeFlights(tables, aFlight());
    await take(load(90));
    const change = { before: load(90), after: load(120) };
    expect(await happens(known.changePlace(id, { ...change, measured: false, now: early }))).toBe(false);
    expect(await happens(known.changePlace(id, { ...change, measured: true, now: early }))).toBe(true);
    expect(await free()).toEqual({ thousandthsLb: -20_000, pieces: 9 });
    expect(await take({ thousandthsLb: 0, pieces: 1 })).toBe(false);
    // More pieces need a place as more pounds do, also where the pounds would fit.
    await storeFlights(tables, aFlight({ shipments: 1, free: { thousandthsLb: 50_000, pieces: 1 } }));
    const pieces = (count: number) => ({ before: load(10, 1), after: load(10, count), measured: false });
    expect(await happens(known.changePlace(id, { ...pieces(3), now: early }))).toBe(false);
    expect(await happens(known.changePlace(id, { ...pieces(2), now: early }))).toBe(true);
    expect(await free()).toEqual({ thousandthsLb: 50_000, pieces: 0 });
    // An overbooked flight can always be relieved.
    await storeFlights(tables, aFlight({ shipments: 1, free: { thousandthsLb: -20_000, pieces: 9 } }));
    const less = { before: load(120), after: load(110), measured: false, now: early };
    expect(await happens(known.changePlace(id, less))).toBe(true);
  });

  test('is for those who wait for it, until goods on their way would be too late', async () => {
    await storeFlights(tables, aFlight({ waiting: 1, shipments: 1 }));
    const grown = { before: load(10), after: load(20), measured: false };
    expect(await take(load(1))).toBe(false);
    expect(await happens(known.changePlace(id, { ...grown, now: early }))).toBe(false);
    expect(await happens(known.changePlace(id, { ...grown, measured: true, now: early }))).toBe(true);
    // Then goods at the dock may have what is left.
    expect(await take(load(1), at('2026-12-01T18:59:59.999Z'), true)).toBe(false);
    expect(await take(load(1), at('2026-12-01T19:00:00.000Z'), true)).toBe(true);
  });

  test('can be waited for by a hundred and no more', async () => {
    const wait = () => {
      const waiting = { departureId: id, number: 'one', load: load(1), since: early.toISOString() };
      return transact(tables.client(), known.waitlist.join(waiting, early));
    };
    await storeFlights(tables, aFlight({ waiting: 100 }));
    expect(waitProblem(aFlight({ waiting: 100 }), load(1), early)).toBe('WAITLIST_FULL');
    expect(await wait()).toBe('list-open');
    await storeFlights(tables, aFlight({ waiting: 99 }));
    expect(waitProblem(aFlight({ waiting: 99 }), load(1), early)).toBeUndefined();
    expect(await wait()).toBeUndefined();
  });

  test('that nobody has cannot be given back', async () => {
    await storeFlights(tables, aFlight());
    expect(await happens(known.releasePlace(id, load(10)))).toBe(false);
  });

  test('on a flight that there is not is refused', async () => {
    expect(await take(load(1))).toBe(false);
    expect(await known.find(id, early)).toBeUndefined();
  });
});

describe('the clock', () => {
  test.each([
    ['on their way', false, '2026-12-01T18:59:59.999Z', true, undefined],
    ['on their way', false, '2026-12-01T19:00:00.000Z', false, 'FLIGHT_CLOSED'],
    ['at the dock', true, '2026-12-01T20:59:59.999Z', true, undefined],
    ['at the dock', true, '2026-12-01T21:00:00.000Z', false, 'FLIGHT_CLOSED'],
    ['on their way', false, '2026-10-09T03:59:59.999Z', false, 'FLIGHT_NOT_OPEN'],
  ])('decides about goods %s (%s) at %s', async (_where, onHand, now, taken, problem) => {
    await storeFlights(tables, aFlight());
    expect(placeProblem(aFlight(), load(1), { now: at(now), onHand })).toBe(problem);
    expect(await take(load(1), at(now), onHand)).toBe(taken);
  });

  test('and nobody else gives a flight its state before the manifest', async () => {
    await storeFlights(tables, aFlight());
    const states = await Promise.all(
      ['2026-10-09T03:59:59Z', '2026-10-09T04:00:00Z', '2026-12-01T19:00:00Z', '2026-12-01T21:00:00Z'].map(
        async (now) => (await known.find(id, at(now)))?.state,
      ),
    );
    expect(states).toEqual(['PLANNED', 'OPEN', 'CARGO_CLOSED', 'BOOKING_CLOSED']);
  });

  test('a cancelled flight takes nobody, and gives places back', async () => {
    await storeFlights(tables, aFlight({ recorded: 'CANCELLED', shipments: 1 }));
    expect(await take(load(1))).toBe(false);
    expect(await happens(known.releasePlace(id, load(1)))).toBe(true);
  });
});

test('the next flights of a lane are those that can still be booked, the earliest first', async () => {
  const weekly = ['2026-11-20', '2026-11-27', '2026-12-04', '2026-12-11'].map((day) =>
    aFlight({
      id: `GY-${day}`,
      usualDay: day,
      bookingCutoff: `${day}T00:00:00.000Z`,
      ...(day === '2026-11-27' ? { recorded: 'CANCELLED' as const } : {}),
    }),
  );
  await storeFlights(tables, ...weekly, aFlight({ id: 'JM-2026-12-04', to: 'JM' }));
  const ids = async (count: number) => (await known.upcoming('GY', early, count)).map((one) => one.id);
  expect(await ids(8)).toEqual(['GY-2026-12-04', 'GY-2026-12-11']);
  expect(await ids(1)).toEqual(['GY-2026-12-04']);
});

/** Staff give the flight another capacity, on the version that they saw. */
const giveCapacity = async (lb: number): Promise<void> => {
  const store = flightStore(tables.client(), tables.departures);
  const before = await store.find(id);
  if (!before) return;
  const version = before.version + 1;
  const after = { ...before, version, ...withCapacity(before, { ...before.capacity, lb }) };
  const entry = { version, at: before.changedAt, by: 'clerk-1', what: 'changed' as const, changes: [] };
  await store.change({ before, after }, { entry });
};

/** What somebody does with a place: their number, and the load that they want. */
const step = fc.record({
  who: fc.nat(5),
  what: fc.constantFrom('take', 'change', 'weigh', 'release', 'capacity'),
  lb: fc.integer({ min: 0, max: 60 }),
  pieces: fc.integer({ min: 1, max: 5 }),
});

test('places are conserved whatever people do at the same time', async () => {
  // Each run begins at a version of its own, so that the history of the one before is not in its way.
  let version = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { maxLength: 8 }),
      async (rounds) => {
        version += 1000;
        await storeFlights(tables, aFlight({ version }));
        const held = new Map<number, Load>();
        for (const round of rounds) {
          // Each person does one thing at a time; different people do theirs at the same time.
          const steps = [...new Map(round.map((one) => [one.who, one])).values()];
          await Promise.all(
            steps.map(async ({ who, what, lb, pieces }) => {
              if (what === 'capacity') return giveCapacity(lb + 60);
              const before = held.get(who);
              const after = load(lb, pieces);
              if (what === 'take' && !before && (await take(after))) held.set(who, after);
              if (what === 'release' && before && (await happens(known.releasePlace(id, before))))
                held.delete(who);
              if ((what === 'change' || what === 'weigh') && before) {
                const change = { before, after, measured: what === 'weigh', now: early };
                if (await happens(known.changePlace(id, change))) held.set(who, after);
              }
            }),
          );
          const taken = [...held.values()];
          const sum = (field: keyof Load) => taken.reduce((total, one) => total + one[field], 0);
          const flight = await known.find(id, early);
          expect(flight).toMatchObject({
            free: {
              thousandthsLb: (flight?.capacity.lb ?? 0) * 1000 - sum('thousandthsLb'),
              pieces: 10 - sum('pieces'),
            },
            shipments: taken.length,
          });
        }
      },
    ),
    { numRuns: 30 },
  );
});
