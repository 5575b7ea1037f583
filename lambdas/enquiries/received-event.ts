import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';
import { compose } from '#events/envelope.ts';
import type { NewId } from '../runtime/new-id.ts';

/** The event of a conversation that somebody began with us. */
export const receivedEvent = (
  { reference, kind, topic, page, userId, receivedAt, version }: Enquiry,
  origin: { readonly newId: NewId; readonly correlationId: string },
) => {
  const data = { reference, kind, topic, page, ...(userId === undefined ? {} : { userId }), receivedAt };
  return compose(EnquiryReceivedV2, { subject: reference, version, at: receivedAt, data }, origin);
};
