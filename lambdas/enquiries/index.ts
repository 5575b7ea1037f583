/** What functions of other domains may use: an enquiry as it is now, all enquiries, and what takes messages from WhatsApp. */
export { allEnquiries } from './all-enquiries.ts';
export { type TakeMessage, talks, talkVariables } from './messages/take.ts';
export { enquiryStore } from './store/enquiry-store.ts';
