import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { isBehind, nextStep } from './flight-steps.ts';

const id = 'GY-2026-11-27';
const at = '2026-11-25T15:00:00.000Z';
const frozen: Shipment = {
  ...sampleShipment,
  frozen: { flight: id, closing: 4 },
  pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state: 'READY', security: 'SPX' })),
};

type Recorded = Parameters<typeof nextStep>[1]['recorded'];

/** Follows the flight until nothing is left to do, and says by which codes. */
const follow = (
  shipment: Shipment,
  recorded: Recorded,
): { readonly codes: string[]; readonly at: Shipment } => {
  const next = nextStep(shipment, { id, recorded }, at);
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
  expect(nextStep({ ...listed, pieces }, { id, recorded: 'MANIFESTED' }, at)).toBeUndefined();
  expect(nextStep({ ...listed, pieces }, { id, recorded: 'TENDERED' }, at)).toMatchObject({
    code: 'RCS',
    numbers: [3],
  });
});

test('a flight that is canceled takes nobody along', () => {
  expect(nextStep(frozen, { id, recorded: 'CANCELLED' }, at)).toBeUndefined();
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
