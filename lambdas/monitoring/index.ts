/** The parts of the monitoring that functions of other domains may use. */
export { type MissedReads, missedCounts } from './missed/missed-counts.ts';
export { type CountedPost, type PostCounts, postCounts } from './posts/post-counts.ts';
export { type PostVitalsReads, postVitals } from './posts/post-vitals.ts';
