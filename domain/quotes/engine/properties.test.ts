import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destinations.ts';
import { percentOf } from '../../kernel/money.ts';
import type { CustomerCard } from '../cards/customer-card.ts';
import { defaultRateCard } from '../default-rate-card.ts';
import type { Estimate, EstimateRequest } from '../estimate.ts';
import { estimate } from '../make-estimate.ts';

/** Numbers with one decimal. */
const decimal = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((tenths) => tenths / 10);

const unit = { weightUnit: fc.constantFrom('lb' as const, 'kg' as const) };
const box = fc.record({
  ...unit,
  kind: fc.constant('box' as const),
  quantity: fc.integer({ min: 1, max: 12 }),
  length: decimal(1, 60),
  width: decimal(1, 40),
  height: decimal(1, 40),
  lengthUnit: fc.constantFrom('in' as const, 'cm' as const),
  weight: decimal(0.1, 150),
});
const barrel = fc.record({
  ...unit,
  kind: fc.constant('barrel' as const),
  barrel: fc.constantFrom('B30' as const, 'B55' as const, 'B77' as const),
  quantity: fc.integer({ min: 1, max: 3 }),
  weight: decimal(1, 90),
});
const goods = fc.array(fc.oneof(box, box, box, barrel), {
  minLength: 1,
  maxLength: 5,
});
const requests: fc.Arbitrary<EstimateRequest> = fc.record({
  to: fc.constantFrom(...destinationCodes),
  goods,
  service: fc.constantFrom('standard' as const, 'express' as const),
  mailbox: fc.boolean(),
  brokerage: fc.boolean(),
  insured: fc.boolean(),
  declaredValue: fc.integer({ min: 1, max: 900_000 }),
  stairs: fc.boolean(),
  doorDelivery: fc.boolean(),
});

/** Percents with a decimal, up to the most that a price group may take off. */
const percentOff = fc.integer({ min: 0, max: 300 }).map((tenths) => tenths / 10);
const groups = fc.record({
  code: fc.constant('TRADE'),
  name: fc.constant('Trade price'),
  standardPercent: percentOff,
  expressPercent: percentOff,
});

/** Prices that an owner might publish, with discounts in any order, as they apply to anybody. */
const cards: fc.Arbitrary<CustomerCard> = fc
  .record({
    rate: fc.integer({ min: 1, max: 1999 }),
    percents: fc.array(
      fc.integer({ min: 0, max: 400 }).map((tenths) => tenths / 10),
      { maxLength: 4 },
    ),
    fuelPerLb: fc.integer({ min: 0, max: 50 }),
    minimumFreight: fc.integer({ min: 0, max: 9000 }),
    group: groups,
    priceGroup: fc.constantFrom(undefined, 'TRADE'),
  })
  .map(({ rate, percents, fuelPerLb, minimumFreight, group, priceGroup }) => ({
    ...defaultRateCard,
    priceGroup,
    card: {
      ...defaultRateCard.card,
      perLb: { GY: rate, JM: rate + 25, TT: rate + 50, BB: rate + 75, SR: rate + 1 },
      breaks: percents.map((percentOff, at) => ({ fromLb: 45 * (at + 1) ** 2, percentOff })),
      fuelPerLb,
      minimumFreight,
      customerGroups: [group],
    },
  }));

const priced = (request: EstimateRequest, published: CustomerCard): Estimate => {
  const answer = estimate(request, published);
  if (!answer.ok) throw new Error(answer.refusal.message);
  return answer.value;
};
const always = (...held: Parameters<typeof fc.property<[EstimateRequest, CustomerCard]>>) =>
  fc.assert(fc.property(...held), { numRuns: 500 });

test('lines add up to the total, in whole cents', () => {
  always(requests, cards, (request, published) => {
    const { lines, total } = priced(request, published);
    expect(lines.every(({ amount }) => Number.isInteger(amount))).toBe(true);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });
});

test('the same request has the same answer', () => {
  always(requests, cards, (request, published) => {
    expect(estimate(structuredClone(request), structuredClone(published))).toEqual(
      estimate(request, published),
    );
  });
});

test('more weight never costs less', () => {
  const heavier = fc.tuple(requests, cards, fc.nat(), decimal(0.1, 60));
  fc.assert(
    fc.property(heavier, ([request, published, which, more]) => {
      const added = request.goods.map((one, at) =>
        at === which % request.goods.length ? { ...one, weight: one.weight + more } : one,
      );
      const after = estimate({ ...request, goods: added }, published);
      // A barrel may have become too heavy.
      if (after.ok) expect(after.value.total).toBeGreaterThanOrEqual(priced(request, published).total);
    }),
    { numRuns: 500 },
  );
});

test('no weight costs more than a heavier one at which a break begins', () => {
  fc.assert(
    fc.property(cards, fc.integer({ min: 1, max: 800 }), (published, pounds) => {
      const freight = (weight: number) =>
        priced(
          {
            to: 'GY',
            goods: [
              {
                kind: 'box',
                quantity: 1,
                length: 1,
                width: 1,
                height: 1,
                lengthUnit: 'in',
                weight,
                weightUnit: 'lb',
              },
            ],
            service: 'standard',
            mailbox: true,
            brokerage: false,
            insured: false,
          },
          published,
        )
          .lines.filter(({ code }) => ['freight', 'break', 'group'].includes(code))
          .reduce((sum, { amount }) => sum + amount, 0);
      for (const { fromLb } of published.card.breaks) {
        if (fromLb >= pounds) expect(freight(pounds)).toBeLessThanOrEqual(freight(fromLb));
      }
    }),
    { numRuns: 500 },
  );
});

test('one shipment costs at most a cent a line more than several, without export filing', () => {
  const split = fc.tuple(requests, cards, goods, fc.integer({ min: 1, max: 900_000 }));
  fc.assert(
    fc.property(split, ([one, published, otherGoods, otherValue]) => {
      const other = { ...one, goods: otherGoods, declaredValue: otherValue };
      const declaredValue = (one.declaredValue ?? 0) + otherValue;
      const together = priced({ ...one, goods: [...one.goods, ...otherGoods], declaredValue }, published);
      const apart = priced(one, published).total + priced(other, published).total;
      expect(together.total).toBeLessThanOrEqual(apart + together.lines.length);
    }),
    { numRuns: 500 },
  );
});

const freightCodes = ['freight', 'break', 'barrel', 'barrel-extra', 'minimum', 'express'];

test('a price group takes its percent off exactly the freight, to the cent and never below nothing, and changes no other line', () => {
  always(requests, cards, (request, published) => {
    const { priceGroup: _, ...everybodys } = published;
    const [before, after] = [
      priced(request, everybodys),
      priced(request, { ...published, priceGroup: 'TRADE' }),
    ];
    const group = published.card.customerGroups?.[0];
    const percent = (request.service === 'express' ? group?.expressPercent : group?.standardPercent) ?? 0;
    const freight = before.lines
      .filter(({ code }) => freightCodes.includes(code))
      .reduce((sum, { amount }) => sum + amount, 0);
    const off = percentOf(freight, percent);
    expect(before.total - after.total).toBe(off);
    expect(after.total).toBeGreaterThanOrEqual(0);
    expect(after.lines.filter(({ code }) => code !== 'group')).toEqual(before.lines);
    expect(after.lines.filter(({ code }) => code === 'group').map(({ amount }) => amount)).toEqual(
      off === 0 ? [] : [-off],
    );
  });
});

test('without a group, or with one that the card does not have, a price is that of a card without groups, byte for byte', () => {
  always(requests, cards, (request, { priceGroup: _, ...published }) => {
    const { customerGroups: __, ...card } = published.card;
    const bare = JSON.stringify(priced(request, { ...published, card }));
    expect(JSON.stringify(priced(request, published))).toBe(bare);
    expect(JSON.stringify(priced(request, { ...published, priceGroup: 'GONE' }))).toBe(bare);
  });
});
