import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectTogether, oneOrNone } from '../../kernel/testing/asked-together.ts';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { isAnswerable, isInList, type ListQuestion, sumsOf } from './list-question.ts';

const now = new Date('2026-11-29T15:00:00Z');
const made: Shipment = { ...sampleShipment, createdAt: '2026-11-20T15:00:00.000Z' };
const is = (question: ListQuestion, change: Partial<Shipment> = {}) =>
  isInList({ ...made, ...change }, question, now);

describe('the list of the desk', () => {
  test('has what is open, without what was only begun', () => {
    expect([is({}), is({}, { state: 'DRAFT' }), is({}, { state: 'DELIVERED' })]).toEqual([
      true,
      false,
      false,
    ]);
    expect(is({ state: 'DRAFT' }, { state: 'DRAFT' })).toBe(true);
  });

  test('is as old as asked, to the second', () => {
    expect([is({ days: 9 }), is({ days: 10 })]).toEqual([true, false]);
  });

  test('has what stands on our floor: at least a piece that came, and that no airline has', () => {
    const [first, ...others] = made.pieces;
    if (!first) throw new Error('The sample has pieces.');
    const come = (change: Partial<typeof first>) => ({ pieces: [{ ...first, ...change }, ...others] });
    expect(is({ here: 'yes' })).toBe(false);
    expect(is({ here: 'yes' }, come({ state: 'RECEIVED' }))).toBe(true);
    expect(is({ here: 'yes' }, come({ state: 'MANIFESTED', accepted: true }))).toBe(false);
    expect(is({ here: 'yes' }, come({ state: 'DEPARTED' }))).toBe(false);
  });

  test('of a flight keeps what flew with it, by its pieces', () => {
    const [first, ...others] = made.pieces;
    if (!first) throw new Error('The sample has pieces.');
    const apart = { pieces: [{ ...first, departureId: 'GY-2026-12-04' }, ...others] };
    expect(is({ departure: 'GY-2026-12-04' })).toBe(false);
    expect(is({ departure: 'GY-2026-12-04' }, apart)).toBe(true);
    expect(is({ departure: made.departureId }, { ...apart, state: 'DELIVERED' })).toBe(true);
    expect(is({ departure: 'GY-2026-12-04', stage: 'EXPECTED' }, apart)).toBe(true);
    expect(is({ departure: 'GY-2026-12-04', stage: 'TO_LOAD' }, apart)).toBe(false);
  });

  test.each<[ListQuestion, Partial<Shipment>]>([
    [{ state: 'CUSTOMS' }, { state: 'CUSTOMS' }],
    [{ hold: 'DAMAGE' }, { holds: [{ kind: 'DAMAGE', at: made.createdAt, by: 'desk' }] }],
    [{ to: 'JM' }, { to: 'JM' }],
    [{ owner: 'ann' }, { ownerId: 'ann' }],
  ])('asked for %j has those and no others', (question, change) => {
    expect([is(question, change), is(question)]).toEqual([true, false]);
  });

  test('asked by several filters has what each of them alone has', () => {
    const questions = fc.record({
      state: oneOrNone('BOOKED' as const, 'CUSTOMS' as const),
      hold: oneOrNone('PAYMENT_DUE' as const, 'DAMAGE' as const),
      to: oneOrNone('GY' as const, 'JM' as const),
      owner: oneOrNone('ann', 'ben'),
      here: oneOrNone('yes' as const),
      days: oneOrNone(1, 30),
    });
    const shipments = fc.record({
      state: fc.constantFrom('BOOKED' as const, 'CUSTOMS' as const),
      to: fc.constantFrom('GY' as const, 'JM' as const),
      ownerId: fc.constantFrom('ann', 'ben'),
      holds: fc.constantFrom<Shipment['holds']>([], [{ kind: 'DAMAGE', at: made.createdAt, by: 'desk' }]),
      createdAt: fc.constantFrom('2026-11-28T15:00:00.000Z', '2026-10-01T15:00:00.000Z'),
    });
    expectTogether(questions, shipments, is);
  });
});

test('a search stands alone, a month takes one more filter, and a stage needs a flight', () => {
  const answers = (question: ListQuestion) => isAnswerable(question);
  expect([
    answers({}),
    answers({ state: 'BOOKED', hold: 'DAMAGE', to: 'GY', departure: 'GY-2026-11-27', owner: 'ann', days: 3 }),
    answers({ closed: '2026-11', to: 'GY' }),
    answers({ search: 'narine' }),
  ]).toEqual([true, true, true, true]);
  expect([
    answers({ closed: '2026-11', to: 'GY', owner: 'ann' }),
    answers({ closed: '2026-11', departure: 'GY-2026-11-27' }),
    answers({ search: 'narine', to: 'GY' }),
    answers({ stage: 'TO_LOAD' }),
  ]).toEqual([false, false, false, false]);
});

test('sums count pieces that are not canceled, what they weigh, and what is charged', () => {
  const [first, ...others] = made.pieces;
  if (!first) throw new Error('The sample has pieces.');
  const some = { ...made, pieces: [{ ...first, state: 'CANCELLED' as const }, ...others] };
  const pounds = others.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0);
  expect(sumsOf([made, some], { isPart: false })).toEqual({
    shipments: 2,
    pieces: made.pieces.length + others.length,
    thousandthsLb: pounds * 2 + first.thousandthsLb,
    total: made.promise.total * 2,
  });
  expect(sumsOf([], { isPart: true })).toMatchObject({ shipments: 0, isPart: true });
});

test('sums of a flight count the pieces on it, and the price of a split shipment with its own flight', () => {
  const [first, ...others] = made.pieces;
  const own = made.departureId;
  if (!first || own === undefined) throw new Error('The sample has pieces and a flight.');
  const next = 'GY-2026-12-04';
  const split = { ...made, pieces: [{ ...first, departureId: next }, ...others] };
  const pounds = others.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0);
  expect(sumsOf([split], { isPart: false, departure: own })).toEqual({
    shipments: 1,
    pieces: others.length,
    thousandthsLb: pounds,
    total: made.promise.total,
  });
  expect(sumsOf([split], { isPart: false, departure: next })).toEqual({
    shipments: 1,
    pieces: 1,
    thousandthsLb: first.thousandthsLb,
    total: 0,
    pricedElsewhere: 1,
  });
});
