/** What functions of other domains may use: an enquiry as it is now, and all enquiries. */
export { allEnquiries } from './all-enquiries.ts';
export { enquiryStore } from './store/enquiry-store.ts';
