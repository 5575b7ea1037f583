import { newYorkDay } from '#domain/kernel/new-york.ts';
import { eventsOfPosts } from '#domain/monitoring/posts/events-of-posts.ts';
import { countInPost, emptyPostMonth, type PostMonth } from '#domain/monitoring/posts/post-month.ts';
import type { AcceptedEvent, ClientBatch } from '#domain/telemetry/batch.ts';
import { fromPostMonth, postKey, toPostMonth } from '../../counters/counter-items.ts';
import type { Counts } from '../../counters/counter-store.ts';
import { type Addition, expiryOfDay, receivedAt } from './addition.ts';

const copyOf = ({ days, people, quarters, acts }: PostMonth): PostMonth => ({
  days: new Uint8Array(days),
  people: new Uint8Array(people),
  quarters: new Uint8Array(quarters),
  acts: new Uint8Array(acts),
});

const withEvents = (
  counts: Counts | undefined,
  events: readonly AcceptedEvent[],
  when: { readonly day: number; readonly person: string },
): Counts => {
  const month = counts ? copyOf(toPostMonth(counts)) : emptyPostMonth();
  for (const event of events) countInPost(month, event, when);
  return fromPostMonth(month);
};

/** Counts how often each post was opened in the month, by whom, how far it was read, and what followed. */
export const postAdditions = (batch: ClientBatch<'business'>): Addition[] => {
  const today = newYorkDay(receivedAt(batch));
  const month = today.slice(0, 7);
  const when = { day: Number(today.slice(8)), person: batch.person };
  return eventsOfPosts(batch.records).map(([slug, events]) => ({
    key: postKey(month, slug),
    // Every addition to a month expires with it, whatever its day.
    expiresAt: expiryOfDay(`${month}-01`),
    add: (counts) => withEvents(counts, events, when),
  }));
};
