import { expect, test } from 'vitest';
import { Brand, defaultBrand } from './brand.ts';
import { isSampleProfile, profilesOrSamples } from './sample-profiles.ts';

const facebook = 'https://www.facebook.com/skybarrel';

test('samples stand in while nothing is set, and are known for what they are', () => {
  const shown = profilesOrSamples({});
  expect(Object.keys(shown)).toEqual(Object.keys(Brand.shape.social.shape));
  expect(Object.values(shown).every((profile) => profile && isSampleProfile(profile))).toBe(true);
  expect(Brand.parse({ ...defaultBrand, social: shown }).social).toEqual(shown);
});

test('one profile that the owner has set ends all samples', () => {
  expect(profilesOrSamples({ facebook })).toEqual({ facebook });
  expect(isSampleProfile(facebook)).toBe(false);
});
