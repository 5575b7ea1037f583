import * as z from 'zod/mini';
import type { FoundPost } from '../found-post.ts';
import type { Watched } from '../watched.ts';

/** How many other posts that readers see link to a post. */
export const Linked = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  from: z.int(),
  /** True while readers do not see it. */
  hidden: z.optional(z.literal(true)),
});
export type Linked = z.infer<typeof Linked>;

/** Whether readers see a post to which no other post links. */
export const isOrphan = ({ from, hidden }: Linked): boolean => from === 0 && !hidden;

/** A post of which only is known that others link to it. */
const unseen = (id: string): Linked => ({ id, slug: '', title: '', from: 0, hidden: true });

const same = (one: Linked | undefined, other: Linked): boolean =>
  one !== undefined &&
  one.slug === other.slug &&
  one.title === other.title &&
  one.from === other.from &&
  one.hidden === other.hidden;

/** The posts whose links begin or end with a change of one post, and that post itself, as far as they change. */
export const linkedAfter = (
  before: Watched | undefined,
  after: Watched,
  known: ReadonlyMap<string, Linked>,
): readonly Linked[] => {
  const [had, has] = [new Set(before?.links), new Set(after.links)];
  const changed = [...new Set([...had, ...has])].map((id) => {
    const one = known.get(id) ?? unseen(id);
    return { ...one, from: Math.max(0, one.from + Number(has.has(id)) - Number(had.has(id))) };
  });
  const { id, slug, title, hidden } = after;
  const own: Linked = {
    id,
    slug,
    title,
    from: known.get(id)?.from ?? 0,
    ...(hidden ? { hidden } : {}),
  };
  return [...changed, own].filter((one) => !same(known.get(one.id), one));
};

/** A post that readers find in lists alone. */
export const orphanOf = ({ id, slug, title }: Linked): FoundPost => ({
  id,
  slug,
  title,
  findings: [
    {
      kind: 'ORPHAN',
      says: title,
      stated: '',
      holds: 'No other post links to it, so readers find it only in the lists of the blog.',
      repair: 'Link to it from a post about the same thing, and publish that change.',
    },
  ],
});
