import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../kernel/new-york.ts';
import type { TrackingCode } from '../../shipments/lifecycle.ts';
import type { Piece } from '../../shipments/pieces.ts';
import { sampleShipment } from '../../shipments/testing/sample-shipment.ts';
import { type ClaimKind, claimKinds } from './claim.ts';
import { type ClaimedGoods, closedWords, isPossible, windowFor } from './windows.ts';

const [piece] = sampleShipment.pieces;
if (piece === undefined) throw new Error('the sample has pieces');

/** One piece in a state, after these events. */
const goods = (
  change: Partial<Piece>,
  ...happened: readonly (readonly [TrackingCode, string, string?])[]
): ClaimedGoods => ({
  shipment: { ...sampleShipment, pieces: [{ ...piece, ...change }] },
  events: happened.map(([code, at, undoes], place) => ({
    id: `e${place}`,
    code,
    pieces: [piece.n],
    at,
    ...(undoes === undefined ? {} : { undoes }),
  })),
});
const isOpen = (known: ClaimedGoods, kind: ClaimKind, at: string): boolean =>
  windowFor(known, kind, new Date(at)).pieces.length === 1;
const wordsAt = (known: ClaimedGoods, kind: ClaimKind, at: string): string =>
  closedWords(windowFor(known, kind, new Date(at)));

// Collected at half past eleven in the evening in Georgetown, when it is the next day in London.
const given = goods(
  { state: 'DELIVERED' },
  ['NFD', '2026-12-01T16:00:00.000Z'],
  ['DLV', '2026-12-03T03:30:00.000Z'],
);

test('damage is reported for fourteen days after the handover, to the last minute there', () => {
  expect(windowFor(given, 'DAMAGE', new Date('2026-12-03T12:00:00.000Z'))).toEqual({
    kind: 'DAMAGE',
    pieces: [{ n: 1, lastDay: '2026-12-16' }],
  });
  expect(isOpen(given, 'DAMAGE', '2026-12-17T03:59:00.000Z')).toBe(true);
  expect(isOpen(given, 'DAMAGE', '2026-12-17T04:00:00.000Z')).toBe(false);
  expect(wordsAt(given, 'DAMAGE', '2026-12-17T04:00:00.000Z')).toBe(
    'The last day to report this was Wed, Dec 16.',
  );
});

test('delay is reported for twenty-one days after the goods could be collected, whenever they were', () => {
  expect(windowFor(given, 'DELAY', new Date('2026-12-22T12:00:00.000Z')).pieces).toEqual([
    { n: 1, lastDay: '2026-12-22' },
  ]);
  expect(isOpen(given, 'DELAY', '2026-12-23T05:00:00.000Z')).toBe(false);
});

test('what was taken back did not happen', () => {
  const again = goods(
    { state: 'DELIVERED' },
    ['DLV', '2026-12-01T16:00:00.000Z'],
    ['UNDO', '2026-12-01T16:05:00.000Z', 'e0'],
    ['DLV', '2026-12-05T16:00:00.000Z'],
  );
  expect(windowFor(again, 'DAMAGE', new Date('2026-12-06T12:00:00.000Z')).pieces).toEqual([
    { n: 1, lastDay: '2026-12-19' },
  ]);
});

describe('loss', () => {
  const left = goods({ state: 'DEPARTED' }, ['DEP', '2026-11-27T23:00:00.000Z']);

  test('is reported from a week after goods have left, for 120 days', () => {
    expect(wordsAt(left, 'LOSS', '2026-12-01T12:00:00.000Z')).toBe(
      'You can report this from Fri, Dec 4, if it has not come by then.',
    );
    expect(isOpen(left, 'LOSS', '2026-12-04T05:00:00.000Z')).toBe(true);
    expect(isOpen(left, 'LOSS', '2027-03-28T03:59:00.000Z')).toBe(true);
    expect(isOpen(left, 'LOSS', '2027-03-28T04:00:00.000Z')).toBe(false);
  });

  test('of a piece that we miss is reported at once', () => {
    expect(
      isOpen(
        { ...left, ...goods({ state: 'RECEIVED', exception: 'MISSING' }) },
        'LOSS',
        '2026-12-01T12:00:00.000Z',
      ),
    ).toBe(true);
  });

  test('of goods that wait at the counter or were handed over is none', () => {
    for (const state of ['BOOKED', 'READY_FOR_COLLECTION', 'DELIVERED', 'CANCELLED'] as const)
      expect(
        wordsAt(goods({ state }, ['DEP', '2026-11-27T23:00:00.000Z']), 'LOSS', '2026-12-20T12:00:00.000Z'),
      ).toBe('You can report this when goods have left and do not come.');
  });
});

test('of goods that are there nothing is said of never coming, unless we miss them', () => {
  for (const state of ['READY_FOR_COLLECTION', 'OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED'] as const)
    expect(isPossible(goods({ state }), 'LOSS')).toBe(false);
  expect(isPossible(goods({ state: 'DEPARTED' }), 'LOSS')).toBe(true);
  expect(isPossible(goods({ state: 'READY_FOR_COLLECTION', exception: 'MISSING' }), 'LOSS')).toBe(true);
});

test('nothing can be reported of goods that have not left', () => {
  const booked = goods({ state: 'BOOKED' });
  for (const kind of claimKinds) expect(isOpen(booked, kind, '2026-12-01T12:00:00.000Z')).toBe(false);
});

test('a clock runs without a gap until its last day, and never again', () => {
  const days = { DAMAGE: 14, DELAY: 21, LOSS: 120 };
  // Around noon, so that no change of the clocks moves the same hour into another day.
  const noon = fc
    .integer({ min: 0, max: 730 })
    .map((day) => Date.parse('2026-01-01T17:00:00.000Z') + day * DAY_MS);
  fc.assert(
    fc.property(fc.constantFrom(...claimKinds), noon, (kind, at) => {
      const then = new Date(at).toISOString();
      const known =
        kind === 'LOSS'
          ? goods({ state: 'DEPARTED' }, ['DEP', then])
          : goods({ state: 'DELIVERED' }, ['NFD', then], ['DLV', then]);
      const open = Array.from({ length: 130 }, (_, day) =>
        isOpen(known, kind, new Date(at + day * DAY_MS).toISOString()),
      );
      const first = kind === 'LOSS' ? 7 : 0;
      expect(open.map((isOn, day) => isOn === (first <= day && day <= days[kind]))).not.toContain(false);
    }),
    { numRuns: 100 },
  );
});
