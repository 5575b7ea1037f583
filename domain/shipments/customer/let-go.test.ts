import { expect, test } from 'vitest';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { letsGoAt, shipmentAt } from './let-go.ts';

const { bookedAt, waits, ...sample } = sampleShipment;
const draft: Shipment = {
  ...sample,
  state: 'DRAFT',
  howItComes: 'MAILBOX',
  holds: [],
  pieces: sample.pieces.map((piece) => ({ ...piece, state: 'DRAFT' })),
  changedAt: '2026-11-20T15:00:00.000Z',
};
const end = '2026-11-27T15:00:00.000Z';

test('a shipment of parcels that nobody books ends a week after its last change, to the instant', () => {
  expect(letsGoAt(draft)).toBe(end);
  expect(shipmentAt(draft, new Date('2026-11-27T14:59:59.999Z'))).toBe(draft);
  const over = shipmentAt(draft, new Date(end));
  expect(over).toMatchObject({ state: 'CANCELLED', version: draft.version, closedAt: end });
  expect(new Set(over.pieces.map(({ state }) => state))).toEqual(new Set(['CANCELLED']));
});

const held = { at: end, by: 'system' } as const;
test.each<[string, Partial<Shipment>]>([
  ['is booked', { state: 'RECEIVED' }],
  ['is of other goods', { howItComes: 'DROP_OFF' }],
  ['waits for a place on a flight', { waits: { departureId: 'GY-2026-11-27', since: end } }],
  ['waits for us to confirm its price', { holds: [{ ...held, kind: 'OVERSIZE' }] }],
])('one that %s does not', (_, change) => {
  const shipment = { ...draft, ...change };
  expect(letsGoAt(shipment)).toBeUndefined();
  expect(shipmentAt(shipment, new Date('2027-11-27T15:00:00.000Z'))).toBe(shipment);
});

test('a hold that stops no booking lets time pass', () => {
  expect(letsGoAt({ ...draft, holds: [{ ...held, kind: 'DG_REVIEW' }] })).toBe(end);
});
