import { describe, expect, test } from 'vitest';
import { waiveCharge } from '../charges/waive.ts';
import { clearCheck, withdrawCheck } from '../checks/check.ts';
import type { Invoice } from '../invoice.ts';
import { giveCredit, makeRefund, voidPayment } from '../take-payment.ts';
import { paidWith, partlyPaid, personInvoice, sampleInvoice, withCheck } from '../testing/sample-invoice.ts';
import { journalRow } from './journal.ts';
import { journalHeadings, journalLines } from './journal-file.ts';
import { defaultAccountNames } from './ledgers.ts';
import { daysOf, isOver, monthsOver, totalsOf } from './months.ts';

const asked = { id: 'next', at: '2026-12-01T04:30:00.000Z', by: 'admin-1', reason: 'Agreed.' };
const invoiceOf = (result: { ok: true; value: { invoice: Invoice } } | { ok: false }): Invoice => {
  if (!result.ok) throw new Error('It was refused.');
  return result.value.invoice;
};
/** What the last entry of an invoice is in the journal. */
const last = (invoice: Invoice) => {
  const entry = invoice.entries.at(-1);
  const row = entry && journalRow(invoice, entry);
  return row?.postings.map(({ ledger, amount }) => [ledger, amount]);
};

describe('an entry in the journal', () => {
  test('of a price debits what the customer owes, and credits each kind of income and the sales tax', () => {
    const [charge] = sampleInvoice.entries;
    if (charge?.kind !== 'CHARGE') throw new Error('It is charged.');
    const lines = [
      { code: 'freight', text: 'Freight', amount: 10_000 },
      { code: 'break', text: 'Less for the weight', amount: -1000 },
      { code: 'PU', text: 'Pickup, up to 10 miles', amount: 2500 },
      { code: 'stairs', text: 'Stairs', amount: 500 },
      { code: 'EEI', text: 'Export filing', amount: 3500 },
      { code: 'empty-barrel', text: 'Empty barrel', amount: 4500, tax: 298 },
    ];
    const invoice = { ...sampleInvoice, entries: [{ ...charge, lines, amount: 20_298 }] };
    expect(last(invoice)).toEqual([
      ['RECEIVABLE', 20_298],
      ['FREIGHT', -9000],
      ['PICKUP', -3000],
      ['SERVICES', -3500],
      ['GOODS', -4500],
      ['SALES_TAX', -298],
    ]);
  });

  test('of money is where the money is: its method, or the counter abroad; back it goes the same way', () => {
    const paid = (more: object) => last(paidWith(sampleInvoice, more));
    expect(paid({ method: 'CASH' })).toEqual([
      ['RECEIVABLE', -33_000],
      ['CASH', 33_000],
    ]);
    expect(paid({ method: 'CASH', place: 'GY' })).toContainEqual(['ABROAD', 33_000]);
    const abroad = paidWith(sampleInvoice, { method: 'CASH', place: 'GY' });
    expect(last(invoiceOf(voidPayment(abroad, { ...asked, of: 2, isAdmin: true })))).toEqual([
      ['RECEIVABLE', 33_000],
      ['ABROAD', -33_000],
    ]);
    const back = { ...asked, of: 2, amount: 500, method: 'TRANSFER' } as const;
    expect(last(invoiceOf(makeRefund(partlyPaid, back)))).toContainEqual(['TRANSFER', -500]);
  });

  test('of a check is none until the bank has paid it, and none when it goes back before that', () => {
    expect(last(withCheck)).toBeUndefined();
    const cleared = invoiceOf(clearCheck(withCheck, { id: 'bank', at: asked.at, by: asked.by, of: 2 }));
    expect(last(cleared)).toContainEqual(['CHECK', 63_000]);
    expect(last(invoiceOf(withdrawCheck(withCheck, { ...asked, of: 2, isManager: true })))).toBeUndefined();
  });

  test('of what is paid too much is a prepayment, as far as it is', () => {
    const paid = paidWith(sampleInvoice, { amount: 60_000 });
    expect(last(invoiceOf(giveCredit(paid, { ...asked, amount: 5000 })))).toEqual([
      ['RECEIVABLE', -3000],
      ['PREPAYMENTS', -2000],
      ['CREDITS', 5000],
    ]);
    expect(last(paidWith(paid, { id: 'pi_1', method: 'CARD', amount: 4000 }))).toEqual([
      ['RECEIVABLE', -3000],
      ['PREPAYMENTS', -1000],
      ['CARD', 4000],
    ]);
  });

  test('of a charge that is waived takes back what was credited for it', () => {
    const [fee] = last(personInvoice)?.slice(1) ?? [];
    expect(fee).toEqual(['SERVICES', -2000]);
    expect(last(invoiceOf(waiveCharge(personInvoice, { ...asked, of: 1 })))).toEqual([
      ['RECEIVABLE', -2000],
      ['SERVICES', 2000],
    ]);
  });
});

describe('the file', () => {
  const row = journalRow(partlyPaid, partlyPaid.entries[1] as Invoice['entries'][number]);
  if (row === undefined) throw new Error('It is in the journal.');

  test('has a journal for each entry: its number, the day, the account, one side, what it was and whose', () => {
    const what = `${partlyPaid.shipment}: Paid in cash`;
    expect(journalLines(row, defaultAccountNames).map((cells) => cells.map(String))).toEqual([
      ['INV-1000001-2', '11/24/2026', 'Accounts Receivable (A/R)', 'null', '330.00', what, 'Sample Sender'],
      ['INV-1000001-2', '11/24/2026', 'Undeposited Funds', '330.00', 'null', what, 'Sample Sender'],
    ]);
    expect(journalHeadings).toHaveLength(7);
  });

  test('has an account once in a journal, also where two of ours are the same one', () => {
    const paid = paidWith(sampleInvoice, { id: 'pi_1', method: 'CARD', amount: 64_000 });
    const entry = journalRow(paid, paid.entries[1] as Invoice['entries'][number]);
    const accounts = { ...defaultAccountNames, PREPAYMENTS: defaultAccountNames.RECEIVABLE };
    expect(
      entry && journalLines(entry, accounts).map(([, , account, , credit]) => [account, credit]),
    ).toEqual([
      ['Accounts Receivable (A/R)', '640.00'],
      ['Card Clearing', null],
    ]);
  });

  test('has sums by ledger, each side by itself', () => {
    const first = journalRow(partlyPaid, partlyPaid.entries[0] as Invoice['entries'][number]);
    expect(totalsOf([first, row].filter((one) => one !== undefined))).toEqual([
      { ledger: 'RECEIVABLE', debits: 63_000, credits: 33_000 },
      { ledger: 'FREIGHT', debits: 0, credits: 63_000 },
      { ledger: 'CASH', debits: 33_000, credits: 0 },
    ]);
  });
});

test('a month is over an hour after its last day in New York, and those that are over are counted back from now', () => {
  expect(daysOf('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOf('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(isOver('2026-11', new Date('2026-12-01T05:59:00.000Z'))).toBe(false);
  expect(isOver('2026-11', new Date('2026-12-01T06:00:00.000Z'))).toBe(true);
  const now = new Date('2027-02-10T12:00:00.000Z');
  expect(monthsOver('2026-11-20', now)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(monthsOver('2027-02-01', now)).toEqual([]);
});
