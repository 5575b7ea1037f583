import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectTogether, oneOrNone } from '../../kernel/testing/asked-together.ts';
import type { ParcelHold } from '../holds/hold-kinds.ts';
import type { Parcel } from '../parcel.ts';
import { sampleParcel } from '../testing/sample-parcel.ts';
import { isAnswerable, isInList, type ParcelQuestion, waits, withMonth } from './list-question.ts';

const now = new Date('2026-11-29T15:00:00Z');
const here: Parcel = {
  ...sampleParcel,
  state: 'IN_STORAGE',
  shelf: 'B-04',
  mailbox: '10001',
  receivedAt: '2026-11-20T15:00:00.000Z',
};
const is = (question: ParcelQuestion, change: Partial<Parcel> = {}, holds: readonly ParcelHold[] = []) =>
  isInList({ parcel: { ...here, ...change }, holds }, question, now);

describe('the list of the desk', () => {
  test('has what is here; a month and a whole mailbox keep what has left', () => {
    const left = { state: 'SHIPPED' } as const;
    expect([is({}), is({}, left)]).toEqual([true, false]);
    expect([is({ closed: '2026-11' }, left), is({ mailbox: '10001' }, left)]).toEqual([true, true]);
    expect(is({ mailbox: '10001', days: 3 }, left)).toBe(false);
  });

  test('is as old as asked, to the second', () => {
    expect([is({ days: 9 }), is({ days: 10 })]).toEqual([true, false]);
  });

  test.each<[ParcelQuestion, Partial<Parcel>]>([
    [{ state: 'PACKED' }, { state: 'PACKED' }],
    [{ shelf: 'C-01' }, { shelf: 'C-01' }],
    [{ mailbox: '10002' }, { mailbox: '10002' }],
  ])('asked for %j has those and no others', (question, change) => {
    expect([is(question, change), is(question)]).toEqual([true, false]);
  });

  test('asked by several filters has what each of them alone has', () => {
    const questions = fc.record({
      state: oneOrNone('IN_STORAGE' as const, 'UNIDENTIFIED' as const),
      shelf: oneOrNone('B-04', 'C-01'),
      hold: oneOrNone<ParcelHold>('FORM_1583', 'DG_REVIEW'),
      mailbox: oneOrNone('10001', '10002'),
      days: oneOrNone(1, 30),
    });
    const parcels = fc.record({
      state: fc.constantFrom('IN_STORAGE' as const, 'UNIDENTIFIED' as const),
      shelf: fc.constantFrom('B-04', 'C-01'),
      mailbox: fc.constantFrom('10001', '10002'),
      receivedAt: fc.constantFrom('2026-11-28T15:00:00.000Z', '2026-10-01T15:00:00.000Z'),
    });
    const held = fc.subarray<ParcelHold>(['FORM_1583', 'DG_REVIEW']);
    expectTogether(questions, fc.tuple(parcels, held), (question, [change, holds]) =>
      is(question, change, holds),
    );
  });
});

test('a search stands alone, and a month takes one more filter', () => {
  expect(
    [
      {},
      { state: 'IN_STORAGE', hold: 'FORM_1583', shelf: 'B-04', mailbox: '10001', days: 3 },
      { closed: '2026-11', mailbox: '10001' },
      { search: '1Z' },
    ].map((question) => isAnswerable(question as ParcelQuestion)),
  ).toEqual([true, true, true, true]);
  expect(
    [
      { closed: '2026-11', state: 'SHIPPED', mailbox: '10001' },
      { closed: '2026-11', shelf: 'B-04' },
      { search: '1Z', days: 3 },
    ].map((question) => isAnswerable(question as ParcelQuestion)),
  ).toEqual([false, false, false]);
});

test('what has left is that of this month in New York, unless a month is asked for', () => {
  const evening = new Date('2026-12-01T03:00:00Z');
  expect(withMonth({ state: 'SHIPPED' }, evening)).toEqual({ state: 'SHIPPED', closed: '2026-11' });
  for (const question of [{ state: 'PACKED' }, { state: 'SHIPPED', closed: '2026-01' }, {}] as const)
    expect(withMonth(question, evening)).toEqual(question);
});

test('who waits longest comes first where somebody has to do something', () => {
  expect([waits({ hold: 'FORM_1583' }), waits({ state: 'UNIDENTIFIED', shelf: 'B-04' })]).toEqual([
    true,
    true,
  ]);
  expect([waits({}), waits({ state: 'IN_STORAGE' })]).toEqual([false, false]);
});
