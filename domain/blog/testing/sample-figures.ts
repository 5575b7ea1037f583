import type { PostFigures } from '../figures/post-figures.ts';
import type { PostSpeed } from '../figures/post-speed.ts';

/** A month of a post that a few people have read. */
export const sampleFigures: PostFigures = {
  opened: 41,
  readers: 33,
  left: 38,
  toHalf: 24,
  toEnd: 15,
  clicks: 12,
  contacts: 1,
  quotes: 6,
  registrations: 2,
  bookings: 1,
  daily: Array.from({ length: 31 }, (_, at) => (at < 20 ? 2 : at === 20 ? 1 : 0)),
};

/** A post whose page moved while it was read. */
export const sampleSpeed: PostSpeed = {
  visits: 38,
  withLastMonth: false,
  vitals: [
    { vital: 'LCP', p75: 2310, rating: 'good' },
    { vital: 'INP', p75: 148, rating: 'good' },
    { vital: 'CLS', p75: 0.31, rating: 'poor' },
  ],
};
