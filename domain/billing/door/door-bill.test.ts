import { describe, expect, test } from 'vitest';
import { sampleBooking } from '../../bookings/testing/sample-booking.ts';
import { randomOf } from '../../kernel/random.ts';
import { balanceOf } from '../balance.ts';
import { charge } from '../charges/charge.ts';
import { emptyInvoice } from '../charges/charge-person.ts';
import { takePayment } from '../take-payment.ts';
import { defaultTaxRates } from '../tax.ts';
import { partlyPaid, sampleInvoice } from '../testing/sample-invoice.ts';
import { cashAtStop, doorBills, pickupChargeNow } from './door-bill.ts';
import { billsAfter, spread, sumOfBills } from './door-money.ts';

const price = { lines: [{ code: 'PICKUP', text: 'Pickup', amount: 4500 }], total: 4500, rateCardVersion: 1 };
const { heldBy: _, ...unheld } = sampleBooking;
const alone = { ...unheld, price };
const visit = alone.visits.at(-1)?.number ?? 1;
const none = { ofShipments: [], ofPickup: undefined };
const at = '2026-12-01T15:30:00.000Z';
const [stop, bag] = [`${alone.reference}-${visit}`, '019a1d3c-0000-7000-8000-000000000065'];

/** The invoice of the person with this pickup, and with extra photos that have nothing to do with the door. */
const charged = () => {
  const due = pickupChargeNow(alone);
  if (due === undefined) throw new Error('The sample pickup costs nothing.');
  const empty = emptyInvoice('INV-1000009', { userId: alone.ownerId, billTo: [] }, at);
  const photos = { cause: 'photos', code: 'EXTRA_PHOTOS', amount: 1000, by: 'ann', at } as const;
  const both = [{ ...due, by: 'dan', at }, photos].reduce((invoice, cause) => {
    const done = charge(invoice, cause, defaultTaxRates);
    return done.ok ? done.value.invoice : invoice;
  }, empty);
  expect(balanceOf(both).owed).toBe(5500);
  return both;
};
const paid = (invoice: typeof sampleInvoice | ReturnType<typeof charged>, amount: number) => {
  const done = takePayment(invoice, {
    id: 'one',
    by: 'dan',
    at,
    amount,
    method: 'CASH',
    isHere: true,
    stop,
    bag,
  });
  if (!done.ok) throw new Error(done.refusal.code);
  return done.value.invoice;
};

describe('what is to pay at a door', () => {
  test('is the pickup that no price of a shipment has, and nothing in a visit that only brings empty barrels', () => {
    expect(doorBills(alone, visit, none)).toEqual([{ for: 'PICKUP', cents: 4500 }]);
    expect(doorBills(sampleBooking, visit, none)).toEqual([]);
    expect(doorBills(alone, visit + 1, none)).toEqual([]);
  });

  test('is once it is charged no more than the pickup, whatever else the person owes', () => {
    const invoice = charged();
    expect(doorBills(alone, visit, { ...none, ofPickup: invoice })).toEqual([
      { for: invoice.number, cents: 4500 },
    ]);
    expect(doorBills(alone, visit, { ...none, ofPickup: paid(invoice, 5000) })).toEqual([
      { for: invoice.number, cents: 500 },
    ]);
  });

  test('is what shipments cost whose senders pay, and nothing of receivers or of what is paid', () => {
    const ofShipments = [partlyPaid, { ...partlyPaid, chargesTerm: 'COLLECT' as const }];
    expect(doorBills(sampleBooking, visit, { ...none, ofShipments })).toEqual([
      { for: partlyPaid.number, cents: balanceOf(partlyPaid).owed },
    ]);
    const all = paid(sampleInvoice, balanceOf(sampleInvoice).owed);
    expect(doorBills(sampleBooking, visit, { ...none, ofShipments: [all] })).toEqual([]);
    expect(cashAtStop([all], stop)).toMatchObject([{ id: 'one', invoice: all.number }]);
    expect(cashAtStop([all], 'BKG-9P5R1C-1')).toEqual([]);
  });
});

test('over any sums, what is taken and what is left are together what was to pay, and change is neither', () => {
  const random = randomOf(3);
  for (let run = 0; run < 300; run += 1) {
    const bills = [1, 2, 3].map((n) => ({ for: `INV-100000${n}`, cents: 1 + random(9000) }));
    const given = random(30_000);
    const parts = spread(given, bills);
    expect(sumOfBills(parts)).toBe(Math.min(given, sumOfBills(bills)));
    expect(sumOfBills(parts) + sumOfBills(billsAfter(bills, parts))).toBe(sumOfBills(bills));
    expect(parts.every(({ cents }) => cents > 0)).toBe(true);
  }
});
