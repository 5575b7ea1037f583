/** What functions of other domains may use: an enquiry as it is now, all enquiries, who may see one and who wrote it, and what takes messages from WhatsApp. */
export { allEnquiries } from './all-enquiries.ts';
export { enquiryAccess } from './enquiry-access.ts';
export { type TakeMessage, talks, talkVariables } from './messages/take.ts';
export type { Taken } from './messages/take-message.ts';
export { enquiryStore } from './store/enquiry-store.ts';
export { enquiryWriter } from './whose-enquiry.ts';
