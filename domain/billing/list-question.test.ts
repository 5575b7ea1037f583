import { expect, test } from 'vitest';
import { type InvoiceQuestion, isAnswerable, isInList } from './list-question.ts';

const now = new Date('2026-11-29T15:00:00Z');
const invoice = { to: 'GY', ownerId: 'ann', issuedAt: '2026-11-20T15:00:00.000Z' } as const;

test('has those of a destination, a customer and an age, to the second, and all of it together', () => {
  const is = (question: InvoiceQuestion) => isInList(invoice, question, now);
  expect([is({}), is({ to: 'GY' }), is({ owner: 'ann' }), is({ days: 9 })]).toEqual([true, true, true, true]);
  expect([is({ to: 'JM' }), is({ owner: 'ben' }), is({ days: 10 })]).toEqual([false, false, false]);
  expect([is({ to: 'GY', owner: 'ann', days: 9 }), is({ to: 'GY', owner: 'ann', days: 10 })]).toEqual([
    true,
    false,
  ]);
});

test('what is owed is narrowed by all of it, what is settled by a month and one filter', () => {
  const answered: readonly InvoiceQuestion[] = [
    {},
    { show: 'settled' },
    { show: 'owed', to: 'GY', owner: 'ann', days: 3 },
    { show: 'settled', closed: '2026-11', to: 'GY' },
    { search: 'INV-1000001' },
  ];
  expect(answered.map(isAnswerable)).toEqual(answered.map(() => true));
  const refused: readonly InvoiceQuestion[] = [
    { to: 'GY' },
    { show: 'settled', to: 'GY' },
    { show: 'owed', closed: '2026-11' },
    { show: 'settled', closed: '2026-11', to: 'GY', owner: 'ann' },
    { search: 'INV-1000001', to: 'GY' },
  ];
  expect(refused.map(isAnswerable)).toEqual(refused.map(() => false));
});
