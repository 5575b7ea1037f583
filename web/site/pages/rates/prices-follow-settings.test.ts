import { expect, test } from 'vitest';
import type { Site } from '../../page.ts';
import { renderSite } from '../../render.tsx';
import { assets, site } from '../../testing/sample-site.ts';

const [card] = site.rateCards;
if (!card) throw new Error('The site has no rate card.');

/** A site with another rate, other cutoffs and another flight day. */
const other: Site = {
  ...site,
  schedule: {
    ...site.schedule,
    cargoCutoff: { weekday: 1, time: '10:15' },
    bookingCutoff: { weekday: 1, time: '11:45' },
    lanes: {
      ...site.schedule.lanes,
      GY: { originAirport: 'PHL', departs: 4, transitDays: { min: 8, max: 9 } },
    },
  },
  rateCards: [
    { ...card, version: 7, card: { ...card.card, perLb: { ...card.card.perLb, GY: 911 } } },
    {
      ...card,
      version: 8,
      effectiveFrom: '2027-03-01',
      card: { ...card.card, perLb: { ...card.card.perLb, GY: 922 } },
    },
  ],
};
const files = renderSite(other, assets);
const textOf = (path: string): string =>
  (files.get(`${path}/index.html`)?.body ?? '')
    .replaceAll('<!-- -->', '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

test.each(['rates', 'service-areas', 'service-areas/guyana'])(
  '%s: a changed rate stands there, and the old one nowhere',
  (path) => {
    expect(textOf(path)).toContain('$9.11');
    expect(textOf(path)).not.toContain('$3.50');
  },
);

test.each(['how-it-works', 'business-services', 'service-areas', 'service-areas/guyana'])(
  '%s: changed cutoffs stand there, and the old ones nowhere',
  (path) => {
    expect(textOf(path)).toContain('Monday 10:15 AM');
    expect(textOf(path)).not.toContain('Tuesday 2:00 PM');
    expect(textOf(path)).not.toContain('Tuesday 4:00 PM');
  },
);

test('the flight of a destination is the schedule’s: airport, day and days in transit', () => {
  const guyana = textOf('service-areas/guyana');
  expect(guyana).toContain('PHL to GEO, every Thursday');
  expect(guyana).toContain('8-9 days');
  expect(guyana).not.toContain('every Friday');
});

test('the page has the version of the rate card, and of the next one with its day', () => {
  const rates = textOf('rates');
  expect(rates).toContain('This is rate card 7');
  expect(rates).toContain('New prices: rate card 8, from March 1, 2027');
  expect(rates).toContain('$9.22');
  expect(textOf('service-areas/guyana')).not.toContain('$9.22');
});
