import { expect, test } from 'vitest';
import { Brand, defaultBrand } from './brand.ts';
import { isSampleProfile, profilesOrSamples } from './sample-profiles.ts';

const facebook = 'https://www.facebook.com/skybarrel';

test('samples are shown while nothing is set, and are recognized as samples', () => {
  const shown = profilesOrSamples({});
  expect(Object.keys(shown)).toEqual(Object.keys(Brand.shape.social.shape));
  expect(Object.values(shown).every((profile) => profile && isSampleProfile(profile))).toBe(true);
  expect(Brand.parse({ ...defaultBrand, social: shown }).social).toEqual(shown);
});

test('samples are not shown when the owner has set one profile', () => {
  expect(profilesOrSamples({ facebook })).toEqual({ facebook });
  expect(isSampleProfile(facebook)).toBe(false);
});
