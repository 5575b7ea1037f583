import * as z from 'zod/mini';
import { estimatePeople, mergePeople } from '../../monitoring/counts/people.ts';
import { countsOf, mergeTallies, totalOf } from '../../monitoring/counts/tally.ts';
import {
  emptyPostMonth,
  type PostAct,
  type PostMonth,
  postActs,
  QUARTERS,
} from '../../monitoring/posts/post-month.ts';

/** What people did with a post, or with several, in a month of New York. */
export const PostFigures = z.object({
  /** How often a page of it was opened. */
  opened: z.int(),
  /** Who opened it; estimated, about 7% off. */
  readers: z.int(),
  /** How many left it with a known depth, and how many of them had seen the half and the end of it. */
  left: z.int(),
  toHalf: z.int(),
  toEnd: z.int(),
  /** Links in it that were followed. */
  clicks: z.int(),
  /** What followed in the same tab after it was the last post that was read there. */
  contacts: z.int(),
  quotes: z.int(),
  registrations: z.int(),
  bookings: z.int(),
  /** How often it was opened on each day of the month, 31 of them. */
  daily: z.array(z.int()),
});
export type PostFigures = z.infer<typeof PostFigures>;

const merged = (one: PostMonth, other: PostMonth): PostMonth => ({
  days: mergeTallies(one.days, other.days),
  people: mergePeople(one.people, other.people),
  quarters: mergeTallies(one.quarters, other.quarters),
  acts: mergeTallies(one.acts, other.acts),
});

/** The figures of what was counted, all of it together. Somebody who read two of them is one reader. */
export const figuresOf = (counted: readonly PostMonth[]): PostFigures => {
  const { days, people, quarters, acts } = counted.reduce(merged, emptyPostMonth());
  const depths = countsOf(quarters);
  const after = (quarter: number): number => depths.slice(quarter).reduce((sum, count) => sum + count, 0);
  const followed = countsOf(acts);
  const opened = totalOf(days);
  const times = (act: PostAct): number => followed[postActs.indexOf(act)] ?? 0;
  return {
    opened,
    // An estimate may be more than that, and no reader can.
    readers: Math.min(estimatePeople(people), opened),
    left: totalOf(quarters),
    toHalf: after(QUARTERS / 2),
    toEnd: after(QUARTERS),
    clicks: times('post_clicked'),
    contacts: times('contact_tapped'),
    quotes: times('quote_requested'),
    registrations: times('registration_completed'),
    bookings: times('booking_created'),
    daily: countsOf(days),
  };
};
