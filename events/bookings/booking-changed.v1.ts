import * as z from 'zod/mini';
import { SlotIdText } from '#domain/departures/slots/slot-id-text.ts';

import { eventEnvelope } from '../envelope.ts';
import { bookingFacts } from './booking-facts.ts';

/** A booking has another slot, or other facts for the day. Published by bookings. */
export const BookingChangedV1 = {
  type: 'booking-changed.v1',
  source: 'skybarrel.bookings',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'booking-changed.v1',
    z.object({
      ...bookingFacts,
      /** What is different now. `first-done`: the empty barrels were brought. `run`: a run has it, or none any more, or its driver is on the way or there. */
      what: z.array(
        z.enum([
          'slot',
          'first-slot',
          'first-done',
          'details',
          'shipments',
          'touched',
          'no-longer-touched',
          'run',
        ]),
      ),
      /** The slot of its main visit before, where it is another now. */
      before: z.optional(SlotIdText),
      /** The schedule, a closed day or a flight made it necessary, not the person. */
      because: z.optional(z.enum(['schedule', 'flight', 'desk'])),
    }),
  ),
} as const;
