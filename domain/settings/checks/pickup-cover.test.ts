import { expect, test } from 'vitest';
import { defaultSchedule } from '../../departures/schedule/default-schedule.ts';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { pickupGap } from './pickup-cover.ts';

const within = (radiusMiles: number) => ({ pickup: { ...defaultSchedule.pickup, radiusMiles } });

test('every mile of the pickup radius has a price', () => {
  expect(pickupGap(defaultRateCard.card, within(25))).toBeUndefined();
});

test('a mile without a price is reported with what to do', () => {
  expect(pickupGap(defaultRateCard.card, within(26))).toBe(
    'You pick up within 26 miles, but the rate card has pickup prices up to 25 miles only. Add a pickup price to the rate card, or choose fewer miles.',
  );
});
