import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieceStates } from './lifecycle.ts';
import { flightOf, flightsOf, partOn } from './piece-flights.ts';
import { loadOf } from './pieces.ts';

const ids = ['GY-2026-11-27', 'GY-2026-12-04', 'GY-2026-12-11'] as const;
const [friday, next] = ids;

const shipments = fc.record({
  departureId: fc.constantFrom(...ids),
  pieces: fc.array(
    fc.record(
      {
        state: fc.constantFrom(...pieceStates),
        thousandthsLb: fc.integer({ min: 1, max: 200_000 }),
        departureId: fc.constantFrom(...ids),
      },
      { requiredKeys: ['state', 'thousandthsLb'] },
    ),
    { minLength: 1, maxLength: 8 },
  ),
});

test('a piece has the flight of its shipment until it gets its own', () => {
  expect(flightOf({ departureId: friday }, {})).toBe(friday);
  expect(flightOf({ departureId: friday }, { departureId: next })).toBe(next);
  expect(flightOf({}, {})).toBeUndefined();
});

test('the parts of a shipment on its flights are the whole shipment: each piece is in one of them', () => {
  void fc.assert(
    fc.property(shipments, (shipment) => {
      const parts = flightsOf(shipment).map((flight) => partOn(shipment, flight));
      const loads = parts.map(({ pieces }) => loadOf(pieces));
      expect({
        pieces: loads.reduce((sum, { pieces }) => sum + pieces, 0),
        thousandthsLb: loads.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0),
      }).toEqual(loadOf(shipment.pieces));
      expect(loads.every(({ pieces }) => pieces > 0)).toBe(true);
    }),
  );
});

test('its own flight comes first, and a flight that no piece is on any more is none of its flights', () => {
  const [left, flown] = [{ state: 'READY', departureId: next }, { state: 'DEPARTED' }] as const;
  expect(flightsOf({ departureId: friday, pieces: [left, flown] })).toEqual([friday, next]);
  expect(flightsOf({ departureId: friday, pieces: [left, { state: 'CANCELLED' }] })).toEqual([next]);
});
