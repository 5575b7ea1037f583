import { expect, test } from 'vitest';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import type { Invoice } from '../invoice.ts';
import { giveCredit, makeRefund } from '../take-payment.ts';
import { paidWith, sampleInvoice } from '../testing/sample-invoice.ts';
import { statementOf } from './statement.ts';

const entered = (result: ReturnType<typeof giveCredit> | ReturnType<typeof makeRefund>): Invoice => {
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value.invoice;
};
const asked = (id: string, at: string) => ({ id, at, by: 'admin-1', reason: 'Agreed.' });

/** Charged on November 20; paid on the 24th, and a part of it given back after New York's midnight; credited in December. */
const paid = paidWith(sampleInvoice, { reference: 'SW-7' });
const refunded = entered(
  makeRefund(paid, { ...asked('r', '2026-11-25T05:30:00.000Z'), of: 2, amount: 1000, method: 'CASH' }),
);
const first = entered(giveCredit(refunded, { ...asked('c', '2026-12-02T15:00:00.000Z'), amount: 500 }));
const second: Invoice = {
  ...sampleInvoice,
  number: 'INV-1000002',
  billTo: ['Newer Name'],
  entries: sampleInvoice.entries.map((entry) => ({ ...entry, at: '2026-11-24T16:00:00.000Z' })),
};
const collect: Invoice = { ...second, number: 'INV-1000003', chargesTerm: 'COLLECT' };

test('a statement has what was owed before, every entry of the period in its order, and what is owed after each', () => {
  const statement = statementOf([collect, second, first], { from: '2026-11-24', to: '2026-11-25' });
  expect(statement).toMatchObject({
    billTo: ['Newer Name'],
    opening: 63_000,
    closing: 63_000 - 33_000 + 63_000 + 1000,
  });
  expect(
    statement.lines.map(({ invoice, what, amount, balance }) => [invoice, what, amount, balance]),
  ).toEqual([
    ['INV-1000001', 'Paid in cash (SW-7)', -33_000, 30_000],
    ['INV-1000002', 'Charged when the shipment was booked', 63_000, 93_000],
    ['INV-1000001', 'Refunded in cash: Agreed.', 1000, 94_000],
  ]);
});

test('a charge names its goods, where they are known, and a payment does not', () => {
  const { shipment = '' } = second;
  const known = new Map([[shipment, sampleShipment]]);
  const { lines } = statementOf([second, first], { from: '2026-11-24', to: '2026-11-25' }, known);
  expect(lines.map(({ what }) => what)).toEqual([
    'Paid in cash (SW-7)',
    '1 barrel and 2 boxes to Georgetown for Marva Sample: charged when the shipment was booked',
    'Refunded in cash: Agreed.',
  ]);
});

test('days are those of New York, one period goes on where the one before ended, and what receivers pay is not in it', () => {
  const invoices = [first, second, collect];
  const days = [
    { from: '2026-11-01', to: '2026-11-24' },
    { from: '2026-11-25', to: '2026-11-30' },
    { from: '2026-12-01', to: '2026-12-31' },
  ];
  const statements = days.map((period) => statementOf(invoices, period));
  expect(statements.map(({ opening, lines, closing }) => [opening, lines.length, closing])).toEqual([
    [0, 3, 93_000],
    [93_000, 1, 94_000],
    [94_000, 1, 93_500],
  ]);
  expect(statementOf([collect], { from: '2026-01-01', to: '2026-12-31' })).toMatchObject({
    billTo: [],
    opening: 0,
    lines: [],
    closing: 0,
  });
});

test('names the slip of a counter and the number of a transfer, and never what the card provider calls a payment', () => {
  const year = { from: '2026-01-01', to: '2026-12-31' };
  const said = (method: 'TRANSFER' | 'CARD') =>
    statementOf([paidWith(sampleInvoice, { method, reference: 'pi_3Qx' })], year).lines.at(-1)?.what;
  expect([said('TRANSFER'), said('CARD')]).toEqual(['Paid by bank transfer (pi_3Qx)', 'Paid by card online']);
});

test('what was charged and paid before the receiver was to pay stays on the statement of the sender', () => {
  const moved: Invoice = {
    ...paid,
    chargesTerm: 'COLLECT',
    entries: [
      ...paid.entries,
      {
        kind: 'REVERSAL',
        n: 3,
        at: '2026-11-26T15:00:00.000Z',
        shipmentVersion: 3,
        amount: -63_000,
        why: 'PAID_BY_RECEIVER',
        of: 1,
      },
    ],
  };
  const back = entered(
    makeRefund(moved, { ...asked('b', '2026-11-27T15:00:00.000Z'), of: 2, amount: 30_000, method: 'CASH' }),
  );
  const year = { from: '2026-01-01', to: '2026-12-31' };
  expect(statementOf([moved], year)).toMatchObject({ closing: -33_000 });
  expect(statementOf([back], year).lines.map(({ n, balance }) => [n, balance])).toEqual([
    [1, 63_000],
    [2, 30_000],
    [3, -33_000],
    [4, -3_000],
  ]);
  const landed: Invoice = {
    ...back,
    entries: [
      ...back.entries,
      { ...sampleInvoice.entries[0], kind: 'CHARGE', why: 'ARRIVED', n: 5 } as Invoice['entries'][number],
    ],
  };
  expect(statementOf([landed], year)).toMatchObject({ closing: -3_000 });
});
