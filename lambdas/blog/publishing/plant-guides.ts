import { newPost } from '#domain/blog/desk/desk-post.ts';
import { shippedGuides } from '#domain/blog/guides/guides.ts';
import type { LivePost } from '#domain/blog/published/live-post.ts';
import { type ChangeDeps, eventOf } from '../change-post.ts';
import type { LiveStore } from '../live-store.ts';

interface Deps extends ChangeDeps {
  readonly live: Pick<LiveStore, 'lastPlace'>;
}

/**
 * Makes posts of the guides that ship with the code, once for each: published, at the first places. Their text stays that of the code
 * until a colleague changes it. A run that dies in between is continued by the next.
 */
export const plantGuides = async (deps: Deps, correlationId: string): Promise<void> => {
  const lastPlace = await deps.live.lastPlace();
  const missing = shippedGuides.slice(lastPlace);
  for (const [index, { id, slug, title, publishedOn }] of missing.entries()) {
    const at = `${publishedOn}T12:00:00.000Z`;
    const idea = newPost({ id, title }, { by: 'system', at });
    const after = { ...idea, status: 'PUBLISHED', live: { slug, revision: 1, at } } as const;
    const place = lastPlace + index + 1;
    const live: LivePost = {
      id,
      version: 1,
      slug,
      formerSlugs: [],
      place,
      revision: 1,
      publishedOn,
    };
    const event = eventOf(deps, after, undefined, correlationId);
    const showing = { live, before: undefined, lastPlace: place - 1, at };
    await deps.posts.write({ after, before: undefined, event, showing });
  }
};
