import { expect, test } from 'vitest';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { bareCapabilities } from '#domain/settings/capabilities.ts';
import { sampleCounters } from '#domain/settings/counters/sample-counters.ts';
import { renderSite } from '../../render.tsx';
import { rendered } from '../../testing/rendered.ts';
import { assets, site, withCard } from '../../testing/sample-site.ts';
import { places } from './places.ts';

const textOf = (path: string): string =>
  (rendered.get(`${path.slice(1)}/index.html`)?.body ?? '').replaceAll('<!-- -->', '');

const priceOf = (code: keyof typeof places, index: number): number => {
  const [card] = site.rateCards;
  const example = places[code].examples[index];
  if (!card || !example) throw new Error('no card or no example');
  const priced = estimate(
    {
      to: code,
      goods: example.goods,
      service: 'standard',
      mailbox: false,
      brokerage: false,
      insured: false,
      ...example.wishes,
    },
    card,
  );
  return priced.ok ? priced.value.total : 0;
};

test.each(allDestinations)('$country: each example costs what the calculator says', ({ code, path }) => {
  for (const index of places[code].examples.keys()) {
    const total = priceOf(code, index);
    expect(total).toBeGreaterThan(0);
    expect(textOf(path)).toContain(`$${(total / 100).toFixed(2)}`);
  }
});

test.each([
  ['GY', [3850, 43_400, 37_500]],
  ['TT', [2500, 1200, 18_800]],
  ['BB', [4675, 19_975, 28_525]],
  ['SR', [4125, 17_625, 18_750]],
] as const)('%s: the examples are the worked ones of the notes', (code, totals) => {
  expect([0, 1, 2].map((index) => priceOf(code, index))).toEqual(totals);
});

test.each(allDestinations)(
  '$country: leads into the calculator with the country chosen',
  ({ code, path }) => {
    expect(textOf(path)).toContain(`href="/shipping-calculator?to=${code}"`);
  },
);

test('estimates are marked as such, and Suriname has no customs amounts', () => {
  expect(textOf('/service-areas/jamaica')).toContain('estimate</span>');
  // The insurance is that of the rate card.
  expect(textOf('/service-areas/trinidad')).toContain('insurance $5.00');
  expect(textOf('/service-areas/trinidad')).toContain('$60.90');
  const dearer = withCard({ insurance: { percent: 12, minimum: 800 } });
  expect(pageOf('/service-areas/trinidad', dearer).body.textContent).toContain('insurance $12.00');
  expect(textOf('/service-areas/jamaica')).toContain('52% for a phone');
  expect(textOf('/service-areas/jamaica')).toContain('$156.00');
  const customs =
    /<section id="customs-rules".*?<\/section>/s.exec(textOf('/service-areas/suriname'))?.[0] ?? '';
  expect(customs).toContain('What we do not know');
  expect(customs.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d/);
});

const pageOf = (path: string, shown = site): Document =>
  new DOMParser().parseFromString(
    renderSite(shown, assets).get(`${path === '/' ? '' : `${path.slice(1)}/`}index.html`)?.body ?? '',
    'text/html',
  );
const answer = (page: Document, id: string): string => page.querySelector(`#${id} dd`)?.textContent ?? '';

test.each(allDestinations)('$country: plain answers come first, and codes are folded', ({ path }) => {
  const page = pageOf(path);
  expect(page.querySelector('main section')?.id).toBe('answers');
  expect(answer(page, 'customs')).toContain('A photo ID, a ');
  expect(answer(page, 'who-files')).toContain('We prepare the customs entry for $35.00 per shipment');
  expect(answer(page, 'customs-charges')).toMatch(/do not know yet|customs decides/);
  expect(answer(page, 'empty-barrel')).toContain('55-gallon barrel $45.00');
  expect(answer(page, 'pay')).not.toBe('');
  for (const code of ['eSAD', 'ASYCUDA', 'C72', 'C73', 'CIF', 'FOB'])
    for (const text of page.querySelectorAll('#answers, #customs-rules > div > :not(details)'))
      if (text.closest('details') === null && !text.querySelector('details'))
        expect(text.textContent).not.toContain(code);
});

test('Linden is a second journey, and no page promises a door or a counter that is not there', () => {
  const bare = { ...site, capabilities: { ...site.capabilities, ...bareCapabilities } };
  const before = pageOf('/service-areas/guyana', bare);
  expect(answer(before, 'towns')).toContain(
    'Linden, New Amsterdam, Anna Regina and Lethem are a second journey',
  );
  expect(answer(before, 'towns')).toContain('ask us first: tell us the town');
  expect(before.querySelector('#collect')?.textContent).toContain(
    'We do not take goods for Guyana at the moment.',
  );
  // Nothing there leads to a booking.
  expect(before.querySelector('main a[href*="to=GY"]')).toBeNull();
  expect(before.querySelector('main')?.textContent).toContain('What you read below cannot be booked now.');
  expect(
    [...pageOf('/', bare).querySelectorAll('.luggage-tag')].filter(({ textContent }) =>
      textContent?.includes('Not at the moment'),
    ),
  ).toHaveLength(allDestinations.length);
  const { capabilities } = site;
  const GY = { deliveryTowns: ['Georgetown', 'Diamond'], collectAt: sampleCounters.GY };
  const after = pageOf('/service-areas/guyana', {
    ...site,
    capabilities: { ...capabilities, destinations: { ...capabilities.destinations, GY } },
  });
  expect(answer(after, 'towns')).toContain('We deliver to the door in Georgetown and Diamond.');
  const there = after.querySelector('#collect');
  expect(there?.textContent).toContain('18 Sample Wharf Street, Georgetown');
  expect(there?.textContent).toContain('Monday to Friday 8:00 AM to 4:30 PM');
  expect(there?.querySelector('a[href="tel:+5926000142"]')?.textContent).toBe('+592 600 0142');
  expect(there?.querySelector('a[href="https://wa.me/5926000142"]')).not.toBeNull();
  expect(there?.textContent).not.toContain('do not take goods');
});
