import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import { tuesday } from '#domain/bookings/testing/sample-booking.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { listeners as billingHears } from '#lambdas/billing/follow.ts';
import { listeners as bookingsHear } from '#lambdas/bookings/sold/follow.ts';
import { bookingStore } from '#lambdas/bookings/store/booking-store.ts';
import { claims } from '#lambdas/bookings/store/claims.ts';
import { slotStore } from '#lambdas/bookings/store/slot-store.ts';
import { write } from '#lambdas/runtime/table/write.ts';
import { listeners as shipmentsHear } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import { startingWith } from '../../support/tables.ts';
import { type BillingWorld, startBillingWorld } from '../billing/billing.world.ts';
import { shipmentIn } from '../shipments/shipments.world.ts';
import { aBooking, bookingsIn } from './follows.world.ts';

let billing: BillingWorld;
beforeEach(async () => {
  billing = await startBillingWorld();
});
// Whatever was charged and taken back, the check of the books finds nothing.
afterEach(() => billing.close());

const pickup = { zip: '11226', street: '12 Sample Avenue', stairs: false };
const early = new Date('2026-11-30T15:00:00.000Z');
const late = new Date('2026-11-30T22:30:00.000Z');
const REFERENCE = 'BKG-7K3M9Q';

type Published = Parameters<Parameters<BillingWorld['hearAll']>[1] & object>[0][number] & {
  readonly id: string;
};

/** Everybody hears of everything twice, until nothing new is told. */
const settle = async (now: Date): Promise<void> => {
  const { tables } = billing.world;
  const given = testDependencies(tables.client(), { clock: () => now });
  const all = [
    ...bookingsHear(tables.env, given),
    ...shipmentsHear(tables.env, given),
    ...billingHears(tables.env, given),
  ];
  const heard = new Set<string>();
  for (let isNew = true; isNew; ) {
    isNew = false;
    for (const table of [tables.shipments, tables.bookings, tables.billing])
      for (const { event } of startingWith(await tables.all(table), 'OUTBOX#')) {
        const told = JSON.parse(String(event)) as Published;
        if (heard.has(told.id)) continue;
        heard.add(told.id);
        isNew = true;
        for (const listening of all.filter(({ type }) => type === told.type)) {
          await listening.hear(told);
          await listening.hear(told);
        }
      }
  }
};

/** A booked shipment of three pieces, whose price has its pickup on Tuesday morning. */
const booked = async () => {
  const { tables } = billing.world;
  const { number, promise } = await billing.world.booked({ howItComes: 'PICKUP', pickup });
  const goods: Booking['goods'] = [{ kind: 'box', quantity: 3, weightLb: 40 }];
  const booking = aBooking(REFERENCE, { shipments: [number], heldBy: number, goods });
  await bookingsIn(tables, () => []).store(booking);
  const client = tables.client();
  for (const claim of Object.values(claims(client, tables.bookings).shipments(undefined, booking)))
    await write(client, claim);
  const slots = slotStore(client, tables.bookings);
  await write(
    client,
    slots.write(tuesday.id, await slots.find(tuesday.id), { [`${REFERENCE}#1`]: { lb: 120 } }),
  );
  await settle(early);
  return { number, total: promise.total };
};

const now = async (number: string) => {
  const { tables } = billing.world;
  const client = tables.client();
  const invoice = await billing.only({ number });
  return {
    booking: await bookingStore(client, tables.bookings).whole(REFERENCE),
    shipment: shipmentIn(await billing.world.show(number)),
    claims: (await slotStore(client, tables.bookings).find(tuesday.id)).claims,
    owed: balanceOf(invoice).owed,
  };
};

describe('goods come to the dock before the van', () => {
  test('all of them: the pickup is canceled, its place is free and its price is off the invoice', async () => {
    const { number, total } = await booked();
    expect(await now(number)).toMatchObject({ owed: total, booking: { booking: { state: 'CONFIRMED' } } });
    await billing.world.scan(number, 'FOH', [1, 2, 3]);
    await settle(early);
    const { booking, shipment, claims: taken, owed } = await now(number);
    expect(booking?.booking).toMatchObject({ state: 'CANCELLED', notNeeded: true });
    expect(booking?.history[0]).toMatchObject({
      what: 'cancelled',
      by: 'system',
      text: 'It came to our dock before the pickup.',
    });
    expect(taken).toEqual({});
    expect(shipment).toMatchObject({ howItComes: 'DROP_OFF', promise: { total: total - 3500 } });
    expect(owed).toBe(total - 3500);
  });

  test('after the deadline: what canceling costs takes the place of the price', async () => {
    const { number, total } = await booked();
    await billing.world.scan(number, 'FOH', [1, 2, 3]);
    await settle(late);
    const { failedPickup } = defaultRateCard.card;
    expect(await now(number)).toMatchObject({
      booking: { booking: { state: 'CANCELLED', feeFor: 1 } },
      shipment: { broughtBefore: { off: 3500, late: true } },
      owed: total - 3500 + failedPickup,
    });
  });

  test('some of them: the van comes for the rest', async () => {
    const { number, total } = await booked();
    await billing.world.scan(number, 'FOH', [1]);
    await settle(early);
    const { booking, claims: taken, owed } = await now(number);
    expect(booking?.booking).toMatchObject({ state: 'CONFIRMED', brought: [{ quantity: 1 }] });
    expect(booking?.history[0]).toMatchObject({ what: 'changed', by: 'system' });
    expect([Object.keys(taken), owed]).toEqual([[`${REFERENCE}#1`], total]);
    await billing.world.scan(number, 'FOH', [2, 3]);
    await settle(early);
    expect(await now(number)).toMatchObject({ claims: {}, owed: total - 3500 });
  });

  test('from its slot on they may have come with the van, so nothing is canceled', async () => {
    const { number, total } = await booked();
    await billing.world.scan(number, 'FOH', [1, 2, 3]);
    await settle(new Date(tuesday.from));
    expect(await now(number)).toMatchObject({ owed: total, booking: { booking: { state: 'CONFIRMED' } } });
  });
});
