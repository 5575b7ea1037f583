import { expect, test } from 'vitest';
import { allDestinations } from '#domain/kernel/destinations.ts';
import { estimate } from '#domain/quotes/make-estimate.ts';
import { rendered } from '../../testing/rendered.ts';
import { site } from '../../testing/sample-site.ts';
import { places } from './places.ts';

const textOf = (slug: string): string =>
  (rendered.get(`service-areas/${slug}/index.html`)?.body ?? '').replaceAll('<!-- -->', '');

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

test.each(allDestinations)('$country: each example costs what the calculator says', ({ code, slug }) => {
  for (const index of places[code].examples.keys()) {
    const total = priceOf(code, index);
    expect(total).toBeGreaterThan(0);
    expect(textOf(slug)).toContain(`$${(total / 100).toFixed(2)}`);
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
  ({ code, slug }) => {
    expect(textOf(slug)).toContain(`href="/shipping-calculator?to=${code}"`);
  },
);

test('estimates are marked as such, and Suriname has no customs amounts', () => {
  expect(textOf('jamaica')).toContain('estimate</span>');
  expect(textOf('trinidad')).toContain('$60.90');
  expect(textOf('jamaica')).toContain('52% for a phone');
  expect(textOf('jamaica')).toContain('$156.00');
  const customs = /<section id="customs".*?<\/section>/s.exec(textOf('suriname'))?.[0] ?? '';
  expect(customs).toContain('What we do not know');
  expect(customs.replaceAll(/<[^>]*>/g, '')).not.toMatch(/\d/);
});
