import { expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { check } from './check.ts';
import { type Draft, emptyDraft } from './draft.ts';
import { readLink } from './link.ts';

const { card } = defaultRateCard;
const problems = (query: string, more: Partial<Draft> = {}) =>
  check({ ...readLink(query), ...more }, card).issues.map(({ field, message, missing }) => [
    field,
    message,
    missing,
  ]);

test('an empty box has a message for each missing field, which is not an error yet', () => {
  expect(check(emptyDraft, card).request).toBeUndefined();
  expect(problems('')).toEqual([
    ['box-1-length', 'Give the length in inches.', true],
    ['box-1-width', 'Give the width in inches.', true],
    ['box-1-height', 'Give the height in inches.', true],
    ['box-1-weight', 'Give the weight in pounds.', true],
  ]);
});

test.each([
  ['0', 'Give the length as a number above 0.'],
  ['twelve', 'Give the length as a number above 0.'],
  ['999', '240 inches is the most we take here. Call us for more.'],
])('a length of %s has a plain message', (length, message) => {
  const [row] = readLink('?g=1b1x10x10x5').goods;
  expect(problems('', { goods: [{ ...row, length } as never] })).toEqual([['box-1-length', message, false]]);
});

test('a barrel that is too heavy has a message at its weight, in the current unit', () => {
  expect(problems('?g=1B55x201')).toEqual([
    [
      'barrel-1-weight',
      'A barrel may weigh up to 200 lb. Split the goods over two barrels, or pack boxes.',
      false,
    ],
  ]);
  expect(problems('?g=1B55x200')).toEqual([]);
  expect(problems('?g=1B55x91&u=in-kg')[0]?.[1]).toContain('200 lb (90 kg)');
});

test('the limit of a barrel is the same as in the engine, to 0.001 lb', () => {
  expect(problems('?g=1B55x200.0004')).toEqual([]);
  expect(problems('?g=1B55x200.0005')[0]?.[0]).toBe('barrel-1-weight');
});

test('a weight that rounds to zero is refused', () => {
  expect(problems('?g=1b10x10x10x0.0004')).toEqual([
    ['box-1-weight', 'Give the weight as a number above 0.', false],
  ]);
  expect(problems('?g=1b10x10x10x0.0005')).toEqual([]);
});

test('a quantity must be a whole number', () => {
  const [row] = readLink('?g=1b10x10x10x5').goods;
  expect(problems('', { goods: [{ ...row, quantity: '1.5' } as never] })).toEqual([
    ['box-1-quantity', 'Give how many, as a whole number from 1 to 999.', false],
  ]);
});

test('incomplete extra services do not hide the price and are not included in it', () => {
  const whole = '?to=GY&g=1B55x140';
  expect(check(readLink(`${whole}&insured=1`), card)).toMatchObject({
    request: { insured: false },
    issues: [{ field: 'value', missing: true }],
  });
  expect(check(readLink(`${whole}&pickup=1`), card).request).not.toHaveProperty('pickupMiles');
  expect(check(readLink(`${whole}&zip=07102`), card, { miles: 2.7 }).request).toMatchObject({
    pickupMiles: 2.7,
  });
  expect(problems(whole, { pickup: true, zip: '0710' })).toEqual([
    ['zip', 'Give the ZIP code as five digits, such as 07102.', false],
  ]);
});

test.each([
  ['Georgetown', true],
  [' georgetown ', true],
  ['Linden', false],
  ['', false],
])('delivery in %j is priced only where we deliver', (town, doorDelivery) => {
  const draft = { ...readLink('?to=GY&g=1B55x140&door=1'), town };
  expect(check(draft, card, { towns: ['Georgetown'] }).request).toMatchObject({ doorDelivery });
  expect(check(draft, card).request).toMatchObject({ doorDelivery: false });
});

test('dollars become cents, and the value of one kind is not above the total', () => {
  const draft = readLink('?g=1B55x140&value=6200&dearest=3100.5&insured=1');
  expect(check(draft, card).request).toMatchObject({
    declaredValue: 620_000,
    dearestKindValue: 310_050,
    insured: true,
  });
  expect(problems('?g=1B55x140&value=3000&dearest=3001')).toEqual([
    ['dearest', 'Give a part of the total value, in dollars.', false],
  ]);
});

test.each(['value=2000&dearest=3000', 'value=2500&dearest=2600', 'dearest=3000'])(
  'the dearest kind plays no part where it is not asked for: %s',
  (query) => {
    const { request, issues } = check(readLink(`?g=1B55x140&${query}`), card);
    expect(issues).toEqual([]);
    expect(request).toBeDefined();
    expect(request).not.toHaveProperty('dearestKindValue');
  },
);
