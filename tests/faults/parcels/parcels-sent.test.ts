import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Parcel } from '#domain/parcels/parcel.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import {
  type SendingWorld,
  startSendingWorld,
  type Told,
} from '../../integration/parcels/worlds/sending.world.ts';
import { desk, shipmentIn } from '../../integration/shipments/shipments.world.ts';
import { atLength } from '../../support/length.ts';
import type { Faults } from '../../support/tables.ts';

let world: SendingWorld;
beforeEach(async () => {
  world = await startSendingWorld();
});
afterEach(() => world.stop());

/** A function that is killed at its nth write, before or after the table has done it. */
const killedAt = (nth: number, isAfter: boolean): Faults => {
  let writes = 0;
  const count = (operation: string): void => {
    if (operation !== 'TransactWriteItems') return;
    writes += 1;
    if (writes >= nth) throw new Error('killed');
  };
  return isAfter ? { after: count } : { before: count };
};

/** What becomes of parcels. The clock of the function stands still, so the order of the acts is all that differs. */
const story = fc.record({
  parcels: fc.integer({ min: 1, max: 3 }),
  /** In how many tabs they are sent at the same moment. */
  tabs: fc.integer({ min: 1, max: 3 }),
  books: fc.boolean(),
  /** How far it goes before it may be canceled, and while it is. */
  goes: fc.constantFrom(0, 2, 3),
  cancels: fc.constantFrom('not', 'while', 'after'),
  leftBehind: fc.boolean(),
  kills: fc.array(fc.record({ nth: fc.integer({ min: 1, max: 3 }), isAfter: fc.boolean() }), {
    maxLength: 3,
  }),
  turned: fc.boolean(),
});
type Story = typeof story extends fc.Arbitrary<infer Told> ? Told : never;

const codes = ['SCR', 'MAN', 'DEP'] as const;

const present = async ({ number }: Shipment): Promise<Shipment> =>
  shipmentIn(await world.deskShow(number, undefined, desk));
const cancel = async (shipment: Shipment) =>
  world.cancel(shipment.number, { version: (await present(shipment)).version });

/** The tabs send at the same moment: one of them has the parcels. */
const sendAtOnce = async (parcels: readonly Parcel[], tabs: number): Promise<Shipment> => {
  const answers = await Promise.all(Array.from({ length: tabs }, () => world.send(parcels)));
  const made = answers.filter(({ status }) => status === 200).map(shipmentIn);
  expect(made).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200))
    expect([status, body.code]).toEqual([409, 'PARCEL_NOT_FREE']);
  return made[0] as Shipment;
};

/** It is canceled while it leaves, and both are asked of the same version. One of them is refused, or comes first. */
const goOn = async (shipment: Shipment, { books, goes, cancels, leftBehind }: Story): Promise<void> => {
  if (!books) {
    if (cancels !== 'not') await cancel(shipment);
    return;
  }
  const booked = shipmentIn(await world.bookIt(shipment));
  await world.happen(booked, ...codes.slice(0, Math.max(0, goes - 1)));
  const last = codes.slice(Math.max(0, goes - 1), goes);
  // Whoever is second is refused, which is what the race is about.
  const leaving = world.happen(booked, ...last).catch(() => undefined);
  if (cancels === 'while') await cancel(booked);
  await leaving;
  if (leftBehind && goes === 3) await world.happen(booked, 'DIS_OFLD').catch(() => undefined);
  if (cancels === 'after') await cancel(booked);
};

const play = async (told: Story): Promise<void> => {
  const parcels: Parcel[] = [];
  for (let left = told.parcels; left > 0; left -= 1) parcels.push(await world.shelve());
  const shipment = await sendAtOnce(parcels, told.tabs);
  await goOn(shipment, told);
  const mine = (events: readonly Told[]) => events.filter(({ data }) => data.number === shipment.number);
  for (const { nth, isAfter } of told.kills)
    await world.follow({ order: mine, faults: killedAt(nth, isAfter) }).catch(() => undefined);
  // Each event comes at least once, in any order.
  await world.follow({ order: (events) => (told.turned ? mine(events).toReversed() : mine(events)) });
  expect(await world.faults()).toEqual([]);
};

const seed = Math.floor(Math.random() * 1_000_000);

test(
  `whatever is sent at once, canceled while it leaves, killed and told again, each parcel is in one place, where its piece is (seed ${seed})`,
  async () => {
    await fc.assert(fc.asyncProperty(story, play), { numRuns: atLength(15, 500), seed, endOnFailure: true });
  },
  atLength(120_000, 1_200_000),
);

test('two who follow at the same moment leave it where the shipment is, though one has read it before', async () => {
  const parcel = await world.shelve();
  const booked = shipmentIn(await world.bookIt(shipmentIn(await world.send([parcel]))));
  await world.follow();
  await world.happen(booked, 'SCR', 'MAN', 'DEP');
  let isLate = true;
  // The first one stops before its write. Meanwhile the plane leaves without it, and the second one follows.
  await world.follow({
    // One event alone, so that no later one makes up for it.
    order: (told) => told.slice(-1),
    faults: {
      before: async (operation) => {
        if (operation !== 'TransactWriteItems' || !isLate) return;
        isLate = false;
        await world.happen(booked, 'DIS_OFLD');
        await world.follow();
      },
    },
  });
  expect((await world.parcel(parcel.code)).state).toBe('PACKED');
  expect(await world.faults()).toEqual([]);
});
