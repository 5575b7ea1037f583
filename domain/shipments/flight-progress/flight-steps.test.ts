import fc from 'fast-check';
import { expect, test } from 'vitest';
import { happenedTo, type UnderWayState } from '../../departures/under-way.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { behindOf } from './behind.ts';
import type { FlightFollowed } from './flight-followed.ts';
import { isBehind, nextStep } from './flight-steps.ts';

const at = '2026-11-25T15:00:00.000Z';
const frozen: Shipment = {
  ...sampleShipment,
  frozen: { flight: 'GY-2026-11-27', closing: 4 },
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'READY', security: 'SPX' })),
};

type Recorded = FlightFollowed['recorded'];
const id = 'GY-2026-11-27';
const flightAt = (recorded: Recorded): FlightFollowed => ({ id, recorded });

/** Follows the flight until nothing is left to do, and says by which codes. */
const follow = (
  shipment: Shipment,
  recorded: Recorded,
): { readonly codes: string[]; readonly at: Shipment } => {
  const next = nextStep(shipment, flightAt(recorded), at);
  if (!next) return { codes: [], at: shipment };
  const { frozen: _over, ...rest } = shipment;
  const after = follow({ ...rest, pieces: [...next.pieces] }, recorded);
  return { codes: [next.code, ...after.codes], at: after.at };
};

test('a frozen shipment comes on the list, and is accepted with the flight', () => {
  expect(follow(frozen, 'SCHEDULED').codes).toEqual([]);
  expect(follow(frozen, 'MANIFESTED').codes).toEqual(['MAN']);
  const accepted = follow(frozen, 'TENDERED');
  expect(accepted.codes).toEqual(['MAN', 'RCS']);
  expect(accepted.at.pieces).toMatchObject(
    frozen.pieces.map(() => ({ state: 'MANIFESTED', accepted: true, at })),
  );
});

test('whichever states it hears of and how often, it ends where the flight is, with each code once', () => {
  const heard = fc.array(fc.constantFrom<Recorded>('MANIFESTED', 'TENDERED'), { maxLength: 6 });
  fc.assert(
    fc.property(heard, (states) => {
      const codes: string[] = [];
      let shipment = frozen;
      for (const recorded of [...states, 'TENDERED'] as const) {
        const followed = follow(shipment, recorded);
        codes.push(...followed.codes);
        shipment = followed.at;
      }
      expect(codes).toEqual(['MAN', 'RCS']);
      expect(shipment).toEqual(follow(frozen, 'TENDERED').at);
    }),
  );
});

test('a piece that was left behind does not come on the list by itself, and a canceled one never', () => {
  const { frozen: _over, ...listed } = follow(frozen, 'MANIFESTED').at;
  const [first, second, third] = listed.pieces;
  if (!first || !second || !third) throw new Error('The sample has three pieces.');
  const pieces = [
    { ...first, state: 'READY' as const, exception: 'OFFLOADED' as const },
    { ...second, state: 'CANCELLED' as const },
    third,
  ];
  expect(nextStep({ ...listed, pieces }, flightAt('MANIFESTED'), at)).toBeUndefined();
  expect(nextStep({ ...listed, pieces }, flightAt('TENDERED'), at)).toMatchObject({
    code: 'RCS',
    numbers: [3],
  });
});

/** The flight at each of its states after the airline accepted the cargo, an hour apart. */
const underWay = (states: readonly UnderWayState[]): readonly FlightFollowed[] => {
  const flights = [flightAt('TENDERED')];
  for (const [hour, state] of states.entries()) {
    const before = flights.at(-1) ?? flightAt('TENDERED');
    const told = new Date(Date.parse(at) + hour * 3_600_000).toISOString();
    flights.push({ ...before, ...happenedTo(before, { state, at: told, by: 'papers', recordedAt: told }) });
  }
  return flights;
};
const way = ['DEPARTED', 'ARRIVED', 'CHECKED_IN', 'CUSTOMS', 'CLEARED', 'READY'] as const;
const codes = ['MAN', 'RCS', 'DEP', 'ARR', 'RCF', 'CRC', 'CCD', 'NFD'];

/** Hears of the flight as it is at some of its states, in that order, and says what happened to each piece. */
const hear = (shipment: Shipment, flights: readonly FlightFollowed[]) => {
  const heard: string[] = [];
  let now = shipment;
  for (const flight of flights) {
    for (let next = nextStep(now, flight, at); next; next = nextStep(now, flight, at)) {
      const { frozen: _over, ...rest } = now;
      heard.push(...next.numbers.map((n) => `${n} ${next?.code} ${next?.at}`));
      now = { ...rest, holds: [], pieces: [...next.pieces] };
    }
  }
  return { heard, now };
};
const unheld = { ...frozen, holds: [] };

test('a flight brings each of its pieces through every state, each once and at the time that was recorded', () => {
  const last = underWay(way).at(-1);
  if (!last) throw new Error('There is a last state.');
  const { heard, now } = hear(unheld, [last]);
  expect(now.pieces.map(({ state }) => state)).toEqual(unheld.pieces.map(() => 'READY_FOR_COLLECTION'));
  expect(heard.filter((one) => one.startsWith('1 '))).toEqual(
    codes.map((code, place) => {
      const hour = Math.max(0, place - 2);
      return `1 ${code} ${new Date(Date.parse(at) + hour * 3_600_000).toISOString()}`;
    }),
  );
});

test('whatever is heard of a flight, in any order and as often as it comes, ends in the same', () => {
  const flights = underWay(way);
  const all = hear(unheld, flights.slice(-1));
  fc.assert(
    fc.property(fc.array(fc.nat({ max: flights.length - 1 }), { maxLength: 12 }), (order) => {
      // What the worker reads of the flight never goes back, whichever message it has heard.
      const read = order.map((_, place) => flights[Math.max(...order.slice(0, place + 1))]);
      const { heard, now } = hear(unheld, [...read.filter((one) => one !== undefined), ...flights.slice(-1)]);
      expect(heard.toSorted()).toEqual(all.heard.toSorted());
      expect(now).toEqual(all.now);
    }),
  );
});

test('a piece that something is wrong with, or that flies with another flight, stays where it is', () => {
  const stays = fc.constantFrom<Partial<Piece>>(
    { state: 'READY', exception: 'SHORT_SHIPPED' },
    { state: 'READY', exception: 'OFFLOADED' },
    { state: 'MANIFESTED', exception: 'MISSING' },
    { state: 'DEPARTED', exception: 'OVER_CARRIED' },
    { state: 'MANIFESTED', departureId: 'GY-2026-12-04' },
    { state: 'CANCELLED' },
    { state: 'DELIVERED' },
  );
  const { frozen: _over, ...listed } = unheld;
  fc.assert(
    fc.property(stays, fc.nat({ max: 2 }), (change, place) => {
      const pieces = listed.pieces.map((piece, index): Piece => {
        const accepted = { ...piece, state: 'MANIFESTED' as const, accepted: true as const };
        return index === place ? { ...accepted, ...change } : accepted;
      });
      const { now } = hear({ ...listed, pieces }, underWay(way));
      for (const [index, piece] of now.pieces.entries())
        if (index === place) expect(piece).toEqual(pieces[index]);
        else expect(piece.state).toBe('READY_FOR_COLLECTION');
    }),
  );
});

test('what customs looks at is not released with the others, and what must not be handed over is not called ready', () => {
  const held = (kind: 'CUSTOMS_EXAM' | 'PAYMENT_DUE') => {
    const flight = underWay(way).at(-1);
    let shipment: Shipment = { ...frozen, holds: [{ kind, at, by: 'system' }] };
    for (let next = flight && nextStep(shipment, flight, at); flight && next; ) {
      shipment = { ...shipment, pieces: [...next.pieces] };
      next = nextStep(shipment, flight, at);
    }
    return (
      flight && { states: shipment.pieces.map(({ state }) => state), behind: behindOf(shipment, flight, at) }
    );
  };
  expect(held('CUSTOMS_EXAM')).toEqual({
    states: ['CUSTOMS', 'CUSTOMS', 'CUSTOMS'],
    behind: [{ number: frozen.number, pieces: [1, 2, 3], why: 'HELD', holds: ['Customs inspection'] }],
  });
  expect(held('PAYMENT_DUE')?.states).toEqual(['CLEARED', 'CLEARED', 'CLEARED']);
});

test('a flight that is canceled takes nobody along', () => {
  expect(nextStep(frozen, flightAt('CANCELLED'), at)).toBeUndefined();
});

test('a shipment that came further by itself is behind only while it is frozen', () => {
  const flown: Shipment = {
    ...frozen,
    pieces: frozen.pieces.map((piece) => ({ ...piece, state: 'DEPARTED' })),
  };
  const { frozen: _over, ...free } = flown;
  const flight = { id, recorded: 'MANIFESTED' } as const;
  expect([isBehind(flown, flight, at), isBehind(free, flight, at)]).toEqual([true, false]);
  expect(isBehind(frozen, { id, recorded: 'SCHEDULED' }, at)).toBe(false);
});
