/** The parts of the monitoring that functions of other domains may use. */
export { type CountedPost, type PostCounts, postCounts } from './posts/post-counts.ts';
