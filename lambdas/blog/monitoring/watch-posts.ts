import type { Facts } from '#domain/blog/monitoring/facts.ts';
import { findingsOf } from '#domain/blog/monitoring/findings.ts';
import type { Doubled } from '#domain/blog/monitoring/found-post.ts';
import { slugLinked, slugsLinkedIn } from '#domain/blog/monitoring/links.ts';
import { type Linked, linkedAfter } from '#domain/blog/monitoring/orphans/linked.ts';
import { titleKey, type Watched, watchedNow } from '#domain/blog/monitoring/watched.ts';
import type { Post } from '#domain/blog/post.ts';
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

/** Which ends of addresses lead to a post that readers see. @param owners says to which post each belongs. */
const leading = async (
  { live }: Deps,
  posts: readonly LivePost[],
  owners: ReadonlyMap<string, string>,
): Promise<ReadonlySet<string>> => {
  const known = new Set(posts.map(({ id }) => id));
  const others = [...new Set(owners.values())].filter((id) => !known.has(id));
  const read = [...posts, ...(others.length > 0 ? await live.several(others) : [])];
  const shown = new Set(read.flatMap(({ id, hidden }) => (hidden ? [] : [id])));
  return new Set([...owners].flatMap(([slug, id]) => (shown.has(id) ? [slug] : [])));
};

/** The other posts to which one links. */
const linksOf = (
  { id }: LivePost,
  slugs: readonly string[],
  owners: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set(slugs.flatMap((slug) => owners.get(slug) ?? []))].filter((linked) => linked !== id);

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

/** What is known before posts are looked at. It changes with each of them. */
interface Known {
  readonly watched: ReadonlyMap<string, Watched>;
  readonly titles: Map<string, Doubled>;
  readonly linked: Map<string, Linked>;
}

/** Writes what is known of a post from now on, and what changes with it. */
const writeWatched = async (
  deps: Deps,
  known: Known,
  after: Watched,
  said: { readonly at: string; readonly correlationId: string },
): Promise<void> => {
  const { store } = deps;
  const before = known.watched.get(after.id);
  const titles = await titlesAfter(store, before, after, known.titles);
  for (const [key, doubled] of titles) known.titles.set(key, doubled);
  const linked = linkedAfter(before, after, known.linked);
  for (const one of linked) known.linked.set(one.id, one);
  const events = eventsOf(deps, before, after, said);
  // The next run looks again.
  if (!(await store.write({ before, after, titles, linked, events, at: said.at })))
    throw new Error(`What is wrong with post ${after.id} could not be written.`);
};

/** Reads what is stored of posts, of their titles, and to which posts the addresses in them belong. */
const readKnown = async (deps: Deps, read: readonly ReadPost[]) => {
  const { store, live } = deps;
  const keys = [...new Set(read.map(({ post }) => titleKey(post.title)))].filter((key) => key !== '');
  const [stored, owners] = await Promise.all([
    store.read(
      read.map(({ live: { id } }) => id),
      keys,
    ),
    live.ownersOf([...new Set(read.flatMap(({ slugs }) => slugs))]),
  ]);
  const leads = await leading(
    deps,
    read.map((one) => one.live),
    owners,
  );
  return { ...stored, owners, leads };
};

/** A post as readers get it, with the ends of the addresses of posts to which it links. */
interface ReadPost {
  readonly live: LivePost;
  readonly post: Post;
  readonly slugs: readonly string[];
}

/**
 * Looks at posts as readers get them from this run on, and writes what is wrong with them now. A post of which all is as it was is read
 * and not written. Only the run that has the lock does it.
 */
export const watchPosts =
  (deps: Deps, correlationId: string): Watch =>
  async (posts, site) => {
    const read = posts.map((live): ReadPost => {
      const post = postOf(live);
      return { live, post, slugs: slugsLinkedIn(post, site.url) };
    });
    const { watched, titles, owners, leads } = await readKnown(deps, read);
    const facts: Facts = { ...site, leads: (slug) => leads.has(slug) };
    const at = deps.clock().toISOString();
    const changed = read.flatMap(({ live, post, slugs }) => {
      const before = watched.get(live.id);
      const findings = live.hidden ? [] : findingsOf(post, facts);
      const after = watchedNow(live, { findings, links: linksOf(live, slugs, owners) }, before, at);
      return after === before ? [] : [after];
    });
    if (changed.length === 0) return;
    const linking = changed.flatMap((after) => [
      after.id,
      ...(after.links ?? []),
      ...(watched.get(after.id)?.links ?? []),
    ]);
    const linked = new Map(await deps.store.linked([...new Set(linking)]));
    const known: Known = { watched, titles: new Map(titles), linked };
    for (const after of changed) await writeWatched(deps, known, after, { at, correlationId });
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
