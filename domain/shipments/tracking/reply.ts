import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import { TrackingNumber } from '../tracking-number.ts';

/** Something that happened, in words for anybody, at the time of its place. */
const TrackedLine = z.object({
  /** ISO 8601, for programs. */
  at: z.string(),
  /** On the clocks of the place: `Fri, Nov 27, 6:40 PM`. */
  time: z.string(),
  place: z.optional(z.string()),
  text: z.string(),
  /** Set when something went wrong with the piece. */
  isTrouble: z.boolean(),
});
export type TrackedLine = z.infer<typeof TrackedLine>;

/** Pieces to which the same things happened. */
const TrackedPieces = z.object({
  pieces: z.array(z.number()),
  /** `Pieces 1 to 3`. */
  title: z.string(),
  /** `1 barrel, 2 boxes`. */
  what: z.string(),
  status: z.string(),
  /** What happens next to them, and when. */
  next: z.string(),
  /** The days on which they are expected to be ready, when they fly with another flight than the shipment. */
  expected: z.optional(z.string()),
  /** What went wrong and is not put right yet. */
  trouble: z.optional(z.string()),
  /** Newest first. */
  lines: z.array(TrackedLine),
});
export type TrackedPieces = z.infer<typeof TrackedPieces>;

/**
 * What anyone may know about a shipment: no name, no address, no phone number, no value, no contents, no text that somebody
 * typed. Everybody who asks gets the same.
 */
export const TrackingReply = z.object({
  number: TrackingNumber,
  to: z.enum(destinationCodes),
  /** The city where it is collected or delivered. */
  city: z.string(),
  /** `Newark to Kingston`; absent while there is no flight. */
  route: z.optional(z.string()),
  status: z.string(),
  /** True when nothing more happens. */
  isDone: z.boolean(),
  /** First and last day on which it is expected to be ready at the destination. */
  arrival: z.optional(
    z.object({
      from: z.string(),
      to: z.string(),
      words: z.string(),
      /** Why these are not the days of the booking. */
      why: z.optional(z.string()),
    }),
  ),
  groups: z.array(TrackedPieces),
  /** When this was put together. */
  asOf: z.string(),
});
export type TrackingReply = z.infer<typeof TrackingReply>;
