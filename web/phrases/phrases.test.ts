import { expect, test } from 'vitest';
import { defaultSite } from '#domain/settings/default-site.ts';
import { facilityWords, whatsAppLink } from './contact.ts';
import { hoursWords } from './hours.ts';
import {
  barrelPrice,
  barrelsOffered,
  breakSentence,
  breakWords,
  lowestRate,
  perLb,
  pickupPrices,
  rateFrom,
} from './prices.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureDay,
  departureWords,
  pickupBookBy,
  pickupWords,
  routeWords,
  transitEnvelope,
  transitWords,
} from './times.ts';

const site = defaultSite();

test('prices come from the rate card in force, not from an announced one', () => {
  const [first] = site.rateCards;
  if (!first) throw new Error('no card');
  const dearer = { ...first, version: 2, card: { ...first.card, perLb: { ...first.card.perLb, GY: 999 } } };
  expect(rateFrom({ rateCards: [first, dearer] }, 'GY')).toBe('$3.50');
  expect(rateFrom({ rateCards: [dearer, first] }, 'GY')).toBe('$9.99');
});

test('a rate, the lowest rate and a barrel', () => {
  expect(perLb(site, 'BB')).toBe('$4.25 per lb');
  expect(lowestRate(site)).toBe('$3.50');
  expect(barrelPrice(site, 'GY', 'B55')).toBe('$350.00');
  expect(barrelsOffered(site).map(({ code }) => code)).toEqual(['B30', 'B55', 'B77']);
});

test('weight breaks and pickup', () => {
  expect(breakWords(site)).toEqual(['5% off from 100 lb', '10% off from 500 lb']);
  expect(breakSentence(site)).toBe(
    '5% off from 100 lb, 10% off from 500 lb. 99 lb never costs more than 100 lb.',
  );
  expect(pickupPrices(site)[1]).toEqual({ toMiles: 'up to 17.5 miles', price: '$35.00' });
});

test('cutoffs, flights and transit', () => {
  expect(cutoffWords(site.schedule)).toBe('Tuesday\u00a02:00\u00a0PM');
  expect(bookingCutoffWords(site.schedule)).toBe('Tuesday\u00a04:00\u00a0PM');
  expect(departureWords(site.schedule, 'GY')).toBe('every Friday');
  expect(departureDay(site.schedule, 'GY')).toBe('Fri');
  expect(routeWords(site.schedule, 'GY')).toBe('JFK to GEO');
  expect(transitWords(site.schedule, 'BB')).toBe('5-7\u00a0days');
  expect(transitEnvelope(site.schedule)).toBe('3-7\u00a0days');
});

test('opening hours, pickup and contact', () => {
  expect(hoursWords(site.brand)).toBe(
    'Monday to Friday 9:00 AM to 6:00 PM, Saturday 9:00 AM to 2:00 PM, Sunday closed',
  );
  expect(pickupWords(site)).toBe('within 25 miles of the Kearny facility');
  expect(pickupBookBy(site.schedule)).toBe('5:00\u00a0PM the business day before');
  expect(facilityWords(site.brand)).toBe('100 Sample Dock Road, Kearny, NJ 07032');
  expect(whatsAppLink(site.brand, 'A barrel?')).toBe('https://wa.me/12015550142?text=A%20barrel%3F');
});
