import { expect, test } from 'vitest';
import { defaultSchedule } from '../departures/default-schedule.ts';
import { defaultRateCard } from '../quotes/default-rate-card.ts';
import { pickupGap } from './pickup-cover.ts';

const within = (radiusMiles: number) => ({ pickup: { ...defaultSchedule.pickup, radiusMiles } });

test('every mile of the pickup radius has a price', () => {
  expect(pickupGap(defaultRateCard.card, within(25))).toBeUndefined();
});

test('a mile without a price is reported with what to do', () => {
  expect(pickupGap(defaultRateCard.card, within(26))).toBe(
    'We collect up to 26 miles away, but pickup has prices up to 25 miles only. Add a band to the rate card, or make the radius smaller.',
  );
});
