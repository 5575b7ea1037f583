import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/**
 * How far each shard of the stream has been counted into an item: short name of the shard to `<sequence number in base
 * 36>.<hour it was counted>`. An item that knows this is counted exactly, whatever comes again, in whatever pieces, without
 * a transaction, which would cost double.
 */
export const Watermarks = z.record(z.string(), z.string());
export type Watermarks = z.infer<typeof Watermarks>;

/** Sequence numbers are longer than a number is exact. */
export type Sequence = bigint;

const HOUR_MS = 3_600_000;
/** A stream keeps a record for a day: what was counted longer ago cannot come again. One hour more for the rounding. */
const KEPT_HOURS = 25;
const BASE = 36n;

const hoursOf = (now: Date): number => Math.floor(now.getTime() / HOUR_MS);

/** Six characters tell the few shards of one day apart: two alike are one in a hundred million. */
const shortNameOf = (shardId: string): string =>
  createHash('sha256').update(shardId).digest('base64url').slice(0, 6);

const parse = (watermark: string): { readonly sequence: Sequence; readonly hours: number } => {
  const [sequence = '', hours] = watermark.split('.');
  const digits = [...sequence].map((digit) => BigInt(Number.parseInt(digit, 36)));
  return { sequence: digits.reduce((sum, digit) => sum * BASE + digit, 0n), hours: Number(hours) };
};

/** The highest sequence number of a shard that is in the counts; -1 where none is. */
export const countedUpTo = (watermarks: Watermarks, shardId: string): Sequence => {
  const watermark = watermarks[shortNameOf(shardId)];
  return watermark === undefined ? -1n : parse(watermark).sequence;
};

/** The watermarks once a shard is counted up to there; those that nothing can come before any more are dropped. */
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
