import type { Enquiry, ThreadEntry } from '#domain/enquiries/enquiry.ts';
import { statusNames } from '#domain/enquiries/status-names.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';
import { fileKinds } from '#domain/files/file-words.ts';
import type { Shown } from '#domain/kernel/shown-fields.ts';

const deeds: Readonly<Record<ThreadEntry['what'], string>> = {
  message: 'You wrote',
  answer: 'We answered',
  status: 'We noted how far it is',
};

const wayNames = { email: 'E-mail', whatsapp: 'WhatsApp' } as const;

/** What somebody reads of a message that they sent us. */
export const ownEnquiry = (enquiry: Enquiry): Shown => ({
  number: enquiry.reference,
  topic: enquiryTopics[enquiry.topic],
  status: statusNames[enquiry.status],
  name: enquiry.name,
  email: enquiry.email,
  phone: enquiry.phone,
  given: enquiry.number,
  receivedAt: enquiry.receivedAt,
});

/** One entry of its thread. */
export const ownEntry = (enquiry: string, { at, what, way, subject, text, media }: ThreadEntry): Shown => ({
  enquiry,
  at,
  what: deeds[what],
  by: way === undefined ? undefined : wayNames[way],
  topic: subject,
  message: text,
  file: media === undefined ? undefined : fileKinds[media.contentType],
});
