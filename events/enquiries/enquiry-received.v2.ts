import * as z from 'zod/mini';
import { EnquiryKind, EnquiryReference, EnquiryTopicName } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody sent the contact form. Notifications listen, notify staff and send an acknowledgement to the sender. */
export const EnquiryReceivedV2 = {
  type: 'enquiry-received.v2',
  source: 'skybarrel.enquiries',
  notifies: { people: ['desk', 'sender'] },
  schema: eventEnvelope(
    'enquiry-received.v2',
    z.object({
      reference: EnquiryReference,
      kind: EnquiryKind,
      topic: EnquiryTopicName,
      page: z.string(),
      userId: z.optional(z.string()),
      receivedAt: z.string(),
    }),
  ),
} as const;
