/** What functions of other domains may use: all enquiries, what waits in them, and bulk changes. */
export { allEnquiries } from './all-enquiries.ts';
