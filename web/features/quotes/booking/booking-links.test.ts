import { describe, expect, test } from 'vitest';
import { defaultRateCard } from '#domain/quotes/default-rate-card.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { check } from '#web/price-form/draft/check.ts';
import { readLink } from '#web/price-form/draft/link.ts';
import type { ZipAnswer } from '#web/price-form/use-zip.ts';
import { bookingLinks } from './booking-links.ts';

const near: ZipAnswer = { status: 'found', city: 'Brooklyn', state: 'NY', miles: 13, withinRadius: true };
const far: ZipAnswer = { status: 'found', city: 'White Plains', state: 'NY', miles: 27, withinRadius: false };

const linksOf = (query: string, zipAnswer: ZipAnswer = { status: 'none' }, towns: readonly string[] = []) => {
  const draft = readLink(query);
  const miles = zipAnswer.status === 'found' && zipAnswer.withinRadius ? zipAnswer.miles : undefined;
  const { request } = check(draft, defaultRateCard.card, { miles, towns });
  const answer = request && estimate(request, defaultRateCard);
  return bookingLinks(
    { draft, request, price: answer?.ok ? answer.value : undefined, zipAnswer, towns },
    { barrels: defaultRateCard.card.barrels, whatsApp: '+12015550142' },
  );
};
const messageOf = (...given: Parameters<typeof linksOf>): string =>
  new URL(linksOf(...given)?.whatsApp ?? '').searchParams.get('text') ?? '';

test('a barrel from Brooklyn goes to our number with goods, ZIP code, price and the link that opens it again', () => {
  const links = linksOf('?to=GY&g=1B55x140e&zip=11226', near);
  expect(links?.whatsApp).toMatch(/^https:\/\/wa\.me\/12015550142\?text=/);
  expect(messageOf('?to=GY&g=1B55x140e&zip=11226', near)).toBe(
    [
      'I would like to book this:',
      'To Guyana',
      'A 55-gallon barrel of 140 lb, and I need it empty first',
      'Pickup in ZIP 11226',
      'Price: $430.00',
      `${location.origin}/shipping-calculator?to=GY&g=1B55x140e&zip=11226`,
    ].join('\n'),
  );
});

test('the contact form gets the same, with its topic', () => {
  const { form = '' } = linksOf('?to=GY&g=1B55x140&zip=11226', near) ?? {};
  const { pathname, searchParams, hash } = new URL(form, location.origin);
  expect([pathname, searchParams.get('about'), hash]).toEqual(['/contact', 'pickup', '#write']);
  expect(searchParams.get('text')).toContain('Price: $385.00');
  expect(searchParams.get('price')).toBe('/shipping-calculator?to=GY&g=1B55x140&zip=11226');
});

describe('what is not in the price is said', () => {
  test('a pickup that is too far away, and a town where we do not deliver', () => {
    const message = messageOf('?to=GY&g=1B55x140&zip=10601&door=1&town=Linden', far, ['Georgetown']);
    expect(message).toContain('Not in the price yet: pickup in ZIP 10601');
    expect(message).toContain('Not in the price yet: delivery to the door in Linden');
    expect(message).toContain('Price: $350.00');
  });

  test('and what is in it: express, insurance, paperwork, a town where we deliver', () => {
    const query = '?to=GY&g=1B55x140&mailbox=1&express=1&insured=1&value=400&broker=1&door=1&town=georgetown';
    const message = messageOf(query, undefined, ['Georgetown']);
    for (const line of [
      'It is in my mailbox at your dock',
      'Express',
      'Insured for $400.00',
      'With customs brokerage',
      'Delivery to the door in Georgetown',
    ])
      expect(message.split('\n')).toContain(line);
    expect(message).not.toContain('Not in the price');
  });
});

test('a price that we must confirm is not booked but asked about', () => {
  expect(linksOf('?to=GY&g=1B55x180')?.isBookable).toBe(false);
  expect(messageOf('?to=GY&g=1B55x180')).toContain('Please look at this and confirm the price:');
  expect(linksOf('?to=GY&g=1B55x140')?.isBookable).toBe(true);
});

test('of many kinds of goods three are named, and the link has all of them', () => {
  const rows = Array.from({ length: 5 }, () => '1b12x12x12x10').join('_');
  const message = messageOf(`?to=GY&g=${rows}`);
  expect(message.match(/A box of/g)).toHaveLength(3);
  expect(message).toContain('and 2 more kinds of goods, see the link');
  expect(message).toContain(rows);
});

test('what we pick up begins with its time, also while its distance is looked up; anything else with who receives it', () => {
  const query = '?to=GY&g=1B55x140&zip=11226';
  expect(linksOf(query, near)?.online?.path).toBe('/booking?to=GY&g=1B55x140&zip=11226');
  expect(linksOf(query, { status: 'asking' })?.online?.what).toBe('pickup');
  expect(linksOf('?to=GY&g=1B55x140&zip=10601', far)?.online?.what).toBe('shipment');
  expect(linksOf('?to=GY&g=1B55x140')?.online?.what).toBe('shipment');
});

test('without a price there is nothing to send', () => {
  expect(linksOf('?to=GY')).toBeUndefined();
});
