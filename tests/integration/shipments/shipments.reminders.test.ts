import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Bill } from '#domain/shipments/bill/bill.ts';
import { unpaidNews } from '#domain/shipments/bill/reminder.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { billStore } from '#lambdas/shipments/store/bill-items.ts';
import type { Faults } from '../../support/tables.ts';
import { type RollsWorld, startRollsWorld } from './shipments.rolls.world.ts';
import { admin, friday, sender, shipmentIn } from './shipments.world.ts';

let world: RollsWorld;
beforeEach(async () => {
  world = await startRollsWorld();
});
afterEach(() => world.stop());

/** Within a day before the booking cutoff of the first flight, and before its cargo cutoff. */
const DAY_BEFORE = '2026-11-24T15:00:00.000Z';
const LONG_BEFORE = '2026-11-23T15:00:00.000Z';
const note = 'Paid by transfer.';

/** Books one that billing has told of. */
const billed = async (change: object = {}, waiting = 0): Promise<Shipment> => {
  const shipment = await world.booked(change);
  const { number, promise } = shipment;
  const sums = { charged: promise.total, paid: 0, credited: 0, owed: promise.total };
  const bill: Bill = { version: 1, invoice: 'INV-1000001', invoiceVersion: 1, ...sums, waiting };
  await billStore(world.tables.client(), world.tables.shipments).write(number, bill);
  return shipment;
};
const reminded = async () => (await world.told('payment-reminded.v1')).map(({ data }) => data);

/** A process that ends after so many requests to the tables. */
const killedAfter = (requests: number): Faults => {
  let left = requests;
  return {
    before: () => {
      if (left === 0) throw new Error('killed');
      left -= 1;
    },
  };
};

describe('a shipment that is not paid a day before its flight closes', () => {
  test('has its sender reminded once, and the history says so', async () => {
    const { number } = await billed();
    world.at(LONG_BEFORE);
    await world.run();
    expect(await reminded()).toEqual([]);
    world.at(DAY_BEFORE);
    expect(await world.run()).toMatchObject({ reminded: 1 });
    await world.run();
    const until = '2026-11-24T21:00:00.000Z';
    const told = { number, ownerId: sender.userId, departureId: friday, day: '2026-11-27', until };
    expect(await reminded()).toEqual([{ ...told, by: 'system' }]);
    const { history } = (await world.deskShow(number)).body as { history: { what: string }[] };
    expect(history.filter(({ what }) => what === 'payment-reminded')).toHaveLength(1);
    expect(unpaidNews({ until, day: '2026-11-27' }).body).toBe(
      'Pay by Tue, Nov 24, 4:00 PM (New Jersey time). Then it can fly Fri, Nov 27.',
    );
  });

  test('has not, where it was paid, where a check for all of it waits, or where the receiver pays', async () => {
    const paid = await billed();
    await world.clearHold(paid.number, 'PAYMENT_DUE', { version: paid.version, note }, admin);
    const unpaid = await billed();
    await billed({}, unpaid.promise.total);
    await billed({ chargesTerm: 'COLLECT' });
    world.at(DAY_BEFORE);
    await world.run();
    expect((await reminded()).map(({ number }) => number)).toEqual([unpaid.number]);
  });

  test('has not, where its sender was asked for the money a few hours before', async () => {
    world.at('2026-11-24T08:00:00.000Z');
    await billed();
    world.at(DAY_BEFORE);
    await world.run();
    expect(await reminded()).toEqual([]);
  });

  test('has it again for a later cutoff, as its flight was moved', async () => {
    await billed();
    world.at(DAY_BEFORE);
    await world.run();
    await world.moveFlight('2026-11-29', '2026-11-27');
    await world.run();
    expect(await reminded()).toHaveLength(1);
    world.at('2026-11-27T15:00:00.000Z');
    await world.run();
    expect((await reminded()).map(({ until }) => until)).toEqual([
      '2026-11-24T21:00:00.000Z',
      '2026-11-27T21:00:00.000Z',
    ]);
  });

  test('is reminded of once, wherever a run is killed and however many run at once', async () => {
    const ours = await billed();
    await billed({}, 0);
    world.at(DAY_BEFORE);
    for (let requests = 1; requests < 60; requests += 3)
      await world.run(killedAfter(requests)).catch(() => undefined);
    await Promise.all([world.run(), world.run()]);
    await world.run();
    const numbers = (await reminded()).map(({ number }) => number);
    expect(numbers).toContain(ours.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers).toHaveLength(2);
    expect(shipmentIn(await world.deskShow(ours.number)).reminded?.before).toBe('2026-11-24T21:00:00.000Z');
  });
});
