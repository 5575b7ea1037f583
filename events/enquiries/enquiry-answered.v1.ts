import * as z from 'zod/mini';
import { EnquiryReference } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** Staff answered an enquiry. Notifications listen and mail the answer. */
export const EnquiryAnsweredV1 = {
  type: 'enquiry-answered.v1',
  source: 'skybarrel.enquiries',
  notifies: { people: ['sender'] },
  schema: eventEnvelope(
    'enquiry-answered.v1',
    z.object({
      reference: EnquiryReference,
      email: z.string(),
      /** The message of the sender, quoted below the answer. */
      question: z.string(),
      answer: z.string(),
      answeredBy: z.string(),
      answeredAt: z.string(),
    }),
  ),
} as const;
