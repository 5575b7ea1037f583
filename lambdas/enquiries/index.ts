/** What functions of other domains may use: all enquiries. */
export { allEnquiries } from './all-enquiries.ts';
