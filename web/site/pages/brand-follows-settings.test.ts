import { expect, test } from 'vitest';
import { otherBrand, sampleWordsIn } from '#domain/settings/testing/other-brand.ts';
import { renderSite } from '../render.tsx';
import { assets, site } from '../testing/sample-site.ts';

const found = (brand: typeof site.brand): readonly string[] =>
  [...renderSite({ ...site, brand }, assets)].flatMap(([file, { body }]) =>
    sampleWordsIn(String(body)).map((word) => `${file}: ${word}`),
  );

test('under another brand at another place, no page and no file has a word of the sample brand', () => {
  const { staffEmail: _notPublished, ...published } = otherBrand;
  expect(found(published)).toEqual([]);
  // The search itself finds them under the sample brand.
  expect(found(site.brand)).toContainEqual(expect.stringMatching(/^index\.html: Kearny$/));
});
