import fc from 'fast-check';
import { expect, test } from 'vitest';
import { destinationCodes } from '#domain/kernel/destinations.ts';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { check } from './check.ts';
import { type Draft, emptyDraft, type GoodsDraft, MOST_ROWS } from './draft.ts';
import { isCutShort, pathOf, readLink, writeLink } from './link.ts';

const measure = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 9999 }).map((tenths) => String(tenths / 10)),
);
const quantity = fc.integer({ min: 1, max: 999 }).map(String);
const amount = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 90_000_000 }).map((cents) => String(cents / 100)),
);
const box = fc.record({
  kind: fc.constant('box' as const),
  quantity,
  length: measure,
  width: measure,
  height: measure,
  weight: measure,
});
const barrel = fc.record({
  kind: fc.constant('barrel' as const),
  barrel: fc.constantFrom('B30' as const, 'B55' as const, 'B77' as const),
  quantity,
  weight: measure,
  emptyNeeded: fc.boolean(),
});
const town = fc.constantFrom('', 'Linden', 'Vreed-en-Hoop', 'St. George’s', 'Port of Spain', 'Saint-André');
const rows = fc
  .array(fc.oneof(box, barrel), { minLength: 1, maxLength: MOST_ROWS })
  .map((goods): readonly GoodsDraft[] => goods.map((row, index) => ({ ...row, id: index + 1 })));
const drafts: fc.Arbitrary<Draft> = fc
  .record({
    to: fc.constantFrom(...destinationCodes),
    goods: rows,
    lengthUnit: fc.constantFrom('in' as const, 'cm' as const),
    weightUnit: fc.constantFrom('lb' as const, 'kg' as const),
    express: fc.boolean(),
    mailbox: fc.boolean(),
    pickup: fc.boolean(),
    zip: fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, '0')),
    ),
    stairs: fc.boolean(),
    door: fc.boolean(),
    town,
    brokerage: fc.boolean(),
    value: amount,
    insured: fc.boolean(),
    dearest: amount,
  })
  // Goods in a mailbox need no pickup, and a link without pickup has no pickup details.
  .map((draft) => ({ ...draft, pickup: draft.pickup && !draft.mailbox }))
  .map((draft) => (draft.pickup ? draft : { ...draft, zip: '', stairs: false }))
  .map((draft) => (draft.door ? draft : { ...draft, town: '' }));

test('a link restores all input', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(readLink(`?${writeLink(draft)}`)).toEqual(draft);
    }),
    { numRuns: 500 },
  );
});

test('no link breaks the calculator or makes it compute too long', () => {
  const names = ['to', 'g', 'u', 'zip', 'value', 'dearest', 'express', 'kind', 'pickup', 'door', 'town'];
  const query = fc
    .array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' })))
    .map((pairs) => String(new URLSearchParams(pairs)));
  fc.assert(
    fc.property(fc.oneof(query, fc.string({ unit: 'binary' })), (search) => {
      const draft = readLink(search);
      expect(draft.goods.length).toBeGreaterThan(0);
      expect(draft.goods.length).toBeLessThanOrEqual(MOST_ROWS);
      expect(destinationCodes).toContain(draft.to);
      expect(() => check(draft, defaultRateCard.card)).not.toThrow();
      expect(readLink(writeLink(draft))).toEqual(draft);
    }),
    { numRuns: 150 },
  );
});

test('empty input is not in the link', () => {
  expect(pathOf(emptyDraft)).toBe('/shipping-calculator?to=GY&g=1bxxx');
  expect(readLink('')).toEqual(emptyDraft);
});

test.each([
  ['12.12345', '12.12345'],
  ['0.0000004', '0'],
  ['12.1234567', '12.123457'],
  ['1,250.50', '1250.5'],
  ['100', '100'],
])('a weight of %s is written as %s in the link', (weight, written) => {
  const [row] = readLink('?g=1b1x1x1x1').goods;
  const link = writeLink({ ...emptyDraft, goods: [{ ...row, weight } as GoodsDraft] });
  expect(link).toBe(`to=GY&g=1b1x1x1x${written}`);
  expect(readLink(link).goods).toMatchObject([{ weight: written }]);
});

test('a link with both a mailbox and a pickup has only the mailbox', () => {
  expect(readLink('?mailbox=1&zip=07102')).toMatchObject({ mailbox: true, pickup: false, zip: '' });
  expect(writeLink({ ...emptyDraft, mailbox: true, pickup: true, zip: '07102' })).not.toContain('zip');
});

test('a link with too many rows is recognized', () => {
  const rows = (count: number) => `?g=${Array.from({ length: count }, () => '1B55x140').join('_')}`;
  expect(isCutShort(rows(MOST_ROWS))).toBe(false);
  expect(isCutShort(rows(MOST_ROWS + 1))).toBe(true);
  expect(readLink(rows(MOST_ROWS + 5)).goods).toHaveLength(MOST_ROWS);
});

test('links of other pages and old messages still work', () => {
  expect(readLink('?to=jm')).toEqual({ ...emptyDraft, to: 'JM' });
  expect(readLink('?to=XX&g=3b1x&zip=abc&value=-5')).toEqual(emptyDraft);
  expect(readLink('?to=GY&kind=barrel').goods).toMatchObject([{ kind: 'barrel', barrel: 'B55' }]);
  expect(readLink('?g=1B55x140_nonsense_2b16x12x12x18.4').goods).toMatchObject([
    { kind: 'barrel', barrel: 'B55', quantity: '1', weight: '140' },
    { kind: 'box', quantity: '2', length: '16', width: '12', height: '12', weight: '18.4' },
  ]);
  expect(readLink('?zip=07102')).toMatchObject({ pickup: true, zip: '07102' });
  expect(readLink('?g=1B55x140&door=1')).toMatchObject({ door: true, town: '' });
  expect(readLink('?door=1&town=%3Cscript%3E').town).toBe('');
});
