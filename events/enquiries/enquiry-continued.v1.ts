import * as z from 'zod/mini';
import { EnquiryReference } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody wrote again on WhatsApp, in a conversation that stands. Notifications listen, and count it for staff. */
export const EnquiryContinuedV1 = {
  type: 'enquiry-continued.v1',
  source: 'skybarrel.enquiries',
  notifies: { people: ['desk'] },
  schema: eventEnvelope(
    'enquiry-continued.v1',
    z.object({
      reference: EnquiryReference,
      /** Id of who wrote, when we know whose number it is. */
      userId: z.optional(z.string()),
      /** The time of the message in the thread, which has the text. */
      continuedAt: z.string(),
    }),
  ),
} as const;
