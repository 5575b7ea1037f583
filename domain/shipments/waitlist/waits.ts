import * as z from 'zod/mini';
import { isStillHeld } from '../../departures/waitlist/waitlist.ts';

/** For which flight a shipment waits that is not booked yet. Instants are ISO 8601 in UTC. */
export const Waits = z.object({
  departureId: z.string(),
  since: z.string(),
  /** A place is held for it until this instant, exclusive. Booking takes it. */
  offeredUntil: z.optional(z.string()),
});
export type Waits = z.infer<typeof Waits>;

/** Whether a place on this flight is held for a shipment, so that booking finds it. */
export const holdsPlaceOn = (
  { waits }: { readonly waits?: Waits | undefined },
  departureId: string,
  now: Date,
): boolean => waits?.departureId === departureId && isStillHeld(waits, now);
