import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * Watermarks of a counter item: for each shard of the stream, the last sequence number that is counted, as short name of
 * the shard to `<sequence number in base 36>.<hour it was counted>`. With them a counter is exact, however often and in
 * whatever pieces records are delivered again. It needs no transaction, which would cost double.
 */
export const Watermarks = z.record(z.string(), z.string());
export type Watermarks = z.infer<typeof Watermarks>;

/** Sequence numbers have more digits than a JavaScript number can hold. */
export type Sequence = bigint;

const HOUR_MS = 3_600_000;
/** A stream keeps its records for a day, so older ones cannot come again. One hour more for rounding. */
const KEPT_HOURS = 25;
const BASE = 36n;

const hoursOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);

/** Six characters are enough for the few shards of a day: the chance of a collision is one in a hundred million. */
const shortNameOf = (shardId: string): string =>
  createHash('sha256').update(shardId).digest('base64url').slice(0, 6);

const parse = (watermark: string): { readonly sequence: Sequence; readonly hours: number } => {
  const [sequence = '', hours] = watermark.split('.');
  const digits = [...sequence].map((digit) => BigInt(Number.parseInt(digit, 36)));
  return { sequence: digits.reduce((sum, digit) => sum * BASE + digit, 0n), hours: Number(hours) };
};

/** The highest sequence number of a shard that is counted; -1 when there is none. */
export const countedUpTo = (watermarks: Watermarks, shardId: string): Sequence => {
  const watermark = watermarks[shortNameOf(shardId)];
  return watermark === undefined ? -1n : parse(watermark).sequence;
};

/** Adds the watermark of a shard, and drops those that are too old to matter. */
export const withCounted = (
  watermarks: Watermarks,
  shardId: string,
  sequence: Sequence,
  now: Date,
): Watermarks => {
  const oldest = hoursOf(now) - KEPT_HOURS;
  const kept = Object.entries(watermarks).filter(([, watermark]) => parse(watermark).hours >= oldest);
  return {
    ...Object.fromEntries(kept),
    [shortNameOf(shardId)]: `${sequence.toString(36)}.${hoursOf(now)}`,
  };
};
