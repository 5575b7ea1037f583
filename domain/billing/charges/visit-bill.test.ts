import { expect, test } from 'vitest';
import type { Booking } from '../../bookings/booking.ts';
import { sampleBooking, tuesday } from '../../bookings/testing/sample-booking.ts';
import type { Invoice } from '../invoice.ts';
import { myInvoiceOf } from '../my-invoice.ts';
import { takePayment } from '../take-payment.ts';
import { defaultTaxRates } from '../tax.ts';
import { charge } from './charge.ts';
import { emptyInvoice } from './charge-person.ts';
import { feeWordsBeside, linesOf } from './lines.ts';
import { missedCharge, pickupCharge } from './pickups.ts';
import { visitBill, visitCauses } from './visit-bill.ts';
import { waiveCharge } from './waive.ts';

const at = '2026-12-01T18:00:00.000Z';
const { heldBy: _, ...own } = sampleBooking;
const done: Booking = {
  ...own,
  state: 'COMPLETED',
  visits: [{ number: 1, purpose: 'MAIN', slot: tuesday, state: 'DONE' }],
};
const person = { userId: done.ownerId, billTo: ['Sample Sender'] };
const charged = (invoice: Invoice, cause: object): Invoice => {
  const decided = charge(invoice, { by: 'desk', at, ...cause } as never, defaultTaxRates);
  if (!decided.ok) throw new Error('It is charged.');
  return decided.value.invoice;
};
const empty = emptyInvoice('INV-1000002', person, at);
const invoice = charged(empty, { ...pickupCharge(done) });

test('a pickup that is charged is found by what billing charges it by', () => {
  expect(visitCauses(done)).toContain(pickupCharge(done)?.cause);
  expect(visitBill(done, [invoice])).toEqual({
    number: 'INV-1000002',
    code: 'PICKUP',
    amount: 3500,
    left: 3500,
    owed: 3500,
    isAlone: true,
  });
});

test('the list of its owner says which pickup it was: of what, from where and when', () => {
  const subject = 'Pickup: 1 barrel to Guyana, from Brooklyn, NY 11226, Tue, Dec 1, 9 AM to noon';
  expect(myInvoiceOf(invoice, undefined).subject).toBe(subject);
  const named = { ...done, place: { ...done.place, town: 'St. Albans, NY' } } as Booking;
  expect(myInvoiceOf(charged(empty, { ...pickupCharge(named) }), undefined).subject).toContain(
    'from St. Albans, NY 11226, Tue',
  );
  const { place: _place, ...nowhere } = done;
  expect(myInvoiceOf(charged(empty, { ...pickupCharge(nowhere) }), undefined).subject).toBe(
    subject.replace('from Brooklyn, NY 11226, ', ''),
  );
});

test('what a pickup cost is said beside which one it was, with its sum once', () => {
  expect(linesOf(invoice, feeWordsBeside).map(({ text }) => text)).toEqual(['Pickup, up to 17.5 miles']);
  const [line] = linesOf(invoice);
  expect(line?.text).toContain('from Brooklyn, NY 11226, Tue, Dec 1, 9 AM to noon. Pickup, up to 17.5 miles');
  expect(line?.text).not.toContain('$');
  const missed = charged(empty, { ...missedCharge(done, { visit: 1, fee: 2000 }) });
  expect(linesOf(missed, feeWordsBeside).map(({ text }) => text)).toEqual([
    'Missed pickup: Nobody was there',
  ]);
  const byHand = charged(empty, { cause: 'other', code: 'OTHER', amount: 2000, reason: 'Rope' });
  expect(linesOf(byHand, feeWordsBeside)).toEqual(linesOf(byHand));
});

test('with something else on the invoice it is told apart from the whole', () => {
  const more = charged(invoice, { cause: 'other', code: 'OTHER', amount: 2000, reason: 'Rope' });
  expect(visitBill(done, [more])).toMatchObject({ amount: 3500, left: 5500, isAlone: false });
});

test('the rest of the invoice is named where it is one kind of thing', () => {
  const photos = (before: Invoice, cause: string): Invoice =>
    charged(before, { cause, code: 'EXTRA_PHOTOS', amount: 200, reason: 'Asked for' });
  const one = photos(photos(invoice, 'one'), 'two');
  expect(visitBill(done, [one])).toMatchObject({ left: 3900, rest: 'extra photos' });
  const rope = charged(invoice, { cause: 'other', code: 'OTHER', amount: 2000, reason: 'Rope' });
  expect(visitBill(done, [rope])?.rest).toBe('Rope');
  const two = charged(one, { cause: 'other', code: 'REPACK', amount: 2000, reason: 'Asked for' });
  expect(visitBill(done, [two])).not.toHaveProperty('rest');
  // Once a part is paid, nobody can say of what.
  const paid = takePayment(one, { id: 'p', by: 'desk', at, amount: 100, method: 'CASH', isHere: true });
  if (!paid.ok) throw new Error('It can be paid.');
  expect(visitBill(done, [paid.value.invoice])).not.toHaveProperty('rest');
});

test('what is paid has nothing left, and what is still to pay comes before it', () => {
  const paid = takePayment(invoice, { id: 'p', by: 'desk', at, amount: 3500, method: 'CASH', isHere: true });
  if (!paid.ok) throw new Error('It is paid.');
  expect(visitBill(done, [paid.value.invoice])).toMatchObject({ left: 0 });
  const failed = charged(
    { ...empty, number: 'INV-1000003' },
    { cause: `${done.reference}#2`, code: 'MISSED_PICKUP', amount: 2000, reason: 'Nobody was there' },
  );
  const both = {
    ...done,
    feeFor: 2,
    visits: [...done.visits, { number: 2, purpose: 'MAIN', slot: tuesday, state: 'NO_SHOW' } as const],
  };
  expect(visitBill(both, [paid.value.invoice, failed])).toMatchObject({ code: 'MISSED_PICKUP', left: 2000 });
});

test('what was waived, is in the price of a shipment, or never took place is no bill of it', () => {
  const [fee] = invoice.entries;
  const waived = waiveCharge(invoice, {
    id: 'w',
    of: fee?.n ?? 0,
    by: 'desk',
    at,
    reason: 'Our van was late',
  });
  if (!waived.ok) throw new Error('It is waived.');
  expect(visitBill(done, [waived.value.invoice])).toBeUndefined();
  expect(visitCauses({ ...done, heldBy: '7K3M9-Q2X4T-C' })).toEqual([]);
  expect(visitCauses({ ...done, way: 'DROP_OFF' })).toEqual([]);
  expect(visitCauses(own)).toEqual([]);
});
