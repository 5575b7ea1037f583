import fc from 'fast-check';
import { expect, test } from 'vitest';
import { flightMoves } from '../../../departures/lifecycle.ts';
import {
  happenedTo,
  nextStates,
  type ReversibleState,
  reversible,
  takenBackFrom,
} from '../../../departures/under-way.ts';
import { trackedNews } from '../../digest/tracked.ts';
import type { Shipment } from '../../shipment.ts';
import { sampleShipment } from '../../testing/sample-shipment.ts';
import type { FlightFollowed } from '../flight-followed.ts';
import { isBehind, nextStep } from '../flight-steps.ts';
import { type Foreseen, foresee } from './foreseen.ts';
import { eventTakenBack, recordedAbroad, stepBack } from './take-back.ts';

const id = 'GY-2026-11-27';
const time = (hour: number): string => `2026-11-27T${String(hour).padStart(2, '0')}:00:00.000Z`;
const tendered: FlightFollowed = { id, recorded: 'TENDERED', tendered: { at: time(10), by: 'papers' } };
const pieces = sampleShipment.pieces.map((piece) => ({
  ...piece,
  state: 'MANIFESTED' as const,
  security: 'SPX' as const,
  accepted: true as const,
  at: time(10),
}));
const onBoard: Shipment = { ...sampleShipment, holds: [], state: 'MANIFESTED', pieces };

const happen = (flight: FlightFollowed, state: 'DEPARTED' | 'ARRIVED' | 'CHECKED_IN', hour: number) => ({
  ...flight,
  ...happenedTo(flight, { state, at: time(hour), by: 'papers', recordedAt: time(hour) }),
});
const undo = (flight: FlightFollowed, state: ReversibleState, hour: number): FlightFollowed => ({
  ...flight,
  ...takenBackFrom(flight, state, {
    takenBackAt: time(hour),
    takenBackBy: 'papers',
    reason: 'Another flight left.',
    version: 9,
  }),
});
/** Brings a shipment to where its flight is, and says which codes it took, with a minus for those taken back. */
const follow = (shipment: Shipment, flight: FlightFollowed) => {
  const codes: string[] = [];
  let now = shipment;
  for (let steps = 0; steps < 20; steps += 1) {
    const back = stepBack(now, flight);
    const next = back ?? nextStep(now, flight, time(23));
    if (next === undefined) break;
    codes.push('wrong' in next ? `-${next.wrong}` : next.code);
    now = { ...now, pieces: [...next.pieces] };
  }
  expect(isBehind(now, flight, time(23))).toBe(false);
  return { codes, now };
};

test('what has left by mistake is where it was, with the time that it had, and leaves again when it does', () => {
  const left = happen(tendered, 'DEPARTED', 12);
  const false1 = follow(onBoard, left);
  expect(false1.codes).toEqual(['DEP']);
  const back = undo(left, 'DEPARTED', 13);
  expect([back.recorded, back.happened]).toEqual(['TENDERED', []]);
  const undone = follow(false1.now, back);
  expect(undone.codes).toEqual(['-DEP']);
  expect(undone.now.pieces).toEqual(onBoard.pieces);
  const again = follow(undone.now, happen(back, 'DEPARTED', 11));
  expect([again.codes, again.now.pieces.map(({ at }) => at)]).toEqual([['DEP'], pieces.map(() => time(11))]);
});

test('what has landed by mistake is under way, and goes further back when it has not left either', () => {
  const landed = happen(happen(tendered, 'DEPARTED', 12), 'ARRIVED', 14);
  const { now } = follow(onBoard, landed);
  const flying = undo(landed, 'ARRIVED', 15);
  expect(reversible(flying)).toBe('DEPARTED');
  const undone = follow(now, flying);
  expect(undone.codes).toEqual(['-ARR']);
  expect(undone.now).toEqual(follow(onBoard, happen(tendered, 'DEPARTED', 12)).now);
  expect(follow(now, undo(flying, 'DEPARTED', 16)).codes).toEqual(['-ARR', '-DEP']);
  expect(follow(now, undo(flying, 'DEPARTED', 16)).now.pieces).toEqual(onBoard.pieces);
});

test('whatever a shipment has heard of a flight in between, it ends where the flight is', () => {
  const left = happen(tendered, 'DEPARTED', 12);
  const undone = undo(left, 'DEPARTED', 13);
  const landed = happen(happen(undone, 'DEPARTED', 14), 'ARRIVED', 18);
  const all = [tendered, left, undone] as const;
  fc.assert(
    fc.property(fc.array(fc.constantFrom(0, 1, 2), { maxLength: 6 }), (heard) => {
      let now = onBoard;
      // What the worker reads of the flight never goes back, whichever message it has heard.
      for (const [place] of heard.entries()) {
        const flight = all[Math.max(...heard.slice(0, place + 1))];
        if (flight) now = follow(now, flight).now;
      }
      // Nothing further happens to the flight before everything is taken back.
      now = follow(now, undone).now;
      expect(now.pieces).toEqual(onBoard.pieces);
      expect(follow(now, landed).now.pieces.map(({ state, at }) => [state, at])).toEqual(
        pieces.map(() => ['ARRIVED', time(18)]),
      );
    }),
  );
});

test('only pieces of the flight go back: not those of another one, left behind, or that somebody has abroad', () => {
  const left = happen(tendered, 'DEPARTED', 12);
  const { now } = follow(onBoard, left);
  const [first, second, third] = now.pieces;
  if (!first || !second || !third) throw new Error('The sample has three pieces.');
  const apart: Shipment = {
    ...now,
    pieces: [
      { ...first, departureId: 'GY-2026-11-20' },
      { ...second, state: 'READY', exception: 'SHORT_SHIPPED', at: time(13) },
      third,
    ],
  };
  const { codes, now: after } = follow(apart, undo(left, 'DEPARTED', 14));
  expect(codes).toEqual(['-DEP']);
  expect(after.pieces.map(({ state }) => state)).toEqual(['DEPARTED', 'READY', 'MANIFESTED']);
  const abroad: Shipment = { ...now, pieces: [{ ...first, state: 'ARRIVED', at: time(13) }, second, third] };
  expect(recordedAbroad([abroad, now], left, 'DEPARTED')).toEqual([abroad.number]);
  expect(follow(abroad, undo(left, 'DEPARTED', 14)).now.pieces[0]?.state).toBe('ARRIVED');
});

test('an agent who has counted a piece, or has begun its customs entry, keeps the landing from being taken back', () => {
  const landed = happen(happen(tendered, 'DEPARTED', 12), 'ARRIVED', 14);
  const { now } = follow(onBoard, landed);
  expect(recordedAbroad([now], landed, 'ARRIVED')).toEqual([]);
  const change = (piece: Partial<Shipment['pieces'][number]>): Shipment => ({
    ...now,
    pieces: now.pieces.map((one, place) => (place === 0 ? { ...one, ...piece } : one)),
  });
  for (const record of [
    change({ state: 'CHECKED_IN_DEST' }),
    change({ exception: 'OVER_CARRIED', state: 'DEPARTED' }),
    // Its agent had it before the flight was said to have landed.
    change({ at: time(13) }),
  ])
    expect(recordedAbroad([record], landed, 'ARRIVED')).toEqual([now.number]);
  expect(reversible(happen(landed, 'CHECKED_IN', 15))).toBeUndefined();
});

const toldOf = (foreseen: Foreseen | undefined) =>
  foreseen?.told.map(({ happened }) => trackedNews(happened, 'Kearny')?.title);

test('a sender who was told that it left reads once that it did not, and nobody else does', () => {
  const left = happen(tendered, 'DEPARTED', 12);
  const { now } = follow(onBoard, left);
  const gone: Shipment = { ...now, state: 'DEPARTED' };
  const undone = { ...undo(left, 'DEPARTED', 13), dock: 'Kearny', originAirport: 'JFK' };
  expect(toldOf(foresee(gone, undone, time(13)))).toEqual(['Not left yet']);
  // The worker had not come to it, so nobody was told.
  expect(foresee(onBoard, undone, time(13))).toBeUndefined();
  const [first, ...others] = gone.pieces;
  if (!first) throw new Error('The sample has pieces.');
  const partly: Shipment = {
    ...gone,
    state: 'READY',
    pieces: [{ ...first, state: 'READY', at: time(9) }, ...others],
  };
  expect(toldOf(foresee(partly, undone, time(13)))).toEqual([]);
  const short = { ...first, state: 'READY' as const, exception: 'SHORT_SHIPPED' as const, at: time(13) };
  expect(toldOf(foresee({ ...partly, pieces: [short, ...others] }, undone, time(14)))).toEqual([
    'Not left yet',
  ]);
});

test('the event that is taken back is the latest that is not yet', () => {
  const event = (eventId: string, recordedAt: string, more: object = {}) => ({
    id: eventId,
    code: 'DEP' as const,
    pieces: [1, 2],
    recordedAt,
    ...more,
  });
  const events = [event('a', time(11)), event('b', time(12)), event('c', time(13), { pieces: [3] })];
  const of = (some: Parameters<typeof eventTakenBack>[0]) =>
    eventTakenBack(some, { wrong: 'DEP', numbers: [1, 2] })?.id;
  expect(of(events)).toBe('b');
  const undoes = { ...event('d', time(14)), code: 'UNDO' as const, undoes: 'b' };
  expect(of([...events, undoes])).toBe('a');
  expect(eventTakenBack(events, { wrong: 'ARR', numbers: [1] })).toBeUndefined();
});

test('a flight goes back along its lifecycle alone', () => {
  for (const state of ['DEPARTED', 'ARRIVED'] as const) {
    const flight = { ...tendered, recorded: state, happened: [] };
    const { recorded = state } = takenBackFrom(flight, state, {
      takenBackAt: time(13),
      takenBackBy: 'papers',
      reason: 'No.',
      version: 2,
    });
    expect(flightMoves[state]).toContain(recorded);
    expect(nextStates({ recorded })).toContain(state);
  }
});
