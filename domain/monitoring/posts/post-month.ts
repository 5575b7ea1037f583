import type { AcceptedEvent } from '../../telemetry/batch.ts';
import type { BusinessEventName } from '../../telemetry/catalogue.ts';
import { addPerson, emptyPeople, type People } from '../counts/people.ts';
import { addToTally, emptyTally, type Tally } from '../counts/tally.ts';

/**
 * What people do who have opened a post: what they follow out of it, and what they do later in the same tab. The order is stored: only
 * append, and no more than the tally has places.
 */
export const postActs = [
  'post_clicked',
  'contact_tapped',
  'quote_requested',
  'registration_completed',
  'booking_created',
] as const satisfies readonly BusinessEventName[];
export type PostAct = (typeof postActs)[number];

/** How far a post was read, in quarters of its length. */
export const QUARTERS = 4;

const PLACES_OF_ACTS = 10;
const MOST_DAYS = 31;

/** The counters of one post in one month of New York. They never grow. */
export interface PostMonth {
  /** How often it was opened, by day of the month. */
  readonly days: Tally;
  /** Who opened it. */
  readonly people: People;
  /** How often it was left after so many quarters, none of them included. */
  readonly quarters: Tally;
  /** How often each act followed. */
  readonly acts: Tally;
}

/** A month in which nobody has opened it. */
export const emptyPostMonth = (): PostMonth => ({
  days: emptyTally(MOST_DAYS),
  people: emptyPeople(),
  quarters: emptyTally(QUARTERS + 1),
  acts: emptyTally(PLACES_OF_ACTS),
});

const quartersOf = (depth: unknown): number | undefined =>
  typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 && depth <= QUARTERS ? depth : undefined;

/**
 * Counts an event of one post (in place). Events that say nothing of posts, and depths that no post has, change nothing.
 * @param day of the month, from 1
 */
export const countInPost = (
  { days, people, quarters, acts }: PostMonth,
  { event, facts }: Pick<AcceptedEvent, 'event' | 'facts'>,
  { day, person }: { readonly day: number; readonly person: string },
): void => {
  if (event === 'post_opened') {
    addToTally(days, day - 1);
    addPerson(people, person);
    return;
  }
  if (event === 'post_left') {
    const depth = quartersOf(facts?.depth);
    if (depth !== undefined) addToTally(quarters, depth);
    return;
  }
  const act = (postActs as readonly BusinessEventName[]).indexOf(event);
  if (act >= 0) addToTally(acts, act);
};
