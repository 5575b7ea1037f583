import * as z from 'zod/mini';
import { EnquiryReference } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** Staff answered an enquiry. Notifications listen and mail the answer. */
export const EnquiryAnsweredV2 = {
  type: 'enquiry-answered.v2',
  source: 'skybarrel.enquiries',
  notifies: { people: ['sender'] },
  schema: eventEnvelope(
    'enquiry-answered.v2',
    z.object({
      reference: EnquiryReference,
      /** User id. */
      answeredBy: z.string(),
      /** The time of the answer in the thread, which has the text. */
      answeredAt: z.string(),
    }),
  ),
} as const;
