import type { LiveStore } from '../live-store.ts';

/** The end of the address of a post; undefined for other addresses. */
const slugIn = (path: string): string | undefined => /^\/blog\/([^/]+)$/.exec(path)?.[1];

/** Those of some addresses at which readers see a post, also by an address that it had before. */
export const shownAt = async (
  live: Pick<LiveStore, 'ownersOf' | 'several'>,
  paths: readonly string[],
): Promise<ReadonlySet<string>> => {
  const slugs = paths.flatMap((path) => slugIn(path) ?? []);
  if (slugs.length === 0) return new Set();
  const owners = await live.ownersOf(slugs);
  const posts = await live.several([...new Set(owners.values())]);
  const shown = new Set(posts.flatMap(({ id, hidden }) => (hidden ? [] : [id])));
  return new Set(paths.filter((path) => shown.has(owners.get(slugIn(path) ?? '') ?? '')));
};
