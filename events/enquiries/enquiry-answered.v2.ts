import * as z from 'zod/mini';
import { EnquiryReference } from '#domain/enquiries/enquiry.ts';
import { MessageWay } from '#domain/enquiries/ways.ts';
import { eventEnvelope } from '../envelope.ts';

/** Staff answered an enquiry, or wrote to somebody first. Notifications listen and send the message. */
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
      /** How it went. By e-mail when absent. */
      way: z.optional(MessageWay),
      /** We wrote first: it answers nothing. */
      isFirst: z.optional(z.literal(true)),
    }),
  ),
} as const;
