import * as z from 'zod/mini';
import { dayIn, instantIn } from '../../kernel/day-in.ts';
import type { Cents } from '../../kernel/money.ts';
import type { TrackingEvent } from '../happenings.ts';

const DAY_MS = 86_400_000;
const DAYS_A_WEEK = 7;

const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What a piece at a counter costs to keep until now, and from when it costs more. Days are those of the calendar there. */
export const PieceStorage = z.object({
  n: z.number(),
  /** When it could be collected first. */
  readyAt: z.string(),
  /** Day 1 is the day after. */
  days: z.number(),
  /** The last day that costs nothing, `2026-12-08`. */
  freeUntil: z.string(),
  /** Weeks begun after the free days. */
  weeks: z.number(),
  fee: z.number(),
  /** From when it costs more: the last day before, `2026-12-08`, the instant at which that ends, ISO 8601, and the fee then. */
  more: z.object({ after: z.string(), at: z.string(), fee: z.number() }),
});
export type PieceStorage = z.infer<typeof PieceStorage>;

interface Rates {
  readonly destinationFreeDays: number;
  /** Cents for each week that has begun. */
  readonly destinationPerPieceWeek: Cents;
}

/**
 * Storage of one piece at the destination (trade.md, Storage): the day after it was ready is day 1, the free days cost
 * nothing, and each week that has begun after them costs its price, whole.
 */
export const storageOf = (
  { destinationFreeDays, destinationPerPieceWeek }: Rates,
  { n, readyAt }: Pick<PieceStorage, 'n' | 'readyAt'>,
  now: Date,
  zone: string,
): PieceStorage => {
  const ready = dayIn(new Date(readyAt), zone);
  const days = Math.max(0, daysBetween(ready, dayIn(now, zone)));
  const weeks = Math.ceil(Math.max(0, days - destinationFreeDays) / DAYS_A_WEEK);
  const freeUntil = dayAfter(ready, destinationFreeDays);
  const after = dayAfter(freeUntil, weeks * DAYS_A_WEEK);
  return {
    n,
    readyAt,
    days,
    freeUntil,
    weeks,
    fee: weeks * destinationPerPieceWeek,
    more: {
      after,
      at: instantIn(dayAfter(after, 1), '00:00', zone),
      fee: (weeks + 1) * destinationPerPieceWeek,
    },
  };
};

/** When a piece was first ready to be collected; undefined before. A piece that came back from a delivery was ready before it. */
export const readySince = (
  n: number,
  events: readonly Pick<TrackingEvent, 'code' | 'pieces' | 'at'>[],
): string | undefined =>
  events
    .filter(({ code, pieces }) => code === 'NFD' && pieces.includes(n))
    .map(({ at }) => at)
    .toSorted()
    .at(0);
