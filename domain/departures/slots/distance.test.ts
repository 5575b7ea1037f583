import { expect, test } from 'vitest';
import { defaultBrand } from '../../settings/brand.ts';
import { milesBetween } from './distance.ts';

test.each([
  ['Newark', 40.7357, -74.1724, 2.7],
  ['Flatbush', 40.6463, -73.9566, 13],
  ['Edison', 40.5187, -74.4121, 22.2],
  ['White Plains', 41.034, -73.7629, 27.1],
  ['the dock itself', 40.7684, -74.1454, 0],
])('from the dock to %s', (_place, latitude, longitude, miles) => {
  expect(milesBetween(defaultBrand.facility, { latitude, longitude })).toBe(miles);
});
