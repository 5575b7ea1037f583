import * as z from 'zod/mini';
import { addDays, countDays } from '../../kernel/new-york.ts';
import { Finding, FindingKind } from './finding.ts';
import type { Watched } from './watched.ts';

/** A post with what of one kind is wrong with it. */
export const FoundPost = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  findings: z.array(Finding),
  /** Posts in which a link to it fits. */
  linkFrom: z.optional(z.array(z.object({ id: z.string(), title: z.string() }))),
});
export type FoundPost = z.infer<typeof FoundPost>;

/** What the blog is checked for, with how many posts each finds. */
export const Findings = z.object({
  /** When all posts were checked last; absent before the first time. */
  checkedAt: z.optional(z.string()),
  /** So many posts are still to be checked with the settings as they are. */
  left: z.int(),
  kinds: z.array(z.object({ kind: FindingKind, posts: z.int() })),
});

export type Findings = z.infer<typeof Findings>;

/** More posts than this are not counted: there are `100 or more`. */
export const MOST_COUNTED = 100;

/** A text that nobody has changed for so many days is read again. */
export const STALE_DAYS = 180;

/** Posts of this day and of days before it are stale. */
export const staleUntil = (today: string): string => addDays(today, -STALE_DAYS);

/** A post that nobody has changed for a long time. */
export const staleOf = (
  { id, slug, title, changedOn }: Pick<Watched, 'id' | 'slug' | 'title' | 'changedOn'>,
  today: string,
): FoundPost => ({
  id,
  slug,
  title,
  findings: [
    {
      kind: 'STALE',
      says: title,
      stated: changedOn,
      holds: `Nobody has changed it for ${countDays(changedOn, today) - 1} days.`,
      repair: 'Read it again, change what is out of date, and publish the changes.',
    },
  ],
});

/** The posts that have one title. */
export const Doubled = z.object({
  posts: z.array(z.object({ id: z.string(), slug: z.string(), title: z.string() })),
});
export type Doubled = z.infer<typeof Doubled>;

/** Posts with one title, as the last of them is shown with the others. */
export const doubledOf = ({ posts }: Doubled): readonly FoundPost[] => {
  const last = posts.at(-1);
  if (last === undefined || posts.length < 2) return [];
  const findings = posts.slice(0, -1).map(
    ({ slug }): Finding => ({
      kind: 'DOUBLED_TITLE',
      says: last.title,
      stated: `/blog/${last.slug}`,
      holds: `/blog/${slug} has this title too, so readers cannot tell the two apart in search results.`,
      repair: 'Give one of them another title, and publish the change.',
    }),
  );
  return [{ ...last, findings }];
};
