import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  afterStep,
  hasFlown,
  mayCancel,
  mayChange,
  mayMove,
  type PieceState,
  pieceExceptions,
  pieceStates,
  possibleCodes,
  progressOf,
  recordedCodes,
  shipmentStateOf,
  trackingCodes,
} from './lifecycle.ts';

const inState = (...states: PieceState[]) => states.map((state) => ({ state }));
const through = (from: PieceState, ...codes: (typeof trackingCodes)[number][]) =>
  codes.reduce<ReturnType<typeof afterStep>>((piece, code) => piece && afterStep(piece, code), {
    state: from,
  });

describe('a piece', () => {
  test('goes from booking to the counter by these events', () => {
    const way = ['BKD', 'DPU', 'FOH', 'SCR', 'MAN', 'DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD', 'DLV'] as const;
    expect(through('DRAFT', ...way)).toEqual({ state: 'DELIVERED' });
  });

  test('goes to the door, and back to the counter when nobody opened', () => {
    expect(through('CLEARED', 'OFD', 'NFD', 'OFD', 'DDL')).toEqual({ state: 'DELIVERED' });
  });

  test('can be canceled until it is on the list of a flight', () => {
    const possible = pieceStates.filter((state) => afterStep({ state }, 'CAN'));
    expect(possible).toEqual(['DRAFT', 'BOOKED', 'PICKED_UP', 'RECEIVED', 'READY']);
  });

  test('that was left behind is ready for another flight, with a flag until it is on one', () => {
    expect(through('MANIFESTED', 'DIS_OFLD')).toEqual({ state: 'READY', exception: 'OFFLOADED' });
    expect(through('DEPARTED', 'DIS_SSPD', 'MAN')).toEqual({ state: 'MANIFESTED' });
  });

  test('that is missing stays where it was seen last, and goes nowhere before it is found', () => {
    const missing = through('CUSTOMS', 'DIS_MSCA');
    expect(missing).toEqual({ state: 'CUSTOMS', exception: 'MISSING' });
    expect(missing && possibleCodes(missing)).toEqual(['DIS_FDCA']);
    expect(through('CUSTOMS', 'DIS_MSCA', 'DIS_FDCA')).toEqual({ state: 'CUSTOMS' });
    expect(through('CUSTOMS', 'DIS_FDCA')).toBeUndefined();
  });

  test('never moves on from delivered or canceled', () => {
    for (const state of ['DELIVERED', 'CANCELLED'] as const)
      expect(trackingCodes.filter((code) => afterStep({ state }, code))).toEqual([]);
  });

  test('is booked and canceled with its shipment only', () => {
    expect(recordedCodes).not.toContain('BKD');
    expect(recordedCodes).not.toContain('CAN');
  });
});

describe('a shipment', () => {
  test('has the state of its least advanced piece; canceled ones do not count unless all are', () => {
    expect(shipmentStateOf(inState('DEPARTED', 'READY', 'DEPARTED'))).toBe('READY');
    expect(shipmentStateOf(inState('CANCELLED', 'DELIVERED'))).toBe('DELIVERED');
    expect(shipmentStateOf(inState('CANCELLED', 'CANCELLED'))).toBe('CANCELLED');
  });

  test('tells that 3 of 4 have flown', () => {
    const pieces = inState('DEPARTED', 'READY', 'DEPARTED', 'ARRIVED', 'CANCELLED');
    expect(progressOf(pieces)).toEqual({ state: 'ARRIVED', reached: 1, of: 4, flown: 3 });
    expect(progressOf(inState('CANCELLED'))).toEqual({ state: 'CANCELLED', reached: 0, of: 0, flown: 0 });
  });

  test('may be changed until something of it has reached us', () => {
    const shipment = (...states: PieceState[]) => ({
      state: shipmentStateOf(inState(...states)),
      pieces: inState(...states),
    });
    expect(mayChange(shipment('DRAFT', 'DRAFT'))).toBe(true);
    expect(mayChange(shipment('BOOKED', 'CANCELLED'))).toBe(true);
    expect(mayChange(shipment('BOOKED', 'RECEIVED'))).toBe(false);
    expect(mayChange(shipment('CANCELLED'))).toBe(false);
  });

  test('may be canceled and moved until a piece is on the list of a flight', () => {
    expect(mayCancel(inState('READY', 'BOOKED', 'CANCELLED'))).toBe(true);
    expect(mayCancel(inState('READY', 'MANIFESTED'))).toBe(false);
    expect(mayCancel(inState('CANCELLED'))).toBe(false);
    expect(mayMove(inState('READY', 'CANCELLED'))).toBe(true);
    expect(mayMove(inState('DRAFT'))).toBe(false);
    expect(mayMove(inState('DEPARTED'))).toBe(false);
  });

  test('never says more than its pieces', () => {
    const standings = fc.record(
      {
        state: fc.constantFrom(...pieceStates),
        exception: fc.option(fc.constantFrom(...pieceExceptions), { nil: undefined }),
      },
      { requiredKeys: ['state'] },
    );
    fc.assert(
      fc.property(fc.array(standings, { minLength: 1, maxLength: 50 }), (pieces) => {
        const state = shipmentStateOf(pieces);
        for (const piece of pieces)
          if (piece.state !== 'CANCELLED')
            expect(pieceStates.indexOf(piece.state)).toBeGreaterThanOrEqual(pieceStates.indexOf(state));
        expect(progressOf(pieces).flown).toBe(pieces.filter(hasFlown).length);
      }),
    );
  });
});
