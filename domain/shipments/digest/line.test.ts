import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../settings/brand.ts';
import { defaultCapabilities } from '../../settings/capabilities.ts';
import { holdKinds } from '../holds.ts';
import { pieceStates } from '../lifecycle.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';
import type { Shipment } from '../shipment.ts';
import { sampleFlight as flight } from '../testing/sample-flight.ts';
import { sampleReweigh } from '../testing/sample-reweigh.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { digestOf } from './digest.ts';
import { lineOfHold, lineOfNews } from './line.ts';
import { whats } from './whats.ts';

const now = new Date('2026-11-23T15:00:00Z');
const at = now.toISOString();
const factsIn = (state: Shipment['state'], change: Partial<Shipment> = {}): ShipmentFacts => ({
  shipment: {
    ...sampleShipment,
    state,
    pieces: sampleShipment.pieces.map((piece) => ({ ...piece, state })),
    holds: [],
    ...(state === 'DRAFT' || state === 'BOOKED' ? {} : { leftFrom: 'EWR' }),
    ...change,
  },
  flight,
  brand: defaultBrand,
  capabilities: defaultCapabilities,
  now,
});
const said = { title: 'Said', body: 'Said then.' };
const held = (kind: (typeof holdKinds)[number], change: Partial<Shipment> = {}) =>
  factsIn(kind === 'CUSTOMS_EXAM' ? 'CUSTOMS' : 'BOOKED', {
    holds: [{ kind, at, by: 'system' }],
    ...(kind === 'REWEIGH' ? { reweigh: sampleReweigh(91_800, at) } : {}),
    ...change,
  });

describe('a line in the account', () => {
  test('says of goods that left on which date that was: it is read for weeks, and a letter soon', () => {
    const left = '2026-11-28T03:40:00.000Z';
    const flown = { ...flight, state: 'DEPARTED' as const, happened: [{ state: 'DEPARTED', at: left }] };
    const facts = { ...factsIn('DEPARTED'), flight: flown, now: new Date(left) };
    expect([
      lineOfNews({ what: 'LEFT', said }, facts)?.title,
      digestOf([{ what: 'LEFT', said }], facts)?.title,
    ]).toEqual([
      'Marva’s barrel and 2 boxes left Newark on Fri, Nov 27',
      'Marva’s barrel and 2 boxes left Newark Friday night',
    ]);
  });
  test('about a piece that left says what comes for it, and not how the others are collected', () => {
    const left = '2026-11-28T03:40:00.000Z';
    const flown = { ...flight, state: 'DEPARTED' as const, happened: [{ state: 'DEPARTED', at: left }] };
    const pieces = sampleShipment.pieces.map((piece, index) => ({
      ...piece,
      state: index === 2 ? ('DEPARTED' as const) : ('READY_FOR_COLLECTION' as const),
    }));
    const facts = { ...factsIn('DEPARTED', { pieces }), flight: flown, now: new Date(left) };
    expect(digestOf([{ what: 'LEFT', said }], facts)?.sentences[0]).toMatch(/^Marva needs to bring/);
    expect(lineOfNews({ what: 'LEFT', said }, facts)?.body).toMatch(/^Piece 3 left Newark/);
  });
  test('has the title and the first sentence of the letter, whatever happened in whatever state', () => {
    fc.assert(
      fc.property(fc.constantFrom(...whats), fc.constantFrom(...pieceStates), (what, state) => {
        const facts = factsIn(state);
        const letter = digestOf([{ what, said }], facts);
        expect(lineOfNews({ what, said }, facts)).toEqual(
          letter && { title: letter.title, body: letter.sentences[0] ?? '' },
        );
      }),
    );
  });
  test.each(holdKinds)('about %s has the title of the letter that it is alone in', (kind) => {
    const facts = held(kind);
    const letter = digestOf([{ what: 'HELD', said }], facts);
    const line = lineOfHold(kind, facts);
    expect(line?.title).toBe(letter?.title);
    const { todo, ours = [], comes = [] } = letter?.next ?? {};
    expect([...(todo?.lines ?? []), ...ours, ...comes]).toContain(line?.body);
  });
  test('of one of several holds says what that one asks for', () => {
    const holds: Shipment['holds'] = (['PAYMENT_DUE', 'DAMAGE', 'DG_REVIEW'] as const).map((kind) => ({
      kind,
      at,
      by: 'system',
    }));
    const facts = factsIn('BOOKED', { holds });
    const titles = holds.map(({ kind }) => lineOfHold(kind, facts)?.title);
    expect(titles).toEqual([
      'Pay $630.00: Marva’s barrel and 2 boxes',
      'Tell us what to do about the damaged piece: Marva’s barrel and 2 boxes',
      'We are checking what can fly: Marva’s barrel and 2 boxes',
    ]);
  });
  test('is none for what the receiver pays, for what is over, and for a filing that waits for the signature', () => {
    expect(lineOfHold('PAYMENT_DUE', held('PAYMENT_DUE', { chargesTerm: 'COLLECT' }))).toBeUndefined();
    expect(lineOfHold('DG_REVIEW', factsIn('BOOKED'))).toBeUndefined();
    const both = factsIn('BOOKED', {
      holds: [
        { kind: 'EXPORT_CONTROL', at, by: 'system' },
        { kind: 'EIN_MISSING', at, by: 'system' },
      ],
    });
    expect([lineOfHold('EXPORT_CONTROL', both), lineOfHold('EIN_MISSING', both)?.title]).toEqual([
      undefined,
      'Give your tax number and sign: Marva’s barrel and 2 boxes',
    ]);
  });
});
