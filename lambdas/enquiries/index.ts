/** What functions of other domains may use: all enquiries, and what waits in them. */
export { allEnquiries } from './all-enquiries.ts';
export { enquiryTaskSource } from './task-source.ts';
