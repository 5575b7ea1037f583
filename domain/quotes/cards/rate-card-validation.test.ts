import { expect, test } from 'vitest';
import { defaultRateCard } from '../default-rate-card.ts';
import { RateCard } from '../rate-card.ts';

const { card } = defaultRateCard;

/** The invalid fields of the default card after a change. */
const wrongWith = (change: Partial<RateCard>): readonly string[] =>
  (RateCard.safeParse({ ...card, ...change }).error?.issues ?? []).map(({ path }) => path.join('.'));

test('the default rate card is valid', () => {
  expect(wrongWith({})).toEqual([]);
});

test.each([
  ['a pound for nothing', { perLb: { ...card.perLb, GY: 0 } }, 'perLb.GY'],
  ['a price below nothing', { stairs: -1 }, 'stairs'],
  ['half a cent', { brokerage: 3500.5 }, 'brokerage'],
  ['more than a hundred percent', { expressPercent: 101 }, 'expressPercent'],
  [
    'a break that takes nearly everything off',
    { breaks: [{ fromLb: 100, percentOff: 91 }] },
    'breaks.0.percentOff',
  ],
])('%s is refused', (_, change, field) => {
  expect(wrongWith(change)).toEqual([field]);
});

test('breaks ascend by weight, and each has a higher discount', () => {
  const breaks = [
    { fromLb: 500, percentOff: 10 },
    { fromLb: 100, percentOff: 5 },
  ];
  expect(wrongWith({ breaks })).toEqual(['breaks.1.fromLb', 'breaks.1.percentOff']);
});

test('pickup bands ascend by distance', () => {
  const pickup = [
    { toMiles: 10, price: 2500 },
    { toMiles: 10, price: 3500 },
  ];
  expect(wrongWith({ pickup })).toEqual(['pickup.1.toMiles']);
});

test('an area with tolls is the beginning of ZIP codes, and in the list once', () => {
  const brooklyn = { zip: '112', name: 'Brooklyn', toll: 1400 };
  expect(wrongWith({ pickupAreas: [brooklyn, { ...brooklyn, zip: '11201' }] })).toEqual([]);
  expect(wrongWith({ pickupAreas: [{ ...brooklyn, zip: '11' }] })).toEqual(['pickupAreas.0.zip']);
  expect(wrongWith({ pickupAreas: [{ ...brooklyn, zip: '11201-1' }] })).toEqual(['pickupAreas.0.zip']);
  expect(wrongWith({ pickupAreas: [brooklyn, brooklyn] })).toEqual(['pickupAreas.1.zip']);
});

test('a price group takes off at most thirty percent, and its code and name are in the list once', () => {
  const trade = { code: 'TRADE', name: 'Trade price', standardPercent: 10, expressPercent: 0 };
  const church = { ...trade, code: 'CHURCH', name: 'Church price', standardPercent: 30 };
  expect(wrongWith({ customerGroups: [trade, church] })).toEqual([]);
  expect(wrongWith({ customerGroups: [{ ...trade, standardPercent: 30.5 }] })).toEqual([
    'customerGroups.0.standardPercent',
  ]);
  expect(wrongWith({ customerGroups: [{ ...trade, code: 'trade price' }] })).toEqual([
    'customerGroups.0.code',
  ]);
  expect(wrongWith({ customerGroups: [trade, { ...church, code: 'TRADE' }] })).toEqual([
    'customerGroups.1.code',
  ]);
  expect(wrongWith({ customerGroups: [trade, { ...church, name: 'Trade price' }] })).toEqual([
    'customerGroups.1.name',
  ]);
});

test('barrels ascend by size, and no size is there twice', () => {
  const [b30, b55, b77] = card.barrels;
  expect(wrongWith({ barrels: [b30, b77, b55].flatMap((each) => each ?? []) })).toEqual([
    'barrels.2.equivalentLb',
    'barrels.2.includedLb',
  ]);
  expect(wrongWith({ barrels: [b30, b30].flatMap((each) => each ?? []) })).toContain('barrels.1.code');
});

test('no included weight is above the limit, and the review limit is not above it either', () => {
  expect(wrongWith({ barrelLimits: { refusedAboveLb: 170, reviewAboveLb: 176 } })).toEqual([
    'barrels.2.includedLb',
    'barrelLimits.reviewAboveLb',
  ]);
});

test('goods do not count as abandoned while storage is free', () => {
  expect(wrongWith({ storage: { ...card.storage, abandonedAfterDays: 30 } })).toEqual([
    'storage.abandonedAfterDays',
  ]);
});
