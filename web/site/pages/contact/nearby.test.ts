import { expect, test } from 'vitest';
import { site, withCard } from '../../testing/sample-site.ts';
import { nearby } from './nearby.ts';

const found = (name: string, from = site) => nearby(from).find((place) => place.name === name);

test('distances are the same as for pickup prices', () => {
  expect(found('Newark')).toMatchObject({ miles: 2.7, price: '$25.00' });
  expect(found('Flatbush')).toMatchObject({ miles: 13, price: '$35.00' });
  expect(found('Edison')).toMatchObject({ miles: 22.2, price: '$45.00' });
});

test('tolls are in the price of the places that they lead to', () => {
  const tolls = withCard({ pickupAreas: [{ zip: '112', name: 'Brooklyn', toll: 1400 }] });
  expect(found('Flatbush', tolls)?.price).toBe('$49.00');
  expect(found('Newark', tolls)?.price).toBe('$25.00');
});

test('a place outside of the pickup radius has no price', () => {
  expect(found('White Plains')).toMatchObject({ miles: 27.1, price: undefined });
  const near = {
    ...site,
    schedule: { ...site.schedule, pickup: { ...site.schedule.pickup, radiusMiles: 10 } },
  };
  expect(found('Flatbush', near)?.price).toBeUndefined();
});
