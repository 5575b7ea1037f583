import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { ShortStep } from '../../next-step/short-step.ts';
import { BookingSummary } from '../booking.ts';

/** A booking in a list of its owner, with what they have to do now. */
const OwnBookingSummary = z.extend(BookingSummary, {
  /** What it fetches or brings: `1 barrel and 2 boxes to Guyana`. */
  name: z.string(),
  next: ShortStep,
});
export type OwnBookingSummary = z.infer<typeof OwnBookingSummary>;

/** In a file of its own, because the first screen of a customer loads it. */
export const bookingListEndpoints = {
  mine: endpoint('GET /api/bookings', {
    summary: "The caller's bookings, newest first, each with what they have to do now.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(OwnBookingSummary),
    refusals: { INVALID_CURSOR: 400 },
  }),
} as const;
