import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { enquiryTopics } from '#domain/enquiries/topics.ts';

/** What an enquiry is about, or how it began where nobody chose that. */
export const aboutOf = ({ kind, topic }: Pick<Enquiry, 'kind' | 'topic'>): string => {
  if (kind === 'whatsapp') return 'WhatsApp';
  return kind === 'desk' ? 'From us' : enquiryTopics[topic];
};
