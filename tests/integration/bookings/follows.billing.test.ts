import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Booking } from '#domain/bookings/booking.ts';
import type { OwnBooking } from '#domain/bookings/customer/own-booking.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { listeners } from '#lambdas/billing/follow.ts';
import { digests } from '#lambdas/bookings/told/digest.ts';
import { bookingsFunction } from '../../support/bookings-function.ts';
import { call, testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { type BillingWorld, startBillingWorld } from '../billing/billing.world.ts';
import { desk, sender } from '../shipments/shipments.world.ts';
import { aBooking, bookingsIn, eventOf, nextOf } from './follows.world.ts';

let billing: BillingWorld;
let faults: Faults = {};
let bookings: ReturnType<typeof bookingsIn>;
beforeAll(async () => {
  billing = await startBillingWorld();
  const { tables } = billing.world;
  bookings = bookingsIn(tables, () => listeners(tables.env, testDependencies(tables.client(faults))));
});
// Whatever was charged, the check of the books finds nothing.
afterAll(() => billing.close());

const fee = defaultRateCard.card.failedPickup;
const lines = [
  { code: 'PU', text: 'Pickup, up to 17.5 miles', amount: 3500 },
  { code: 'PT', text: 'Tolls to Brooklyn', amount: 1700 },
];
const price = { lines, total: 5200, rateCardVersion: 1 };

const ofPersons = async (ownerId: string = sender.userId): Promise<Invoice[]> =>
  startingWith(await billing.world.tables.all(billing.world.tables.billing), `OWNER#${ownerId}`)
    .map((item) => item as unknown as Invoice)
    .filter(({ shipment }) => shipment === undefined);
/** Every charge for a booking, on whichever invoice. */
const charged = async ({ reference }: Booking) =>
  startingWith(await billing.world.tables.all(billing.world.tables.billing), 'OWNER#')
    .map((item) => item as unknown as Invoice)
    .flatMap(({ shipment, entries }) =>
      entries.flatMap((entry) =>
        'id' in entry && entry.id.startsWith(reference) ? [{ ...entry, shipment }] : [],
      ),
    );

let count = 0;
const stored = (change: Partial<Booking> = {}) => {
  count += 1;
  return bookings.store(aBooking(`BKG-9K3M${'ABCDEFGHJKMNPQ'[count]}Q`, { price, ...change }));
};
const completed = async (booking: Booking) =>
  bookings.store(nextOf(booking, { state: 'COMPLETED' }, { state: 'DONE' }));
const ended = async (booking: Booking, state: 'FAILED' | 'NO_SHOW' | 'CANCELLED', visit = {}) =>
  bookings.store(nextOf(booking, { state, feeFor: 1 }, { state, ...visit }));

describe('a pickup that took place', () => {
  test('is charged with the lines of its booking where no price of a shipment has it, once', async () => {
    const done = await completed(await stored());
    const event = eventOf(done, 'completed', { by: 'driver-1' });
    await bookings.hear(event, event, eventOf(done, 'completed'));
    expect(await charged(done)).toMatchObject([
      {
        kind: 'FEE',
        id: `${done.reference}#1`,
        code: 'PICKUP',
        amount: 5200,
        by: 'driver-1',
        reason: `${done.reference}, 1 barrel to Guyana, from Brooklyn, NY 11226, Tue, Dec 1, 9 AM to noon. Pickup, up to 17.5 miles $35.00, Tolls to Brooklyn $17.00`,
        shipment: undefined,
      },
    ]);
    const [invoice] = await ofPersons();
    expect(invoice && [balanceOf(invoice).owed, auditInvoice(invoice), invoice.billTo[0]]).toEqual([
      5200,
      [],
      'Sample Sender',
    ]);
  });

  test('is to be paid where its owner looks: on its page and in its letter', async () => {
    const { tables } = billing.world;
    const deps = { ...testDependencies(tables.client()), findZipCode: () => undefined };
    const ask = bookingsFunction(tables.env, deps);
    const done = await completed(await stored({ ownerId: sender.userId, shipments: ['7K3M9-Q2X4T-C'] }));
    const { reference } = done;
    const show = async () => {
      const { body } = await call(ask, 'GET /api/bookings/{reference}', {
        as: sender,
        params: { reference },
      });
      return (body as unknown as OwnBooking).next;
    };
    expect((await show()).todo).toBeUndefined();
    await bookings.hear(eventOf(done, 'completed'));
    const [{ number = '' } = {}] = await ofPersons();
    const { todo } = await show();
    expect(todo).toMatchObject({ act: 'PAY', button: { path: `/dashboard/invoices/${number}` } });
    const [digest] = digests;
    const read = digest?.read({ ...testDependencies(tables.client()), env: tables.env } as never);
    const told = {
      id: reference,
      userId: sender.userId,
      recipient: 'customer',
      happened: [{ what: 'COMPLETED' }],
    };
    expect((await read?.(told as never))?.letter.todo).toMatchObject({
      title: todo?.title,
      action: todo?.button,
    });
  });

  test('is charged once when the answer of the table is lost', async () => {
    const done = await completed(await stored());
    let losses = 1;
    faults = {
      after: (operation) => {
        if (operation !== 'TransactWriteItems' || losses === 0) return;
        losses -= 1;
        throw connectionReset();
      },
    };
    await bookings.hear(eventOf(done, 'completed'), eventOf(done, 'completed'));
    faults = {};
    expect([losses, (await charged(done)).length]).toEqual([0, 1]);
  });

  test('is not charged again where the price of a shipment has it, and a drop-off never', async () => {
    const { number } = await billing.world.booked();
    const held = await completed(await stored({ heldBy: number, shipments: [number] }));
    const brought = await completed(await stored({ way: 'DROP_OFF' }));
    await bookings.hear(eventOf(held, 'completed'), eventOf(brought, 'completed'));
    expect([await charged(held), await charged(brought)]).toEqual([[], []]);
  });
});

describe('a visit in vain', () => {
  test('is on the invoice of the shipment that holds the pickup, where its sender pays that', async () => {
    const { number } = await billing.world.booked();
    await billing.hearAll({ number });
    const failure = {
      reason: 'consignee_not_ready',
      at: '2026-12-01T15:00:00.000Z',
      by: desk.userId,
    } as const;
    const failed = await ended(await stored({ heldBy: number, shipments: [number] }), 'FAILED', { failure });
    await bookings.hear(eventOf(failed, 'failed'), eventOf(failed, 'failed'));
    expect(await charged(failed)).toMatchObject([
      {
        code: 'MISSED_PICKUP',
        amount: fee,
        shipment: number,
        reason: `${failed.reference}, 1 barrel to Guyana, from Brooklyn, NY 11226, Tue, Dec 1, 9 AM to noon. The goods were not ready`,
      },
    ]);
    const invoice = await billing.only({ number });
    expect(auditInvoice(invoice)).toEqual([]);
    // It stays when the shipment is canceled with its price.
    const shipment = (await billing.world.show(number)).body.shipment as { version: number };
    await billing.world.cancel(number, { version: shipment.version });
    await billing.hearAll({ number });
    expect(balanceOf(await billing.only({ number })).owed).toBe(fee);
  });

  test('of goods whose receiver pays is on an invoice of the sender', async () => {
    const { number } = await billing.world.booked({ chargesTerm: 'COLLECT' });
    const none = await ended(await stored({ heldBy: number, shipments: [number] }), 'NO_SHOW');
    await bookings.hear(eventOf(none, 'failed'));
    expect(await charged(none)).toMatchObject([
      { amount: fee, shipment: undefined, reason: expect.stringContaining('Nobody was there') },
    ]);
  });

  test('that was canceled too late costs the same, and in time nothing', async () => {
    const late = await ended(await stored(), 'CANCELLED');
    const inTime = await bookings.store(
      nextOf(await stored(), { state: 'CANCELLED' }, { state: 'CANCELLED' }),
    );
    await bookings.hear(eventOf(late, 'cancelled'), eventOf(inTime, 'cancelled'));
    expect(await charged(late)).toMatchObject([
      { amount: fee, reason: expect.stringContaining('Canceled too late') },
    ]);
    expect(await charged(inTime)).toEqual([]);
  });

  test('of somebody without an account is charged to their name, where we were to come', async () => {
    const walkIn = 'p-7k3m9q2x4t';
    const none = await ended(await stored({ ownerId: walkIn, name: 'Sample Caller' }), 'NO_SHOW');
    await bookings.hear(eventOf(none, 'failed'));
    expect((await ofPersons(walkIn)).map(({ billTo }) => billTo)).toEqual([
      ['Sample Caller', '12 Sample Avenue', 'Brooklyn, NY 11226'],
    ]);
  });

  test('and the one that then took place are charged one each', async () => {
    const failed = await ended(await stored(), 'NO_SHOW');
    const [first] = failed.visits;
    if (first === undefined) throw new Error('There is a visit.');
    const again = { ...first, number: 2, state: 'DONE' as const };
    const visits = [{ ...first, state: 'RESCHEDULED' as const }, again];
    await bookings.hear(eventOf(failed, 'failed'));
    const done = await bookings.store(nextOf({ ...failed, visits }, { state: 'COMPLETED' }));
    await bookings.hear(eventOf(done, 'completed'), eventOf(failed, 'failed'));
    expect((await charged(done)).map(({ id, amount }) => [id, amount])).toEqual([
      [`${done.reference}#1`, fee],
      [`${done.reference}#2`, 5200],
    ]);
  });
});
