import type { Shipment } from './shipment.ts';

const DAY_MS = 86_400_000;

/**
 * A device without a connection tells us later, but no later than this. Browsers delete what a page keeps on a device when nobody has
 * opened it for seven days (docs/decisions/0076), so an older time is that of a wrong clock.
 */
const OLDEST_DAYS = 7;

/** When something happened to pieces (ISO 8601), and what the device said where that cannot be. */
export interface EventTime {
  readonly at: string;
  readonly saidAt?: string;
}

/**
 * When something happened, by what a device said: that time, unless it is before the shipment was booked or more than a week ago, as on
 * a handheld whose battery was empty. Then it is now, and what the device said is kept beside it. Times ahead are refused elsewhere.
 */
export const eventTime = (
  said: string | undefined,
  { bookedAt, createdAt }: Pick<Shipment, 'bookedAt' | 'createdAt'>,
  now: Date,
): EventTime => {
  if (said === undefined) return { at: now.toISOString() };
  const earliest = Math.max(Date.parse(bookedAt ?? createdAt), now.getTime() - OLDEST_DAYS * DAY_MS);
  return Date.parse(said) < earliest ? { at: now.toISOString(), saidAt: said } : { at: said };
};
