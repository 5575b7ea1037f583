import { newPost } from '#domain/blog/desk/desk-post.ts';
import { shippedGuides } from '#domain/blog/guides/guides.ts';
import type { LivePost } from '#domain/blog/published/live-post.ts';
import { type ChangeDeps, eventOf } from '../change-post.ts';
import type { LiveStore } from '../live-store.ts';
import type { PostWrite } from '../post-store.ts';

interface Deps extends ChangeDeps {
  readonly live: Pick<LiveStore, 'lastPlace'>;
}

/** A guide as a post at a place: published, with the text of the code until a colleague changes it. */
const planted = (
  deps: Deps,
  { id, slug, title, category, publishedOn }: (typeof shippedGuides)[number],
  lastPlace: number,
  correlationId: string,
): PostWrite => {
  const at = `${publishedOn}T12:00:00.000Z`;
  const idea = newPost({ id, title }, { by: 'system', at });
  const filed = category === undefined ? {} : { category };
  const after = { ...idea, ...filed, status: 'PUBLISHED', live: { slug, revision: 1, at } } as const;
  const place = lastPlace + 1;
  const live: LivePost = { id, version: 1, slug, formerSlugs: [], place, revision: 1, ...filed, publishedOn };
  return {
    after,
    before: undefined,
    event: eventOf(deps, after, undefined, correlationId),
    showing: { live, before: undefined, lastPlace },
  };
};

/**
 * Makes posts of the guides that ship with the code, each once. What could not be written, because somebody else published at that
 * moment, the next run writes.
 */
export const plantGuides = async (deps: Deps, correlationId: string): Promise<void> => {
  const posts = await Promise.all(shippedGuides.map(({ id }) => deps.posts.find(id)));
  const missing = shippedGuides.filter((_, at) => posts[at] === undefined);
  for (const guide of missing)
    await deps.posts.write(planted(deps, guide, await deps.live.lastPlace(), correlationId));
};
