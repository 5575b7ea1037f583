import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destination-codes.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { estimate } from '../../quotes/make-estimate.ts';
import type { RateCard } from '../../quotes/rate-card.ts';
import { estimateRequestOf } from '../form/price.ts';
import { measuredGoods } from '../measuring.ts';
import { piecesOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { sampleShipment } from '../testing/sample-shipment.ts';
import { mostChanged, type TrialRow, trialSums, tried } from './trial.ts';

const { card } = defaultRateCard;
const towns = ['Georgetown'];
const delivered: Shipment = {
  ...sampleShipment,
  state: 'DELIVERED',
  pieces: piecesOf(sampleShipment.goods, 'DELIVERED'),
};
const perLb = (cents: number): RateCard => ({ ...card, perLb: { ...card.perLb, GY: cents } });
const row = (change: Partial<TrialRow>): TrialRow => ({
  number: delivered.number,
  to: 'GY',
  before: 1000,
  after: 1000,
  ...change,
});

describe('a shipment on which a rate card is tried', () => {
  test('costs what the engine says of its goods, by each of the two cards', () => {
    const rate = fc.integer({ min: 1, max: 1999 });
    const asked = fc.record({
      rate,
      pounds: fc.integer({ min: 1, max: 140 }),
      to: fc.constantFrom(...destinationCodes),
      weighed: fc.option(fc.integer({ min: 1000, max: 140_000 }), { nil: undefined }),
      insured: fc.boolean(),
    });
    fc.assert(
      fc.property(asked, ({ rate, pounds, to, weighed, insured }) => {
        const goods: Shipment['goods'] = sampleShipment.goods.map((each) => ({ ...each, weight: pounds }));
        const measured =
          weighed === undefined ? {} : { measured: { thousandthsLb: weighed, at: '', by: 'dock' } };
        const pieces = piecesOf(goods, 'DELIVERED').map((piece) => ({ ...piece, ...measured }));
        const { promise: charged } = sampleShipment;
        const shipment: Shipment = {
          ...delivered,
          to,
          insured,
          goods,
          pieces,
          ...(weighed === undefined ? {} : { charged }),
        };
        const tryout: RateCard = { ...card, perLb: { ...card.perLb, [to]: rate } };
        const request = {
          ...estimateRequestOf(shipment, { deliveryTowns: towns }),
          goods: weighed === undefined ? goods : measuredGoods(shipment),
        };
        const [before, after] = [card, tryout].map((one) =>
          estimate(request, { ...defaultRateCard, card: one }),
        );
        const found = tried(shipment, defaultRateCard, tryout, towns);
        expect(found?.before).toBe(before?.ok ? before.value.total : undefined);
        expect(found?.after).toBe(after?.ok ? after.value.total : undefined);
      }),
    );
  });

  test('costs the same by its own card', () => {
    const found = tried(delivered, defaultRateCard, card, towns);
    expect(found?.before).toBe(63_000);
    expect(found?.after).toBe(63_000);
  });

  test('counts the price group of its sender, each time by what the card gives it', () => {
    const giving = (standardPercent: number): RateCard => ({
      ...card,
      customerGroups: [{ code: 'TRADE', name: 'Trade price', standardPercent, expressPercent: 0 }],
    });
    const own = { ...defaultRateCard, card: giving(10) };
    const traded = { ...delivered, promise: { ...delivered.promise, priceGroup: 'TRADE' } };
    expect(tried(delivered, own, giving(20), towns)).toMatchObject({ before: 63_000, after: 63_000 });
    const found = tried(traded, own, giving(20), towns);
    const freight = (63_000 - (found?.before ?? 0)) * 10;
    expect(freight).toBeGreaterThan(0);
    expect(found?.after).toBe(63_000 - freight / 5);
    expect(tried(traded, own, card, towns)?.after).toBe(63_000);
  });

  test('says why the tried card has no price for it', () => {
    const light = { ...card, barrelLimits: { ...card.barrelLimits, refusedAboveLb: 10 } };
    const found = tried(delivered, defaultRateCard, light, towns);
    expect(found).toMatchObject({ before: 63_000, noPrice: expect.stringMatching(/\w+/) });
    expect(found).not.toHaveProperty('after');
  });

  test('is left out where it was canceled', () => {
    expect(tried({ ...delivered, state: 'CANCELLED' }, defaultRateCard, card, towns)).toBeUndefined();
  });

  test('that cost more by weight costs so many pounds more', () => {
    const found = tried(delivered, defaultRateCard, perLb(card.perLb.GY + 10), towns);
    // 80 lb of boxes; a barrel counts as 100 lb.
    expect(found?.after).toBe(63_000 + 80 * 10 + 100 * 10);
  });
});

describe('what a trial comes to', () => {
  const rows = [
    row({ after: 1200 }),
    row({ to: 'JM', after: 900 }),
    row({ to: 'JM', after: undefined, noPrice: 'Too heavy.' }),
    row({}),
  ];

  test('is added up by destination, without what has no price', () => {
    expect(trialSums(rows)).toEqual({
      all: { shipments: 3, before: 3000, after: 3100, dearer: 1, cheaper: 1, noPrice: 1 },
      byDestination: [
        { to: 'GY', shipments: 2, before: 2000, after: 2200, dearer: 1, cheaper: 0, noPrice: 0 },
        { to: 'JM', shipments: 1, before: 1000, after: 900, dearer: 0, cheaper: 1, noPrice: 1 },
      ],
    });
  });

  test('names those that change most, and none that does not', () => {
    expect(mostChanged(rows, 5)).toEqual([rows[0], rows[1]]);
    expect(mostChanged(rows, 1)).toEqual([rows[0]]);
  });
});
