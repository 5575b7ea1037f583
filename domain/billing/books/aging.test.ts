import { expect, test } from 'vitest';
import { randomOf } from '../../kernel/random.ts';
import { summaryOf } from '../invoice.ts';
import { personInvoice, sampleInvoice, withCheck } from '../testing/sample-invoice.ts';
import { agingOf, type OpenInvoice } from './aging.ts';

const now = new Date('2026-12-01T04:30:00.000Z');
let count = 0;
/** An invoice on which something is owed, due on a day at noon. */
const open = (due: string | undefined, more: Partial<OpenInvoice> = {}): OpenInvoice => {
  count += 1;
  return {
    ...summaryOf(sampleInvoice),
    ownerId: 'ann',
    number: `INV-${1_000_000 + count}`,
    ...(due === undefined ? {} : { dueAt: `${due}T17:00:00.000Z` }),
    ...more,
  };
};
const group = (invoices: readonly OpenInvoice[], term: 'PREPAID' | 'COLLECT' = 'PREPAID') => {
  const found = agingOf(invoices, now).groups.find((one) => one.term === term);
  if (found === undefined) throw new Error('Each group is there.');
  return found;
};

test('what is owed is as old as it is due, by New York days', () => {
  const byAge = (due: string) => Object.entries(group([open(due)]).byAge).find(([, owed]) => owed > 0)?.[0];
  // It is still November 30 in New York.
  expect(agingOf([], now).day).toBe('2026-11-30');
  expect(['2026-12-02', '2026-11-30', '2026-11-29', '2026-10-31'].map(byAge)).toEqual([
    'NOT_DUE',
    'NOT_DUE',
    'TO_30',
    'TO_30',
  ]);
  expect(['2026-10-30', '2026-10-01', '2026-09-30', '2026-09-01', '2026-08-31'].map(byAge)).toEqual([
    'TO_60',
    'TO_60',
    'TO_90',
    'TO_90',
    'OVER_90',
  ]);
});

test('customers with a credit account are apart, with their limit; what is collected of their receivers is not', () => {
  const invoices = [
    open('2026-12-20'),
    open('2026-11-02', { ownerId: 'bob' }),
    open(undefined, { chargesTerm: 'COLLECT' }),
  ];
  const { groups } = agingOf(invoices, now, new Map([['ann', 500_000]]));
  const shown = groups.map(({ term, debtors }) => [
    term,
    debtors.map(({ ownerId, limit }) => [ownerId, limit]),
  ]);
  expect(shown).toEqual([
    ['ACCOUNT', [['ann', 500_000]]],
    ['PREPAID', [['bob', undefined]]],
    ['COLLECT', [['ann', undefined]]],
  ]);
});

test('what has no day until which it is to be paid counts from when it was issued', () => {
  const { debtors } = group([{ ...summaryOf(personInvoice), ownerId: 'ann' }]);
  expect(debtors).toMatchObject([{ invoices: [{ days: 7 }], byAge: { TO_30: 2000 } }]);
});

test('a customer is one row whatever their name was, who owes most first, and receivers are apart', () => {
  const invoices = [
    open('2026-11-01', { owed: 500, name: 'Ann Older' }),
    open('2026-10-01', { owed: 700, name: 'Ann Newer' }),
    open('2026-11-20', { owed: 5000, ownerId: 'bob', name: 'Bob' }),
    open(undefined, { owed: 900, chargesTerm: 'COLLECT', name: 'Her Aunt' }),
    open(undefined, { owed: 100, chargesTerm: 'COLLECT', name: 'Her Uncle' }),
  ];
  expect(group(invoices).debtors.map(({ name, owed }) => [name, owed])).toEqual([
    ['Bob', 5000],
    ['Ann Newer', 1200],
  ]);
  expect(group(invoices).debtors[1]?.invoices.map(({ days }) => days)).toEqual([60, 29]);
  expect(group(invoices, 'COLLECT').debtors.map(({ name, owed }) => [name, owed])).toEqual([
    ['Her Aunt', 900],
    ['Her Uncle', 100],
  ]);
});

test('what a check is for is owed until the bank has paid it, and is said beside', () => {
  const checked = { ...summaryOf(withCheck), ownerId: 'ann' };
  expect(group([checked])).toMatchObject({ owed: 63_000, waiting: 63_000 });
});

test('every sum is that of its parts, and no cent is left out', () => {
  const random = randomOf(7);
  const invoices = Array.from({ length: 500 }, () =>
    open(random(5) === 0 ? undefined : `2026-${String(1 + random(12)).padStart(2, '0')}-11`, {
      owed: 1 + random(90_000),
      ownerId: `customer-${random(40)}`,
      name: `Name ${random(9)}`,
      chargesTerm: random(3) === 0 ? 'COLLECT' : 'PREPAID',
    }),
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  const { groups } = agingOf(invoices, now);
  expect(sum(groups.map(({ owed }) => owed))).toBe(sum(invoices.map(({ owed }) => owed)));
  expect(groups.flatMap(({ debtors }) => debtors.flatMap((debtor) => debtor.invoices))).toHaveLength(500);
  for (const { owed, byAge, debtors } of groups) {
    expect(sum(Object.values(byAge))).toBe(owed);
    expect(sum(debtors.map((debtor) => debtor.owed))).toBe(owed);
    for (const debtor of debtors) {
      expect(sum(Object.values(debtor.byAge))).toBe(debtor.owed);
      expect(sum(debtor.invoices.map((invoice) => invoice.owed))).toBe(debtor.owed);
    }
  }
});
