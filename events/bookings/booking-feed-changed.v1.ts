import * as z from 'zod/mini';
import { feedDeeds } from '#domain/kernel/feed/feed-link.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody at the desk made, renewed or ended the link by which their own calendar reads the bookings. Published by bookings. */
export const BookingFeedChangedV1 = {
  type: 'booking-feed-changed.v1',
  source: 'skybarrel.bookings',
  notifies: { nobody: 'Whoever made it puts the address into their own calendar.' },
  schema: eventEnvelope(
    'booking-feed-changed.v1',
    z.object({
      /** Whose link it is, and who changed it: nobody else can. */
      userId: z.string(),
      what: z.enum(feedDeeds),
    }),
  ),
} as const;
