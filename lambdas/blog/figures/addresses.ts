import type { Card } from '#domain/blog/published/live-post.ts';
import { partOf, placesOfPart } from '#domain/blog/published/places.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { LiveStore } from '../live-store.ts';

/** All addresses of a post. */
export const addressesOf = ({
  slug,
  formerSlugs = [],
}: Pick<Card, 'slug' | 'formerSlugs'>): readonly string[] => [slug, ...formerSlugs];

/** Every post that readers ever saw, with those offline, a hundred with each query. */
export const everyCard = async (live: Pick<LiveStore, 'lastPlace' | 'cards'>): Promise<readonly Card[]> => {
  const parts = Array.from({ length: partOf(await live.lastPlace()) }, (_, at) => at + 1);
  return (await mapConcurrently(parts, (part) => live.cards(...placesOfPart(part)))).flat();
};
