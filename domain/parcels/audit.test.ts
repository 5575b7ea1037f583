import { describe, expect, test } from 'vitest';
import { pieceStates } from '../shipments/lifecycle.ts';
import { sampleShipment } from '../shipments/testing/sample-shipment.ts';
import { countPlaces, parcelFaults } from './audit.ts';
import { deedsBetween, followed, requested, stateByPiece } from './changes/sent.ts';
import { mayBecome } from './lifecycle.ts';
import type { Parcel } from './parcel.ts';
import { sampleParcel } from './testing/sample-parcel.ts';

const { code } = sampleParcel;
const { number } = sampleShipment;
const at = '2026-11-28T16:00:00.000Z';
const [piece] = sampleShipment.pieces;
if (piece === undefined) throw new Error('The sample has pieces.');
const inState = (state: (typeof pieceStates)[number]) => ({
  number,
  pieces: [{ ...piece, n: 1, parcel: code, state }],
});
const asked = requested(sampleParcel, { number, piece: 1, at });
const books = { received: [code], parcels: [asked], shipments: [inState('DRAFT')] };

describe('a parcel follows its piece', () => {
  test.each(pieceStates)('that is %s, and no audit finds a fault', (state) => {
    const after = followed(asked, { number, piece: state, at });
    expect(after.state).toBe(stateByPiece(state));
    expect(parcelFaults({ ...books, parcels: [after], shipments: [inState(state)] })).toEqual([]);
    expect(followed(after, { number, piece: state, at })).toBe(after);
  });

  test('by steps that the lifecycle has, with one entry for each', () => {
    const gone = followed(asked, { number, piece: 'DEPARTED', at });
    expect(deedsBetween(asked, gone)).toEqual(['packed', 'shipped']);
    expect(gone).toMatchObject({ state: 'SHIPPED', closedAt: at });
    expect(gone).not.toHaveProperty('shelf');
    const back = followed(gone, { number, piece: 'READY', at });
    expect(deedsBetween(gone, back)).toEqual(['packed']);
    expect(mayBecome(gone.state, back.state)).toBe(true);
    expect(back).not.toHaveProperty('closedAt');
    const free = followed(back, { number, piece: 'CANCELLED', at });
    expect([free.state, deedsBetween(back, free)]).toEqual(['IN_STORAGE', ['released']]);
    expect(free).not.toHaveProperty('shipment');
  });

  test('of its own shipment alone, and stays delivered', () => {
    expect(followed(asked, { number: '2A2B2-C2D2E-F', piece: 'CANCELLED', at })).toBe(asked);
    const there = followed(asked, { number, piece: 'DELIVERED', at });
    expect(followed(there, { number, piece: 'DEPARTED', at })).toBe(there);
  });
});

const gone: Parcel = { ...asked, state: 'SHIPPED' };
const { shipment: _none, ...loose } = asked;

test.each([
  ['was received twice', { received: [code, code] }],
  ['was received and is nowhere', { received: [code, 'PCL-2222222Z'] }],
  ['was never received', { received: [] }],
  ['is in two places', { parcels: [asked, asked] }],
  ['is SHIPPED and on a shelf', { parcels: [gone] }],
  ['is SHIPPED and closed at undefined', { parcels: [gone] }],
  ['is REQUESTED in no shipment', { parcels: [loose as Parcel] }],
  ['does not know that it is piece 1', { parcels: [loose as Parcel] }],
  ['which it names', { shipments: [] }],
  ['its piece says PACKED', { shipments: [inState('RECEIVED')] }],
  [
    'does not know that it is piece 1',
    { shipments: [inState('DRAFT'), { ...inState('DRAFT'), number: '2A2B2-C2D2E-F' }] },
  ],
  ['has half an owner', { parcels: [{ ...asked, mailbox: undefined } as unknown as Parcel] }],
])('the audit says of a parcel that it %s', (words, change) => {
  expect(parcelFaults(books)).toEqual([]);
  expect(parcelFaults({ ...books, ...change }).join('\n')).toContain(words);
});

test('each is counted in one place', () => {
  const { shelves, sent, ...others } = countPlaces([sampleParcel, asked, gone]);
  expect([shelves, sent, others]).toEqual([2, 1, { unidentified: 0, returned: 0, disposed: 0 }]);
});
