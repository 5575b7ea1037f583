import { describe, expect, test } from 'vitest';
import type { TrackingEvent } from '../happenings.ts';
import type { Piece } from '../pieces.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { actsFor, codeOf, isDone } from './acts.ts';
import { isLoaded, withLoading } from './loading.ts';
import { knownNotToLoad, loadBlockers } from './loading-gate.ts';
import { toldEvents, undone, wasOf } from './undo.ts';

const flight = 'GY-2026-11-27';
const shipment = { departureId: flight };
const [sample] = sampleShipment.pieces;
const piece = (change: Partial<Piece> = {}): Piece => ({
  ...(sample as Piece),
  exception: undefined,
  state: 'BOOKED',
  security: 'NSC',
  ...change,
});

describe('what can be done with a piece at the dock', () => {
  test.each([
    [piece(), ['CHECK_IN']],
    [piece({ state: 'RECEIVED' }), ['SCREEN', 'MISSING']],
    [piece({ state: 'READY', security: 'SPX' }), ['LOAD', 'MISSING']],
    // It may be screened once more, for aircraft with passengers.
    [piece({ state: 'READY', security: 'SCO' }), ['SCREEN', 'LOAD', 'MISSING']],
    [piece({ state: 'READY', security: 'SPX', loaded: flight }), ['OFFLOAD', 'MISSING']],
    [piece({ state: 'MANIFESTED', security: 'SPX', loaded: flight }), ['OFFLOAD', 'MISSING']],
    [piece({ state: 'RECEIVED', exception: 'MISSING' }), ['FOUND']],
    [piece({ state: 'CANCELLED' }), []],
  ] as const)('is what its state allows: %#', (one, acts) => {
    expect(actsFor(shipment, one)).toEqual(acts);
  });

  test('is nothing that is done already', () => {
    expect(isDone('CHECK_IN', shipment, piece({ state: 'RECEIVED' }))).toBe(true);
    // A label that is scanned once more after the screening is no mistake of anybody.
    expect(isDone('CHECK_IN', shipment, piece({ state: 'READY' }))).toBe(true);
    expect(isDone('CHECK_IN', shipment, piece({ state: 'READY', exception: 'OFFLOADED' }))).toBe(false);
    expect(isDone('CHECK_IN', shipment, piece({ state: 'DEPARTED' }))).toBe(false);
    expect(isDone('LOAD', shipment, piece({ state: 'READY', loaded: 'GY-2026-11-20' }))).toBe(false);
  });

  test('a piece on the list of the airline is taken off it, and one that is only loaded is unloaded', () => {
    expect(codeOf('OFFLOAD', shipment, piece({ state: 'MANIFESTED', loaded: flight }))).toBe('DIS_OFLD');
    expect(codeOf('OFFLOAD', shipment, piece({ state: 'READY', loaded: flight }))).toBe('ULD');
    expect(codeOf('LOAD', {}, piece({ state: 'READY' }))).toBeUndefined();
  });

  test('a screening that passed is never taken for an alarm', () => {
    expect(codeOf('SCREEN', shipment, piece({ state: 'RECEIVED' }))).toBe('SCR');
    expect(codeOf('SCREEN', shipment, piece({ state: 'READY' }))).toBeUndefined();
  });
});

test('a piece is loaded on the flight that it has, and on no other', () => {
  const loaded = withLoading(shipment, piece({ state: 'READY' }), 'LDD');
  expect(isLoaded(shipment, loaded)).toBe(true);
  expect(isLoaded({ departureId: 'GY-2026-12-04' }, loaded)).toBe(false);
  expect(isLoaded(shipment, withLoading(shipment, loaded, 'DIS_OFLD'))).toBe(false);
  expect(isLoaded(shipment, withLoading(shipment, loaded, 'ALM'))).toBe(false);
  expect(isLoaded(shipment, withLoading(shipment, loaded, 'MAN'))).toBe(true);
});

describe('what a device without a connection knows of a piece that is loaded', () => {
  const known = { n: 3, departureId: flight, state: 'READY', security: 'SPX', holds: [] } as const;

  test('is nothing against it when it was screened, is for this flight and no hold keeps it here', () => {
    expect(knownNotToLoad(known, flight)).toBeUndefined();
    // Customs at the destination look at it there.
    expect(knownNotToLoad({ ...known, holds: ['CUSTOMS_EXAM'] }, flight)).toBeUndefined();
  });

  test.each([
    [{ departureId: 'TT-2026-11-26' }, 'Piece 3 is for the flight to Trinidad on Thursday, November 26.'],
    // Another one of the same lane and day.
    [{ departureId: `${flight}-2` }, 'Piece 3 is for the flight to Guyana on Friday, November 27, number 2.'],
    [{ departureId: undefined }, 'Piece 3 is booked on no flight.'],
    [{ state: 'RECEIVED', security: 'NSC' }, 'Piece 3 cannot fly: it is not screened.'],
    [{ holds: ['PAYMENT_DUE', 'REWEIGH'] }, 'Piece 3 cannot fly: Payment due, '],
    [{ holds: ['SECOND_SCREENING'] }, 'Piece 3 cannot fly: '],
  ] as const)('is why it stays here: %j', (change, words) => {
    const said = knownNotToLoad({ ...known, ...change }, flight);
    expect(said?.startsWith('Do not load it. ')).toBe(true);
    expect(said).toContain(words);
  });

  test('counts what the flight as a whole has too much of against no single piece', () => {
    const blocker = { text: '', remedy: '' };
    expect(
      loadBlockers([
        { ...blocker, code: 'OVER_CAPACITY' },
        { ...blocker, code: 'ITN_MISSING' },
      ]).map(({ code }) => code),
    ).toEqual(['ITN_MISSING']);
  });
});

describe('taking back', () => {
  const now = new Date('2026-11-20T15:05:00.000Z');
  const at = '2026-11-20T15:00:00.000Z';
  const before = piece({ at: '2026-11-19T10:00:00.000Z' });
  const event: TrackingEvent = {
    id: 'e-1',
    code: 'FOH',
    pieces: [before.n],
    at,
    recordedAt: at,
    ...wasOf([before], [before.n]),
    by: 'dock-1',
  };
  const after: Piece = { ...before, state: 'RECEIVED', at };
  const who = { by: 'dock-1', now };
  const tooLate = expect.objectContaining({ refusal: expect.objectContaining({ code: 'UNDO_TOO_LATE' }) });

  test('leaves the piece as it was, with where it is booked now', () => {
    expect(undone(event, { ...after, departureId: flight }, who)).toEqual({
      ok: true,
      value: JSON.parse(JSON.stringify({ ...before, departureId: flight })),
    });
  });

  test('is for who recorded it, for ten minutes, while nothing followed', () => {
    expect(undone(event, after, { ...who, by: 'dock-2' })).toMatchObject({
      refusal: { code: 'UNDO_NOT_YOURS' },
    });
    const late = { ...who, now: new Date('2026-11-20T15:10:00.001Z') };
    expect(undone(event, after, late)).toEqual(tooLate);
    const screened: Piece = { ...after, state: 'READY', at: '2026-11-20T15:01:00.000Z' };
    expect(undone(event, screened, who)).toEqual(tooLate);
    expect(undone({ ...event, code: 'DLV' }, after, who)).toEqual(tooLate);
  });

  test('is told to nobody outside, and neither are our own steps', () => {
    const kept: TrackingEvent = { ...event, id: 'e-0', code: 'BKD' };
    const undo: TrackingEvent = { ...event, id: 'e-2', code: 'UNDO', undoes: 'e-1' };
    const loaded: TrackingEvent = { ...event, id: 'e-3', code: 'LDD' };
    expect(toldEvents([kept, event, undo, loaded])).toEqual([kept]);
  });
});
