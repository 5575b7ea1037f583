import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { shippedGuide } from '../guides/guides.ts';
import type { Post } from '../post.ts';
import { PostText } from '../text/post-text.ts';
import { Slug } from './slug.ts';

/** What readers see of a post. What is typed at the desk since then is not in it. Instants are ISO 8601 UTC. */
export const LivePost = z.object({
  id: z.string(),
  /** The version of the post with which it was shown last. */
  version: z.int(),
  slug: Slug,
  /** Addresses that it had before. They lead to the one that it has. */
  formerSlugs: z.array(Slug),
  /** Its place among all that were ever published, from 1. */
  place: z.int(),
  /** The revision of the text. */
  revision: z.int(),
  /** Absent for a guide that nobody has changed: then it is the one of the code. */
  text: z.optional(PostText),
  /** The slug of its category, which readers see without publishing again. */
  category: z.optional(Slug),
  publishedOn: CalendarDay,
  changedOn: z.optional(CalendarDay),
  /** True when it was taken offline. */
  hidden: z.optional(z.literal(true)),
});
export type LivePost = z.infer<typeof LivePost>;

/** What lists of posts show of one. */
export const Card = z.object({
  id: z.string(),
  place: z.int(),
  slug: z.string(),
  /** Its addresses before this one; absent without any. */
  formerSlugs: z.optional(z.array(z.string())),
  title: z.string(),
  description: z.string(),
  publishedOn: z.string(),
  category: z.optional(z.string()),
  hidden: z.optional(z.literal(true)),
});
export type Card = z.infer<typeof Card>;

/** What a post asks at its end where its writer has not said. */
const usualEnding: Post['ending'] = {
  title: 'What would yours cost?',
  text: 'Type the size and the weight, and see the whole price. You need no account for it.',
  action: { label: 'See my price', to: '/shipping-calculator' },
  second: { label: 'Ask us', to: '/contact' },
};

/** A post as its readers get it. */
export const postOf = ({ id, slug, text, category, publishedOn, changedOn }: LivePost): Post => {
  const shipped = shippedGuide(id);
  const filed = category === undefined ? {} : { category };
  if (text === undefined) {
    if (shipped === undefined) throw new Error(`Post ${id} is shown without a text.`);
    const { category: _, ...guide } = shipped;
    return { ...guide, ...filed };
  }
  const { title, description, lead, body, ending = shipped?.ending ?? usualEnding } = text;
  const changed = changedOn === undefined ? {} : { changedOn };
  return { slug, title, description, publishedOn, ...changed, ...filed, lead, body, ending };
};

/** A post as lists show it. */
export const cardOf = (live: LivePost): Card => {
  const { title, description } = postOf(live);
  const { id, place, slug, formerSlugs, publishedOn, category, hidden } = live;
  return {
    id,
    place,
    slug,
    ...(formerSlugs.length > 0 ? { formerSlugs } : {}),
    title,
    description,
    publishedOn,
    ...(category === undefined ? {} : { category }),
    ...(hidden ? { hidden } : {}),
  };
};

/** What a post is shown with: its version, its address, and its text as it was saved. */
interface Showing {
  readonly id: string;
  readonly version: number;
  readonly slug: string;
  readonly revision: number;
  readonly text: PostText;
  readonly category?: string | undefined;
  /** Instant. */
  readonly at: string;
}

/** A post that readers see, in another category or in none. */
export const shownIn = (
  { category: _, ...live }: LivePost,
  { version, category }: Pick<Showing, 'version' | 'category'>,
): LivePost => ({ ...live, ...(category === undefined ? {} : { category }), version });

/** A post as readers see it from now on. `place` is the one that it gets when it was never shown before. */
export const shown = (
  { id, version, slug, revision, text, category, at }: Showing,
  before: LivePost | undefined,
  place: number,
): LivePost => {
  const today = newYorkDay(new Date(at));
  const filed = category === undefined ? {} : { category };
  if (before === undefined)
    return { id, version, slug, formerSlugs: [], place, revision, text, ...filed, publishedOn: today };
  const { hidden: _, category: __, ...kept } = before;
  const formerSlugs = [...new Set([...kept.formerSlugs, kept.slug])].filter((former) => former !== slug);
  const isChanged = before.revision !== revision;
  const changed = isChanged ? { text, changedOn: today } : {};
  return { ...kept, ...changed, ...filed, version, slug, formerSlugs, revision };
};
