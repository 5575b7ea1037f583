import type { Facts } from '#domain/blog/monitoring/facts.ts';
import { findingsOf } from '#domain/blog/monitoring/findings.ts';
import type { Doubled } from '#domain/blog/monitoring/found-post.ts';
import { slugLinked, slugsLinkedIn } from '#domain/blog/monitoring/links.ts';
import { titleKey, type Watched, watchedNow } from '#domain/blog/monitoring/watched.ts';
import { type LivePost, postOf } from '#domain/blog/published/live-post.ts';
import { PostDriftChangedV1 } from '#events/blog/post-drift-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { LiveStore } from '../live-store.ts';
import type { WatchStore } from './watch-store.ts';

/** What holds now, without what the blog's own table says. */
export type SiteFacts = Omit<Facts, 'leads'>;

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: WatchStore;
  readonly live: Pick<LiveStore, 'several' | 'ownersOf'>;
}

/** Looks whether what posts say still holds. */
export type Watch = (posts: readonly LivePost[], site: SiteFacts) => Promise<void>;

/** Which ends of addresses lead to a post that readers see. */
const leading = async (
  { live }: Deps,
  posts: readonly LivePost[],
  slugs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const owners = await live.ownersOf(slugs);
  const known = new Set(posts.map(({ id }) => id));
  const others = [...new Set(owners.values())].filter((id) => !known.has(id));
  const read = [...posts, ...(others.length > 0 ? await live.several(others) : [])];
  const shown = new Set(read.flatMap(({ id, hidden }) => (hidden ? [] : [id])));
  return new Set(slugs.filter((slug) => shown.has(owners.get(slug) ?? '')));
};

/** The titles that a post gets, keeps with another address, or loses, with the posts that have them then. */
const titlesAfter = async (
  store: WatchStore,
  before: Watched | undefined,
  after: Watched,
  known: ReadonlyMap<string, Doubled>,
): Promise<ReadonlyMap<string, Doubled>> => {
  const { id, slug, title } = after;
  const lost = before === undefined || before.hidden ? '' : titleKey(before.title);
  const got = after.hidden ? '' : titleKey(title);
  const next = new Map<string, Doubled>();
  for (const key of new Set([lost, got].filter((one) => one !== ''))) {
    const { posts } = known.get(key) ?? (key === lost ? await store.title(key) : { posts: [] });
    const others = posts.filter((post) => post.id !== id);
    const then = key === got ? [...others, { id, slug, title }] : others;
    if (JSON.stringify(posts) !== JSON.stringify(then)) next.set(key, { posts: then });
  }
  return next;
};

/** The event that a post began to drift, or does so no longer. */
const eventsOf = (
  { newId }: Deps,
  before: Watched | undefined,
  { id, version, driftSince }: Watched,
  { at, correlationId }: { readonly at: string; readonly correlationId: string },
) => {
  if ((before?.driftSince === undefined) === (driftSince === undefined)) return [];
  const data = { id, drifts: driftSince !== undefined };
  return [compose(PostDriftChangedV1, { subject: id, version, at, data }, { newId, correlationId })];
};

/**
 * Looks at posts as readers get them from this run on, and writes what is wrong with them now. A post of which all is as it was is read
 * and not written. Only the run that has the lock does it.
 */
export const watchPosts =
  (deps: Deps, correlationId: string): Watch =>
  async (posts, site) => {
    const { store, clock } = deps;
    const read = posts.map((live) => ({ live, post: postOf(live) }));
    const slugs = [...new Set(read.flatMap(({ post }) => slugsLinkedIn(post, site.url)))];
    const keys = [...new Set(read.map(({ post }) => titleKey(post.title)))].filter((key) => key !== '');
    const [stored, leads] = await Promise.all([
      store.read(
        posts.map(({ id }) => id),
        keys,
      ),
      leading(deps, posts, slugs),
    ]);
    const facts: Facts = { ...site, leads: (slug) => leads.has(slug) };
    const titles = new Map(stored.titles);
    const at = clock().toISOString();
    for (const { live, post } of read) {
      const before = stored.watched.get(live.id);
      const after = watchedNow(live, live.hidden ? [] : findingsOf(post, facts), before, at);
      if (after === before) continue;
      const changed = await titlesAfter(store, before, after, titles);
      for (const [key, doubled] of changed) titles.set(key, doubled);
      const events = eventsOf(deps, before, after, { at, correlationId });
      // The next run looks again.
      if (!(await store.write({ before, after, titles: changed, events, at })))
        throw new Error(`What is wrong with post ${live.id} could not be written.`);
    }
  };

/** The same, and then at the posts with a link that led nowhere and leads to one of these now. */
export const watchWithLinks =
  (deps: Pick<Deps, 'store' | 'live'>, watch: Watch): Watch =>
  async (posts, site) => {
    await watch(posts, site);
    const lead = new Set(
      posts.flatMap(({ slug, formerSlugs, hidden }) => (hidden ? [] : [slug, ...formerSlugs])),
    );
    const linking = await deps.store.brokenAt((link) => lead.has(slugLinked(link, site.url) ?? ''));
    if (linking.length > 0) await watch(await deps.live.several(linking), site);
  };
