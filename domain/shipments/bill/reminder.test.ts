import { expect, test } from 'vitest';
import type { Shipment } from '../shipment.ts';
import { sampleFlight as flight } from '../testing/sample-flight.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import type { Bill } from './bill.ts';
import { needsReminder, owesNow, unpaidNews, wasJustAsked } from './reminder.ts';

const now = new Date('2026-11-23T22:00:00.000Z');
const hoursAgo = (hours: number): string => new Date(now.getTime() - hours * 3_600_000).toISOString();
const sums = { charged: 63_000, paid: 0, credited: 0, owed: 63_000 };
const bill: Bill = { version: 1, invoice: 'INV-1000001', invoiceVersion: 1, ...sums };
const unpaid = (change: Partial<Shipment> = {}): Shipment => ({
  ...sampleShipment,
  departureId: flight.id,
  chargesTerm: 'PREPAID',
  holds: [{ kind: 'PAYMENT_DUE', at: hoursAgo(100), by: 'system' }],
  ...change,
});

test('a sender owes now what they pay themselves, what is due and what no check is for', () => {
  expect(owesNow(unpaid(), bill)).toBe(true);
  expect(owesNow(unpaid({ chargesTerm: 'COLLECT' }), bill)).toBe(false);
  expect(owesNow(unpaid({ holds: [] }), bill)).toBe(false);
  expect(owesNow(unpaid({ leftFrom: 'EWR', state: 'DEPARTED' }), bill)).toBe(false);
  expect(owesNow(unpaid(), { ...bill, waiting: 63_000 })).toBe(false);
  expect(owesNow(unpaid(), undefined)).toBe(false);
});

test('nobody is asked again within half a day', () => {
  expect(wasJustAsked(unpaid(), now)).toBe(false);
  expect(wasJustAsked(unpaid({ reminded: { at: hoursAgo(11) } }), now)).toBe(true);
  expect(wasJustAsked(unpaid({ reminded: { at: hoursAgo(13) } }), now)).toBe(false);
});

test('the job reminds once for each cutoff, of what is on that flight', () => {
  const asks = (change: Partial<Shipment> = {}) => needsReminder(unpaid(change), { flight, bill }, now);
  expect(asks()).toBe(true);
  expect(asks({ reminded: { at: hoursAgo(13), before: flight.bookingCutoff } })).toBe(false);
  expect(asks({ reminded: { at: hoursAgo(13) } })).toBe(true);
  expect(asks({ departureId: 'GY-2026-12-04' })).toBe(false);
});

test('the account says by when it has to be paid, where there is a flight that it can make', () => {
  expect(unpaidNews({ until: flight.bookingCutoff, day: flight.day }).body).toBe(
    'Pay by Tue, Nov 24, 4:00 PM (New Jersey time). Then it can fly Fri, Nov 27.',
  );
  expect(unpaidNews({}).body).toBe('It flies once it is paid and has a place on a flight.');
});
