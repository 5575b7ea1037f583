import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectTogether, oneOrNone } from '../kernel/testing/asked-together.ts';
import { examples } from './endpoint-examples.ts';
import { type AskedQueue, type AskedQuotes, isAnswerable, isInList } from './list-question.ts';
import { Quote } from './quote.ts';

const now = new Date('2026-11-29T15:00:00Z');
const [sample] = examples.list.reply.items;
const made: Quote = { ...Quote.parse(sample), createdAt: '2026-11-20T15:00:00.000Z', waitsFor: 'reply' };
const is = (question: AskedQueue, change: Partial<Quote> = {}) =>
  isInList({ ...made, ...change }, question, now);

test.each<[AskedQueue, Partial<Quote>]>([
  [{ task: 'price' }, { waitsFor: 'price' }],
  [{ taken: 'ann' }, { assignee: 'ann' }],
  [{ to: 'JM' }, { request: { ...made.request, to: 'JM' } }],
  [{ owner: 'ann' }, { ownerId: 'ann' }],
  [{ days: 10 }, { createdAt: '2026-11-19T15:00:00.000Z' }],
])('asked for %j has those and no others', (question, change) => {
  expect([is(question, change), is(question, { assignee: 'desk-9' })]).toEqual([true, false]);
});

test('nobody has taken what has no name', () => {
  const { assignee: _, ...free } = made;
  expect([isInList(free, { taken: 'nobody' }, now), is({ taken: 'nobody' }, { assignee: 'ann' })]).toEqual([
    true,
    false,
  ]);
});

test('asked by several filters has what each of them alone has', () => {
  const questions = fc.record({
    task: oneOrNone('price' as const, 'reply' as const),
    taken: oneOrNone('ann', 'nobody'),
    to: oneOrNone('GY' as const, 'JM' as const),
    owner: oneOrNone('ben'),
    days: oneOrNone(1, 30),
  });
  const quotes = fc.record({
    waitsFor: fc.constantFrom('price' as const, 'reply' as const),
    assignee: fc.constantFrom('ann', undefined),
    ownerId: fc.constantFrom('ben', undefined),
    request: fc.constantFrom(made.request, { ...made.request, to: 'JM' as const }),
    createdAt: fc.constantFrom('2026-11-28T15:00:00.000Z', '2026-10-01T15:00:00.000Z'),
  });
  expectTogether(questions, quotes, is);
});

test('what is open is asked by all of it, what is over by a month and one filter', () => {
  const answered: readonly AskedQuotes[] = [
    {},
    { status: 'EXPIRED' },
    { status: 'SENT', to: 'GY', owner: 'ann', days: 3 },
    { which: 'open', to: 'GY', days: 3 },
    { closed: '2026-11', status: 'EXPIRED' },
    { closed: '2026-11', to: 'GY' },
  ];
  expect(answered.map(isAnswerable)).toEqual(answered.map(() => true));
  const refused: readonly AskedQuotes[] = [
    { to: 'GY' },
    { status: 'EXPIRED', to: 'GY' },
    { status: 'EXPIRED', which: 'open' },
    { closed: '2026-11', status: 'SENT' },
    { closed: '2026-11', status: 'EXPIRED', to: 'GY' },
    { closed: '2026-11', which: 'open' },
  ];
  expect(refused.map(isAnswerable)).toEqual(refused.map(() => false));
});
