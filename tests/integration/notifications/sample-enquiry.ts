import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import receivedExample from '#events/enquiries/enquiry-received.v2.example.json' with { type: 'json' };
import { EnquiryReceivedV2 } from '#events/enquiries/enquiry-received.v2.ts';

/** An enquiry as it was received. */
export const sampleEnquiry: Enquiry = {
  ...EnquiryReceivedV2.schema.parse(receivedExample).data,
  status: 'NEW',
  name: 'Sample Sender',
  email: 'sample.sender@example.test',
  phone: '+1 201 555 0199',
  number: '10001',
  excerpt: 'Two barrels in Newark are packed. Can you fetch them before Tuesday?',
  changedAt: '2026-11-03T18:59:00.000Z',
  version: 1,
};
