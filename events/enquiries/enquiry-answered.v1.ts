import * as z from 'zod/mini';
import { EnquiryReference } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** The desk wrote an answer to whoever wrote to us. Heard by notifications, which mail it. */
export const EnquiryAnsweredV1 = {
  type: 'enquiry-answered.v1',
  source: 'skybarrel.enquiries',
  tells: { people: ['sender'] },
  schema: eventEnvelope(
    'enquiry-answered.v1',
    z.object({
      reference: EnquiryReference,
      email: z.string(),
      /** What the sender wrote, to be read again under the answer. */
      question: z.string(),
      answer: z.string(),
      answeredBy: z.string(),
      answeredAt: z.string(),
    }),
  ),
} as const;
