import { expect, test } from 'vitest';
import { sampleWordsIn } from '#domain/settings/testing/other-brand.ts';
import { otherSite } from '#domain/settings/testing/other-settings.ts';
import { renderSite } from '../render.tsx';
import { assets, site } from '../testing/sample-site.ts';

const found = (change: Partial<typeof site>): readonly string[] =>
  [...renderSite({ ...site, ...change }, assets)].flatMap(([file, { body }]) =>
    sampleWordsIn(String(body)).map((word) => `${file}: ${word}`),
  );

test('under another brand at another place, no page and no file has a word of the sample brand or its place', () => {
  // Testimonials are words of customers and no words of ours.
  const { brand, testimonials } = otherSite();
  expect(found({ brand, testimonials })).toEqual([]);
  // The search itself finds them under the sample brand.
  const ours = found({});
  for (const word of ['Kearny', 'New Jersey', 'NJ', '9:00 AM to 6:00 PM'])
    expect(ours.filter((line) => line.endsWith(`: ${word}`))).not.toEqual([]);
});

test('with other flights too, no page and no file has an airport of ours, or the city of one', () => {
  const airports = ['JFK', 'EWR', 'Newark', 'New York', 'Brooklyn', 'Manhattan'];
  const inFiles = (files: ReturnType<typeof renderSite>): readonly string[] =>
    [...files].flatMap(([file, { body }]) =>
      airports.filter((word) => String(body).includes(word)).map((word) => `${file}: ${word}`),
    );
  expect(inFiles(renderSite({ ...site, ...otherSite() }, assets))).toEqual([]);
  expect(inFiles(renderSite(site, assets))).toContainEqual('index.html: JFK');
});

test('the state is written in words where the site says what it does', () => {
  const home = String(renderSite({ ...site, ...otherSite() }, assets).get('index.html')?.body);
  expect(home).toContain('<title>Air Cargo from Florida to the Caribbean | Otherhouse</title>');
  expect(home).toMatch(/<h1[^>]*>Air Cargo from (?:<!-- -->)?Florida(?:<!-- -->)? to the Caribbean<\/h1>/);
});
