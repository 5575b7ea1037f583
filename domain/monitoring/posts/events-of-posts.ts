import { isSlug } from '../../kernel/slug-shape.ts';
import type { AcceptedEvent } from '../../telemetry/batch.ts';
import { postActs } from './post-month.ts';

/** So many posts of one request are counted. Somebody reads a few; invented ones would each make an item. */
const POSTS_PER_REQUEST = 5;

const counted: ReadonlySet<string> = new Set(['post_opened', 'post_left', ...postActs]);

const slugOf = ({ event, facts }: AcceptedEvent): string | undefined =>
  counted.has(event) && isSlug(facts?.post) ? facts.post : undefined;

/** The events of one request by the post that they belong to: the one that is read, or the last one that was read in the same tab. */
export const eventsOfPosts = (
  events: readonly AcceptedEvent[],
): readonly (readonly [slug: string, events: readonly AcceptedEvent[]])[] =>
  [...Map.groupBy(events, slugOf)]
    .flatMap(([slug, those]) => (slug === undefined ? [] : [[slug, those] as const]))
    .slice(0, POSTS_PER_REQUEST);
