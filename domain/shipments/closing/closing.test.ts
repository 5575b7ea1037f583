import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdKinds, holds } from '../holds.ts';
import { hasFlown, pieceStates } from '../lifecycle.ts';
import type { Piece } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { closingBlockers, isFrozenFor, verdictOf } from './closing.ts';
import { staysListable } from './frozen.ts';
import { isListOf, manifestDifference, rowsOf, totalsOf } from './manifest.ts';
import { offList } from './off-list.ts';

const flight = 'GY-2026-11-27';
const facts = { free: { thousandthsLb: 0, pieces: 0 }, exports: {} };
const piecesWith = (change: Partial<Piece>): Piece[] =>
  sampleShipment.pieces.map((piece) => ({ ...piece, ...change }));
/** Paid, screened, at the dock. */
const ready: Shipment = {
  ...sampleShipment,
  holds: [],
  state: 'READY',
  pieces: piecesWith({ state: 'READY', security: 'SPX' }),
};
const codes = (shipment: Shipment, more = facts) =>
  closingBlockers(shipment, flight, more).map(({ code }) => code);

const anyPiece = fc.record({
  state: fc.constantFrom(...pieceStates),
  security: fc.constantFrom('NSC' as const, 'SPX' as const, 'SCO' as const),
  exception: fc.constantFrom(undefined, 'MISSING' as const, 'OFFLOADED' as const),
});
const anyAircraft = fc.constantFrom(undefined, 'PASSENGER' as const, 'ALL_CARGO' as const);
const anyShipment = fc
  .record({
    pieces: fc.array(anyPiece, { minLength: 1, maxLength: 4 }),
    held: fc.subarray([...holdKinds]),
    filing: fc.constantFrom('REQUIRED' as const, 'EXEMPT' as const, 'FILED' as const),
  })
  .map(
    ({ pieces, held, filing }): Shipment => ({
      ...ready,
      holds: held.map((kind) => ({ kind, at: ready.createdAt, by: 'system' })),
      eei: { status: filing },
      pieces: pieces.map(({ exception, ...piece }, at) => ({
        n: at + 1,
        kind: 'BOX',
        thousandthsLb: 40_000,
        ...piece,
        ...(exception ? { exception } : {}),
      })),
    }),
  );

describe('the blockers of a closing', () => {
  test('are none for what is paid, screened and at the dock', () => {
    expect(codes(ready)).toEqual([]);
  });

  test.each([
    ['BOOKED', 'NSC', ['NOT_AT_DOCK', 'NOT_SCREENED']],
    ['PICKED_UP', 'NSC', ['NOT_AT_DOCK', 'NOT_SCREENED']],
    ['RECEIVED', 'NSC', ['NOT_SCREENED']],
    ['RECEIVED', 'SPX', ['NOT_READY']],
    ['READY', 'SPX', []],
    ['MANIFESTED', 'SPX', []],
  ] as const)('of a piece that is %s and %s are %j', (state, security, expected) => {
    const [first, ...more] = ready.pieces;
    if (!first) throw new Error('The sample has pieces.');
    expect(codes({ ...ready, pieces: [{ ...first, state, security }, ...more] })).toEqual(expected);
  });

  test('name the pieces that are missing', () => {
    const pieces = ready.pieces.map((piece) =>
      piece.n === 2 ? { ...piece, exception: 'MISSING' as const } : piece,
    );
    expect(closingBlockers({ ...ready, pieces }, flight, facts)).toMatchObject([
      { code: 'PIECE_MISSING', pieces: [2] },
    ]);
  });

  test('let through only what is screened, held by nothing, filed, there and not too much, whatever it is', () => {
    fc.assert(
      fc.property(anyShipment, fc.integer({ min: -1, max: 1 }), anyAircraft, (shipment, free, aircraft) => {
        const some = closingBlockers(shipment, flight, {
          ...facts,
          free: { thousandthsLb: free, pieces: free },
          aircraft,
        });
        const secure = aircraft === 'ALL_CARGO' ? ['SPX', 'SCO'] : ['SPX'];
        const counted = shipment.pieces.filter(({ state }) => state !== 'CANCELLED');
        const isFit =
          free >= 0 &&
          shipment.eei.status !== 'REQUIRED' &&
          shipment.holds.every(({ kind }) => !holds[kind].blocks.includes('manifest')) &&
          counted.every(({ state }) => !['DRAFT', 'BOOKED', 'PICKED_UP', 'RECEIVED'].includes(state)) &&
          counted.every(({ state, security }) => state !== 'READY' || secure.includes(security)) &&
          counted.every((piece) => piece.exception !== 'MISSING' || hasFlown(piece));
        expect(some.length === 0).toBe(isFit);
      }),
    );
  });
});

describe('a shipment whose pieces fly apart', () => {
  const [first, second, third] = ready.pieces;
  if (!first || !second || !third) throw new Error('The sample has three pieces.');
  const next = 'GY-2026-12-04';
  const apart: Shipment = {
    ...ready,
    pieces: [
      { ...first, state: 'DEPARTED' },
      { ...second, state: 'DEPARTED' },
      { ...third, departureId: next },
    ],
  };

  test('is blocked by the pieces of the flight alone, and is on its manifest with them alone', () => {
    const missing = {
      ...apart,
      pieces: apart.pieces.map((piece) => (piece.n === 3 ? { ...piece, security: 'NSC' as const } : piece)),
    };
    expect(closingBlockers(missing, flight, facts)).toEqual([]);
    expect(closingBlockers(missing, next, facts)).toMatchObject([{ code: 'NOT_SCREENED', pieces: [3] }]);
    const [row] = rowsOf([apart], { flight: next, isClosing: true });
    expect(row?.pieces.map(({ n }) => n)).toEqual([3]);
  });

  test('comes off the list of the flight that does not fly, and stays on the other', () => {
    const listed: Shipment = {
      ...apart,
      frozen: { flight, closing: 4 },
      pieces: apart.pieces.map((piece) => ({ ...piece, state: 'MANIFESTED' })),
    };
    const off = offList(listed, next);
    expect([off.pieces.map(({ state }) => state), off.frozen]).toEqual([
      ['MANIFESTED', 'MANIFESTED', 'READY'],
      listed.frozen,
    ]);
  });
});

describe('the end of a closing', () => {
  test('is a manifest exactly when every place of the flight is a frozen shipment and nothing blocks', () => {
    const some = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(some, some, some, some, fc.boolean(), (places, found, frozen, blocked, isOld) => {
        const verdict = verdictOf({ places, found, frozen, blocked, isOld });
        expect(verdict === 'MANIFESTED').toBe(blocked === 0 && found === places && frozen === places);
        expect(verdict === 'LOOK_AGAIN').toBe(
          !isOld && blocked === 0 && !(found === places && frozen === places),
        );
      }),
    );
  });

  test('counts only those who are frozen for it', () => {
    const is = (frozen: Shipment['frozen']) => isFrozenFor({ frozen }, { flight, number: 4 });
    const other = 'GY-2026-12-04';
    expect(
      [{ flight, closing: 4 }, { flight, closing: 3 }, { flight: other, closing: 4 }, undefined].map(is),
    ).toEqual([true, false, false, false]);
  });
});

describe('a frozen shipment', () => {
  const frozen: Shipment = { ...ready, frozen: { flight, closing: 4 } };

  test.each<[string, Partial<Shipment>]>([
    ['a hold', { holds: [{ kind: 'DAMAGE', at: ready.createdAt, by: 'dock' }] }],
    ['another flight', { departureId: 'GY-2026-12-04' }],
    ['another weight', { pieces: piecesWith({ state: 'READY', security: 'SPX', thousandthsLb: 1 }) }],
    ['a piece that is gone', { pieces: frozen.pieces.slice(1) }],
    ['a cancellation', { pieces: piecesWith({ state: 'CANCELLED' }) }],
    ['other goods', { commodities: [] }],
    ['a filing that is needed', { eei: { status: 'REQUIRED' } }],
    ['a filing that is exempt', { eei: { status: 'EXEMPT', citation: 'NOEEI 30.36' } }],
  ])('does not take %s', (_, change) => {
    expect(staysListable(frozen, { ...frozen, ...change })).toBe(false);
    expect(staysListable(ready, { ...ready, ...change })).toBe(true);
  });

  test('takes a scan that puts a piece with the load of the flight', () => {
    expect(
      staysListable(frozen, {
        ...frozen,
        pieces: frozen.pieces.map((piece) => ({ ...piece, loaded: flight, at: 'now' })),
      }),
    ).toBe(true);
  });

  test('takes what takes a blocker away, and whatever ends the closing for it', () => {
    const held: Shipment = { ...frozen, holds: [{ kind: 'CUSTOMS_EXAM', at: ready.createdAt, by: 'desk' }] };
    expect(staysListable(held, { ...held, holds: [] })).toBe(true);
    expect(staysListable(frozen, { ...frozen, eei: { status: 'FILED', itn: 'X20261120123456' } })).toBe(true);
    expect(staysListable(frozen, { ...ready, departureId: 'GY-2026-12-04' })).toBe(true);
  });

  test('whose flight is canceled is ready for another one, and free', () => {
    const pieces = piecesWith({ state: 'MANIFESTED', security: 'SPX', accepted: true });
    expect(offList({ ...frozen, pieces, state: 'MANIFESTED' }, flight).pieces).toEqual(ready.pieces);
    expect(offList(frozen, flight).frozen).toBeUndefined();
  });
});

describe('a manifest', () => {
  const other: Shipment = { ...ready, number: '4F8H2-M7N3P-R', hawb: 'SKB-00000011' };

  test('has the pieces that go on the flight, by house air waybill, with sums to the cent and the ounce', () => {
    const [first, ...more] = ready.pieces;
    if (!first) throw new Error('The sample has pieces.');
    const partly: Shipment = { ...ready, pieces: [{ ...first, state: 'CANCELLED' }, ...more] };
    const rows = rowsOf([partly, other], { flight, isClosing: true });
    expect(rows.map(({ hawb, pieces }) => [hawb, pieces.map(({ n }) => n)])).toEqual([
      ['SKB-00000011', [1, 2, 3]],
      ['SKB-12345675', [2, 3]],
    ]);
    const weight = (pieces: readonly Piece[]) =>
      pieces.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0);
    expect(totalsOf(rows)).toEqual({
      shipments: 2,
      pieces: 5,
      thousandthsLb: weight(more) + weight(other.pieces),
      value: 2 * ready.declaredValue,
    });
  });

  test('of a flight that is closed has only what is on its list', () => {
    const [first, ...more] = piecesWith({ state: 'MANIFESTED', security: 'SPX' });
    if (!first) throw new Error('The sample has pieces.');
    const offloaded: Shipment = {
      ...ready,
      pieces: [{ ...first, state: 'READY', exception: 'OFFLOADED' }, ...more],
    };
    expect(
      rowsOf([offloaded, ready], { flight, isClosing: false }).map(({ pieces }) => pieces.map(({ n }) => n)),
    ).toEqual([[2, 3]]);
  });

  test('says what another version has differently', () => {
    const before = rowsOf([ready, other], { flight, isClosing: true });
    const less: Shipment = { ...ready, pieces: ready.pieces.slice(1), declaredValue: 1 };
    const third: Shipment = { ...ready, number: '9TRX2-8WK4V-J', hawb: 'SKB-00000022' };
    const after = rowsOf([less, third], { flight, isClosing: true });
    const weight = (shipment: Shipment) => shipment.pieces.reduce((sum, one) => sum + one.thousandthsLb, 0);
    expect(manifestDifference(before, after)).toEqual(
      [
        {
          number: other.number,
          hawb: other.hawb,
          what: 'removed',
          piecesAdded: [],
          piecesRemoved: [1, 2, 3],
          thousandthsLb: -weight(other),
          fields: [],
        },
        {
          number: ready.number,
          hawb: ready.hawb,
          what: 'changed',
          piecesAdded: [],
          piecesRemoved: [1],
          thousandthsLb: weight(less) - weight(ready),
          fields: ['value'],
        },
        {
          number: third.number,
          hawb: third.hawb,
          what: 'added',
          piecesAdded: [1, 2, 3],
          piecesRemoved: [],
          thousandthsLb: weight(third),
          fields: [],
        },
      ].toSorted((one, two) => one.number.localeCompare(two.number)),
    );
    expect(manifestDifference(before, before)).toEqual([]);
    expect([isListOf(before, before.toReversed()), isListOf(before, after)]).toEqual([true, false]);
  });
});
