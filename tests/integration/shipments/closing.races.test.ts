import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { blocking } from '#domain/shipments/holds.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { AFTER_BOOKING, type ClosingWorld, startClosingWorld } from './closing.world.ts';
import { dock, friday, nextFriday, papers, shipmentIn } from './shipments.world.ts';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** How a shipment is when the flight is closed: it can fly, or one thing keeps it from flying. */
const kinds = ['ready', 'ready', 'ready', 'unscreened', 'held', 'unfiled'] as const;

/** What people do meanwhile: the first four make a blocker or take a shipment off, the last three take a blocker away. */
const acts = {
  hold: (world: ClosingWorld, { number, version }: Shipment) =>
    world.placeHold(number, { version, kind: 'DAMAGE', note: 'A dent.' }, dock),
  move: (world: ClosingWorld, { number, version }: Shipment) =>
    world.move(number, { version, departureId: nextFriday, note: 'Wanted later.' }),
  cancel: (world: ClosingWorld, { number, version }: Shipment) => world.cancel(number, { version }),
  lose: (world: ClosingWorld, { number }: Shipment) => world.scan(number, 'DIS_MSCA', [1]),
  clear: (world: ClosingWorld, { number, version }: Shipment) =>
    world.clearHold(number, 'DAMAGE', { version, note: 'Repacked.' }),
  screen: (world: ClosingWorld, { number }: Shipment) =>
    world.scan(number, 'SCR', [1, 2, 3], { screening: 'XRY' }),
  file: (world: ClosingWorld, { number, version }: Shipment) =>
    world.file(number, { version, filing: { status: 'FILED', itn: 'X20261120123456' } }, papers),
} as const;
const actNames = Object.keys(acts) as (keyof typeof acts)[];

const story = fc.record({
  shipments: fc.array(fc.constantFrom(...kinds), { minLength: 2, maxLength: 3 }),
  /** What is done just before a request of the worker, and to which shipment. */
  meanwhile: fc.array(
    fc.record({
      before: fc.integer({ min: 0, max: 45 }),
      act: fc.constantFrom(...actNames),
      on: fc.nat({ max: 2 }),
    }),
    { maxLength: 5 },
  ),
  /** Before which request the worker is killed. */
  killed: fc.option(fc.integer({ min: 1, max: 45 })),
});

const prepared = async (world: ClosingWorld, kind: (typeof kinds)[number]): Promise<Shipment> => {
  if (kind === 'ready') return world.ready();
  if (kind === 'held') {
    const { number, version } = await world.ready();
    return shipmentIn(await world.placeHold(number, { version, kind: 'DAMAGE', note: 'A dent.' }, dock));
  }
  const dear = { commodities: [{ description: 'Lathe', quantity: 1, unitValue: 300_000, notThat: false }] };
  if (kind === 'unfiled') return world.ready(dear);
  const booked = await world.paid(await world.booked());
  return shipmentIn(await world.scan(booked.number, 'FOH', [1, 2, 3]));
};

/** Whether the flight has its manifest. From then on what people do is no longer a race with its making. */
const isMade = async (world: ClosingWorld): Promise<boolean> =>
  (await world.show()).flight.recorded !== 'SCHEDULED';

const isFit = ({ pieces, holds, eei, departureId, frozen }: Shipment): boolean =>
  departureId === friday &&
  frozen === undefined &&
  eei.status !== 'REQUIRED' &&
  blocking(holds, 'manifest').length === 0 &&
  pieces.every(
    ({ state, security, exception }) => state === 'MANIFESTED' && security === 'SPX' && !exception,
  );

const seed = Math.floor(Math.random() * 1_000_000);

test(`no unscreened, unfiled, held or missing piece is ever manifested, whatever people do meanwhile and whenever the worker dies (seed ${seed})`, async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ shipments: wanted, meanwhile, killed }) => {
      const world = await startClosingWorld();
      stops.push(world.stop);
      const numbers: string[] = [];
      for (const kind of wanted) numbers.push((await prepared(world, kind)).number);
      world.at(AFTER_BOOKING);
      expect((await world.begin()).status).toBe(200);

      let requests = 0;
      const doMeanwhile = async (): Promise<void> => {
        requests += 1;
        for (const { act, on } of meanwhile.filter(({ before }) => before === requests)) {
          const number = numbers[on % numbers.length] ?? '';
          // Whatever the answer is, it must not be an error of ours.
          if (!(await isMade(world)))
            expect((await acts[act](world, await world.now(number))).status).toBeLessThan(500);
        }
        if (killed !== null && requests >= killed && requests < killed + 60) throw new Error('killed');
      };
      await world.work({ before: doMeanwhile }).catch(() => undefined);
      await world.work();
      await world.run();

      const { flight, last, manifests } = await world.show();
      const all = await Promise.all(numbers.map((number) => world.now(number)));
      const onFlight = all.filter(
        ({ departureId, state }) => departureId === friday && state !== 'CANCELLED',
      );
      if (flight.recorded === 'MANIFESTED') {
        const { rows } = (await world.manifest(1)).body as { rows: { number: string }[] };
        expect(rows.map(({ number }) => number).toSorted()).toEqual(
          onFlight.map(({ number }) => number).toSorted(),
        );
        expect(onFlight.filter((shipment) => !isFit(shipment))).toEqual([]);
        expect(rows).toHaveLength(flight.shipments);
      } else {
        expect([flight.state, last?.outcome, manifests]).toEqual(['BOOKING_CLOSED', 'BLOCKED', []]);
        expect(all.filter(({ frozen }) => frozen !== undefined)).toEqual([]);
        expect(all.flatMap(({ pieces }) => pieces).some(({ state }) => state === 'MANIFESTED')).toBe(false);
      }
    }),
    { numRuns: 8, seed, endOnFailure: true },
  );
}, 120_000);
