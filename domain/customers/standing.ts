import type { Shipped } from './customer.ts';

const DAY_MS = 86_400_000;
/** Somebody is new for so many days after their first shipment. */
const NEW_DAYS = 60;
/** Nobody lapses sooner after a shipment, however often they ship. */
const LAPSES_AFTER_AT_LEAST = 60;
/** How long those take who have shipped once: most families ship a few times a year. */
const USUAL_UNKNOWN = 60;
/** So many of their usual pauses may pass. */
const PAUSES = 2;
/** Somebody who has lapsed for so long is lost. */
const LOST_DAYS = 365;

/**
 * Where somebody stands with us. Each begins at an instant that is known when they ship, so lists are sorted by it and nobody has to look
 * at everybody each night.
 */
export const standings = {
  NEW: {
    name: 'New',
    means: `First booking in the last ${NEW_DAYS} days.`,
  },
  REGULAR: { name: 'Regular', means: 'Books as often as before.' },
  LAPSING: {
    name: 'Lapsing',
    means: `No booking for ${PAUSES} times as long as usual, and for at least ${LAPSES_AFTER_AT_LEAST} days. After one booking only: no other for ${PAUSES * USUAL_UNKNOWN} days.`,
  },
  LOST: { name: 'Lost', means: 'Lapsing for a year or longer.' },
  NEVER: { name: 'Never shipped', means: 'No booking so far.' },
} as const;
export type Standing = keyof typeof standings;

const plusDays = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** When somebody lapses if they do not book again, ISO 8601 UTC. */
export const lapsesAt = ({ last, usualDays = USUAL_UNKNOWN }: Pick<Shipped, 'last' | 'usualDays'>): string =>
  plusDays(last, Math.max(LAPSES_AFTER_AT_LEAST, PAUSES * usualDays));

/** Whoever has lapsed before this instant is lost by now. */
export const lostBefore = (now: Date): string => plusDays(now.toISOString(), -LOST_DAYS);

/** Where somebody stands at an instant. */
export const standingOf = (shipped: Shipped | undefined, now: Date): Standing => {
  if (shipped === undefined) return 'NEVER';
  const lapses = lapsesAt(shipped);
  if (lapses <= lostBefore(now)) return 'LOST';
  if (lapses <= now.toISOString()) return 'LAPSING';
  return plusDays(shipped.first, NEW_DAYS) > now.toISOString() ? 'NEW' : 'REGULAR';
};

const median = (sorted: readonly number[]): number | undefined => sorted[Math.floor((sorted.length - 1) / 2)];

/** How often somebody ships, by when they booked; undefined for somebody who never did. Bookings of one day count as one visit. */
export const shippedOf = (bookedAt: readonly string[]): Shipped | undefined => {
  const sorted = bookedAt.toSorted();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const days = [...new Set(sorted.map((at) => Math.floor(Date.parse(at) / DAY_MS)))];
  const pauses = days.slice(1).map((day, place) => day - (days[place] ?? day));
  const usualDays = median(pauses.toSorted((one, other) => one - other));
  return { count: sorted.length, first, last, ...(usualDays === undefined ? {} : { usualDays }) };
};
