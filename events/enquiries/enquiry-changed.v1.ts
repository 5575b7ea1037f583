import * as z from 'zod/mini';
import { EnquiryReference, EnquiryStatusName } from '#domain/enquiries/enquiry.ts';
import { eventEnvelope } from '../envelope.ts';

/** Staff put an enquiry into another status without an answer. Published by enquiries. */
export const EnquiryChangedV1 = {
  type: 'enquiry-changed.v1',
  source: 'skybarrel.enquiries',
  notifies: { nobody: 'The thread of the enquiry shows it.' },
  schema: eventEnvelope(
    'enquiry-changed.v1',
    z.object({
      reference: EnquiryReference,
      status: z.object({ before: EnquiryStatusName, after: EnquiryStatusName }),
      /** User id. */
      by: z.string(),
    }),
  ),
} as const;
