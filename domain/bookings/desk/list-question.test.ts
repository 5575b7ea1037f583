import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectTogether, oneOrNone } from '../../kernel/testing/asked-together.ts';
import type { Booking } from '../booking.ts';
import { sampleBooking } from '../testing/sample-booking.ts';
import { type BookingQuestion, isAnswerable, isInList, withMonth } from './list-question.ts';

const now = new Date('2026-11-29T15:00:00Z');
const made: Booking = { ...sampleBooking, createdAt: '2026-11-20T15:00:00.000Z' };
const is = (question: BookingQuestion, change: Partial<Booking> = {}) =>
  isInList({ ...made, ...change }, question, now);

describe('the list of the desk', () => {
  test('has what is open; a day and a month keep what came and what ended', () => {
    const over = { state: 'CANCELLED' } as const;
    expect([is({}), is({}, over)]).toEqual([true, false]);
    expect([is({ day: '2026-12-01' }, over), is({ closed: '2026-11' }, over)]).toEqual([true, true]);
  });

  test('is as old as asked, to the second', () => {
    expect([is({ days: 9 }), is({ days: 10 })]).toEqual([true, false]);
  });

  test.each<[BookingQuestion, Partial<Booking>]>([
    [{ state: 'FAILED' }, { state: 'FAILED' }],
    [{ area: '071' }, { place: { zip: '07102', stairs: false, miles: 3, street: '1 Sample St' } }],
    [{ missing: 'slot' }, { visits: [] }],
    [{ missing: 'consent' }, { searchConsent: undefined }],
    [{ touched: 'yes' }, { touched: { purpose: 'MAIN', why: 'CLOSED', at: made.createdAt } as never }],
    [{ to: 'JM' }, { to: 'JM' }],
    [{ owner: 'ann' }, { ownerId: 'ann' }],
  ])('asked for %j has those and no others', (question, change) => {
    expect([is(question, change), is(question)]).toEqual([true, false]);
  });

  test('asked by several filters has what each of them alone has', () => {
    const questions = fc.record({
      state: oneOrNone('CONFIRMED' as const, 'FAILED' as const),
      area: oneOrNone('112', '071'),
      missing: oneOrNone('slot' as const, 'consent' as const),
      to: oneOrNone('GY' as const, 'JM' as const),
      owner: oneOrNone('ann', 'ben'),
      days: oneOrNone(1, 30),
    });
    const bookings = fc.record({
      state: fc.constantFrom('CONFIRMED' as const, 'FAILED' as const),
      to: fc.constantFrom('GY' as const, 'JM' as const),
      ownerId: fc.constantFrom('ann', 'ben'),
      visits: fc.constantFrom<Booking['visits']>([], made.visits),
      createdAt: fc.constantFrom('2026-11-28T15:00:00.000Z', '2026-10-01T15:00:00.000Z'),
    });
    expectTogether(questions, bookings, is);
  });
});

test('a search stands alone, and a month takes one more filter', () => {
  expect(
    [
      {},
      { state: 'CONFIRMED', day: '2026-12-01', area: '112', missing: 'slot', to: 'GY', days: 3 },
      { closed: '2026-11', to: 'GY' },
      { search: 'narine' },
    ].map((question) => isAnswerable(question as BookingQuestion)),
  ).toEqual([true, true, true, true]);
  expect(
    [
      { closed: '2026-11', to: 'GY', owner: 'ann' },
      { closed: '2026-11', day: '2026-11-01' },
      { search: 'narine', to: 'GY' },
    ].map((question) => isAnswerable(question as BookingQuestion)),
  ).toEqual([false, false, false]);
});

test('a state in which nothing is left to do is that of this month, unless a month or a day is asked for', () => {
  expect(withMonth({ state: 'CANCELLED' }, now)).toEqual({ state: 'CANCELLED', closed: '2026-11' });
  for (const question of [{ state: 'FAILED' }, { state: 'COMPLETED', day: '2026-11-01' }, {}] as const)
    expect(withMonth(question, now)).toEqual(question);
});
