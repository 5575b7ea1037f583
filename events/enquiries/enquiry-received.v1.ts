import * as z from 'zod/mini';
import { EnquiryKind, EnquiryReference, EnquiryTopicName } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody sent the contact form. Notifications listen, notify staff and send an acknowledgement to the sender. */
export const EnquiryReceivedV1 = {
  type: 'enquiry-received.v1',
  source: 'skybarrel.enquiries',
  notifies: { people: ['desk', 'sender'] },
  schema: eventEnvelope(
    'enquiry-received.v1',
    z.object({
      reference: EnquiryReference,
      kind: EnquiryKind,
      topic: EnquiryTopicName,
      name: z.string(),
      email: z.string(),
      phone: z.optional(z.string()),
      number: z.optional(z.string()),
      message: z.string(),
      page: z.string(),
      userId: z.optional(z.string()),
      receivedAt: z.string(),
    }),
  ),
} as const;
