import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stagesOf } from './flight-stages.ts';
import { holdKinds, holds } from './holds.ts';
import { type PieceState, pieceStates } from './lifecycle.ts';
import { sampleShipment } from './testing/sample-shipment.ts';

const staged = (states: readonly PieceState[], kinds: readonly (typeof holdKinds)[number][] = []) =>
  Object.fromEntries(
    stagesOf({
      departureId: 'GY-2026-11-27',
      pieces: states.map((state) => ({ state })),
      holds: kinds.map((kind) => ({ kind, at: sampleShipment.createdAt, by: 'system' })),
    }),
  );

test('pieces are counted where they are, and a shipment whose pieces are apart is at several stages', () => {
  expect(staged(['BOOKED', 'PICKED_UP', 'RECEIVED', 'READY', 'MANIFESTED', 'CANCELLED'])).toEqual({
    EXPECTED: 2,
    TO_SCREEN: 1,
    TO_LOAD: 1,
    ON_LIST: 1,
  });
});

test('only a hold that keeps a shipment off the list counts, and only for pieces that are not on it', () => {
  expect(staged(['BOOKED', 'READY', 'DEPARTED'], ['PAYMENT_DUE'])).toMatchObject({ HELD: 2 });
  expect(holds.CUSTOMS_EXAM.blocks).not.toContain('manifest');
  expect(staged(['BOOKED', 'READY'], ['CUSTOMS_EXAM'])).not.toHaveProperty('HELD');
});

test('a shipment without a flight is at no stage', () => {
  const { departureId: _, ...draft } = sampleShipment;
  expect(stagesOf(draft).size).toBe(0);
});

test('every piece that counts is at exactly one stage', () => {
  void fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieceStates)), fc.subarray([...holdKinds]), (states, kinds) => {
      const { HELD = 0, ...others } = staged(states, kinds);
      const counted = states.filter((state) => !['DRAFT', 'CANCELLED'].includes(state)).length;
      expect(Object.values(others).reduce((sum, pieces) => sum + pieces, 0)).toBe(counted);
      expect(HELD).toBeLessThanOrEqual(counted);
    }),
  );
});
