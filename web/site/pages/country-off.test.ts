import { describe, expect, test } from 'vitest';
import { dollars } from '#domain/kernel/money.ts';
import { barrelsOffered, cardInForce } from '#web/phrases/prices.ts';
import { renderSite } from '../render.tsx';
import { assets, site, withCard, wordsOf } from '../testing/sample-site.ts';

// The lowest rate of all, and no other price is the same.
const { perLb } = cardInForce(site);
const cheap = withCard({ perLb: { ...perLb, GY: 111 } });
const { GY, ...others } = site.capabilities.destinations;
const { collectAt: _, ...closed } = GY;
const off = { ...cheap, capabilities: { ...cheap.capabilities, destinations: { ...others, GY: closed } } };
const pages = renderSite(off, assets);
const before = renderSite(cheap, assets);

type Files = typeof pages;
const bodyOf = (files: Files, file: string): string => String(files.get(file)?.body ?? '');

/** Every page that compares countries or sells to any of them. The guides of one country may have examples of it. */
const compared = [
  'index.html',
  'rates/index.html',
  'service-areas/index.html',
  'business-services/index.html',
  'quote/index.html',
  'shipping-calculator/index.html',
];

describe('a country to which nobody can book', () => {
  test.each(compared)('has no price on %s, nor does the lowest price count it', (file) => {
    // In words, or as search engines read it.
    expect(bodyOf(before, file)).toMatch(/\$1\.11|"price":"1\.11"/);
    // What the calculator computes with stays: it refuses the country.
    const shown = bodyOf(pages, file).replaceAll(
      /<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g,
      ' ',
    );
    expect(wordsOf(shown.replaceAll(/data-[a-z]+="[^"]*"/g, ''))).not.toContain('$1.11');
    expect(shown).not.toContain('"price":"1.11"');
  });

  test.each([
    ['rates/index.html', 3],
    ['service-areas/index.html', 2],
    ['business-services/index.html', 1],
    ['index.html', 1],
  ])('is on %s all the same, and says so', (file, times) => {
    expect(wordsOf(bodyOf(pages, file)).split('Not at the moment')).toHaveLength(times + 1);
  });

  test('has no barrels with a price in the tables, and is no choice of the price form', () => {
    const [barrel] = barrelsOffered(off);
    const barrelThere = dollars(Math.round((barrel?.equivalentLb ?? 0) * 111));
    expect(wordsOf(bodyOf(pages, 'rates/index.html'))).not.toContain(barrelThere);
    expect(bodyOf(before, 'quote/index.html')).toContain('<option value="GY"');
    expect(bodyOf(pages, 'quote/index.html')).not.toContain('<option value="GY"');
  });

  test('is not named among those to which we fly, and its own page describes no price', () => {
    expect(wordsOf(bodyOf(pages, 'index.html'))).toMatch(/Boxes and barrels from \w+ to Jamaica, Trinidad/);
    expect(bodyOf(pages, 'service-areas/guyana/index.html')).toContain(
      'content="We do not take goods for Guyana at the moment.',
    );
  });
});
