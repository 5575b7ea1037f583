import { expect, test } from 'vitest';
import { examples } from './endpoint-examples.ts';
import { Enquiry } from './enquiry.ts';
import { type EnquiryQuestion, isAnswerable, isInList } from './list-question.ts';

const now = new Date('2026-11-29T15:00:00Z');
const made: Enquiry = {
  ...Enquiry.parse(examples.show.reply.enquiry),
  userId: 'ann',
  receivedAt: '2026-10-01T15:00:00.000Z',
  againAt: '2026-11-20T15:00:00.000Z',
};

test('has what somebody wrote, alone or with others of the same number, and what waits as long as asked', () => {
  const is = (question: EnquiryQuestion, change: Partial<Enquiry> = {}) =>
    isInList({ ...made, ...change }, question, now);
  expect([
    is({ owner: 'ann' }),
    is({ owner: 'ben' }),
    is({ owner: 'ben' }, { people: ['ben', 'eve'] }),
  ]).toEqual([true, false, true]);
  // Whoever wrote again waits since then.
  expect([
    is({ days: 9 }),
    is({ days: 10 }),
    is({ owner: 'ann', days: 9 }),
    is({ owner: 'ben', days: 9 }),
  ]).toEqual([true, false, true, false]);
});

test('a search stands alone, a month takes one more filter, and what is over is not narrowed', () => {
  const answered: readonly EnquiryQuestion[] = [
    {},
    { status: 'CLOSED' },
    { status: 'OPEN', owner: 'ann', days: 3 },
    { owner: 'ann', days: 3 },
    { closed: '2026-11', owner: 'ann' },
  ];
  expect(answered.map(isAnswerable)).toEqual(answered.map(() => true));
  const refused: readonly EnquiryQuestion[] = [
    { status: 'CLOSED', days: 3 },
    { status: 'SPAM', owner: 'ann' },
    { closed: '2026-11', owner: 'ann', days: 3 },
    { closed: '2026-11', status: 'OPEN' },
    { search: 'narine', days: 3 },
  ];
  expect(refused.map(isAnswerable)).toEqual(refused.map(() => false));
});
