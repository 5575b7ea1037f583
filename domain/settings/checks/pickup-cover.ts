import type { Schedule } from '../../departures/schedule/schedule.ts';
import type { RateCard } from '../../quotes/rate-card.ts';

/** The problem when pickup is offered where it has no price; undefined when every mile of the radius has one. */
export const pickupGap = (
  card: Pick<RateCard, 'pickup'>,
  schedule: Pick<Schedule, 'pickup'>,
): string | undefined => {
  const { radiusMiles } = schedule.pickup;
  const priced = Math.max(0, ...card.pickup.map(({ toMiles }) => toMiles));
  return priced < radiusMiles
    ? `You pick up within ${radiusMiles} miles, but the rate card has pickup prices up to ${priced} miles only. Add a pickup price to the rate card, or choose fewer miles.`
    : undefined;
};
