import { expect, test } from 'vitest';
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
