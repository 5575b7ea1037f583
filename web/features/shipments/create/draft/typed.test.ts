import { expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { ShipmentForm } from '#domain/shipments/form/shipment-form.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { typedSample } from '../testing/typed-sample.ts';
import { formOf, issuesOf } from './form-of.ts';
import { typedOf } from './from-shipment.ts';
import { fromLink } from './opening.ts';
import { emptyLine, emptyShipment, isTouched, readTyped, toDestination } from './typed.ts';

const { card } = defaultRateCard;
const KEY = '019366a1-0000-7000-8000-000000000000';
const fieldsOf = (typed: Parameters<typeof issuesOf>[0]) => issuesOf(typed, card).map(({ field }) => field);

test('a draft is read as it was written, with every unfinished word', () => {
  const typed = {
    ...typedSample,
    lines: [...typedSample.lines, { ...emptyLine(3), description: 'half a w', value: '12,' }],
  };
  expect(readTyped(JSON.parse(JSON.stringify(typed)), 'other')).toEqual(typed);
});

test.each([
  [undefined],
  ['nonsense'],
  [{ price: 7, consignee: [], lines: 'x', notify: { wanted: 'yes' }, made: null }],
  [{ price: { to: 'XX', goods: [{ kind: 'rocket' }, null], lengthUnit: 'ell' }, lines: [null, 5] }],
])('a draft of another release or a broken one opens anyway: %j', (given) => {
  const typed = readTyped(given, KEY);
  expect(typed.key).toBe(KEY);
  expect(typed.price.to).toBe('GY');
  expect(() => issuesOf(typed, card)).not.toThrow();
});

test('an untouched form is not kept, one with a single letter is', () => {
  expect(isTouched({ ...emptyShipment(KEY), step: 2 })).toBe(false);
  const typed = emptyShipment(KEY);
  expect(isTouched({ ...typed, consignee: { ...typed.consignee, name: 'M' } })).toBe(true);
});

test('another destination changes the calling code of an empty phone only', () => {
  const typed = emptyShipment(KEY);
  expect(toDestination(typed, 'JM').consignee.phoneCode).toBe('+1-876');
  const called = { ...typed, consignee: { ...typed.consignee, phone: '600-1234' } };
  expect(toDestination(called, 'JM').consignee).toMatchObject({ phone: '600-1234', phoneCode: '+592' });
});

test('a complete draft has no problem, and the contract takes its form', () => {
  expect(issuesOf(typedSample, card)).toEqual([]);
  expect(ShipmentForm.safeParse(formOf(typedSample, card)).error).toBeUndefined();
});

test('an empty form asks for everything, step by step, and calls nothing wrong', () => {
  const issues = issuesOf(emptyShipment(KEY), card);
  expect(issues[0]).toMatchObject({ step: 'people', field: 'consignee.name' });
  expect([...new Set(issues.map(({ step }) => step))]).toEqual([
    'people',
    'terms',
    'pieces',
    'contents',
    'flight',
    'review',
  ]);
  const ticks = ['nothingProhibited', 'searchConsent'];
  expect(issues.filter(({ missing, field }) => !missing && !ticks.includes(field))).toEqual([]);
});

test('what is wrong is said at its field', () => {
  const { consignee, lines } = typedSample;
  const phone = { ...typedSample, consignee: { ...consignee, phone: '12' } };
  expect(issuesOf(phone, card)).toMatchObject([{ field: 'consignee.phone', missing: false }]);
  const [line = emptyLine(1)] = lines;
  const fireworks = { ...typedSample, lines: [{ ...line, description: 'Fireworks', value: 'ten' }] };
  expect(fieldsOf(fireworks)).toEqual(['commodities.0.description', 'commodities.0.value']);
  expect(fieldsOf({ ...typedSample, price: { ...typedSample.price, pickup: true, zip: '07' } })).toEqual([
    'pickup.zip',
    'pickup.street',
  ]);
  expect(fieldsOf({ ...typedSample, dangerous: 'yes' })).toEqual(['dangerous']);
});

test('a link of the calculator fills in the boxes and barrels, the destination and the services', () => {
  const typed = fromLink('to=JM&g=1B55x140_2b18x18x18x40&express=1&value=400&insured=1&zip=07102', KEY);
  expect(typed.price).toMatchObject({ to: 'JM', express: true, insured: true, pickup: true, zip: '07102' });
  expect(typed.price.goods).toHaveLength(2);
  expect(typed.consignee.phoneCode).toBe('+1-876');
  expect(typed.lines[0]?.value).toBe('400');
});

test('the form of a shipment is typed again as it was declared', () => {
  const typed = typedOf(sampleShipment, KEY);
  const { goods, commodities, consignee, to } = formOf(typed, card);
  expect({ goods, commodities, consignee, to }).toEqual({
    goods: sampleShipment.goods,
    commodities: sampleShipment.commodities,
    consignee: sampleShipment.consignee,
    to: sampleShipment.to,
  });
  expect(typed.isBooked).toBe(sampleShipment.state !== 'DRAFT');
});
