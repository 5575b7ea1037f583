import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Facts } from '#domain/blog/monitoring/facts.ts';
import { findingsOf } from '#domain/blog/monitoring/findings.ts';
import { Doubled } from '#domain/blog/monitoring/found-post.ts';
import { slugsLinkedIn } from '#domain/blog/monitoring/links.ts';
import { titleKey, Watched, watchedNow } from '#domain/blog/monitoring/watched.ts';
import { type LivePost, postOf } from '#domain/blog/published/live-post.ts';
import { PostDriftChangedV1 } from '#events/blog/post-drift-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import { getItem, type Item, type ItemKey } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { put, type Write } from '../../runtime/table/writes.ts';
import { slugKey } from '../items.ts';
import type { LiveStore } from '../live-store.ts';
import { foundRows, titleItem, titleKeyOf, watchedItem, watchedKey } from './watch-items.ts';

/** What holds now, without what the blog's own table says. */
export type SiteFacts = Omit<Facts, 'leads'>;

interface Deps extends Pick<SharedDependencies, 'client' | 'clock' | 'newId'> {
  readonly table: string;
  readonly live: Pick<LiveStore, 'several'>;
}

const SlugItem = z.object({ id: z.string() });

/** Which ends of addresses lead to a post that readers see. One of these posts may have become another one in this very run. */
const leading = async (
  { client, table, live }: Deps,
  posts: readonly LivePost[],
  slugs: readonly string[],
): Promise<ReadonlySet<string>> => {
  const own = new Map(posts.flatMap((post) => [post.slug, ...post.formerSlugs].map((slug) => [slug, post.id])));
  const others = slugs.filter((slug) => !own.has(slug));
  const claims = await getItems(client, table, others.map(slugKey), { consistent: true });
  const owners = new Map([
    ...own,
    ...claims.map((item) => [String(item.pk).slice('SLUG#'.length), SlugItem.parse(item).id] as const),
  ]);
  const away = [...new Set(claims.map((item) => SlugItem.parse(item).id))];
  const read = [...posts, ...(away.length > 0 ? await live.several(away) : [])];
  const shown = new Set(read.flatMap(({ id, hidden }) => (hidden ? [] : [id])));
  return new Set(slugs.filter((slug) => shown.has(owners.get(slug) ?? '')));
};

const nameOf = ({ pk, sk }: { readonly pk?: unknown; readonly sk?: unknown }): string => `${pk} ${sk}`;

/** What is stored of these posts, and the posts that have their titles. */
const readStored = async ({ client, table }: Deps, keys: readonly ItemKey[]): Promise<Map<string, Item>> => {
  const distinct = [...new Map(keys.map((key) => [nameOf(key), key])).values()];
  const items = await getItems(client, table, distinct, { consistent: true });
  return new Map(items.map((item) => [nameOf(item), item]));
};

const doubledIn = (item: Item | undefined): Doubled => (item === undefined ? { posts: [] } : Doubled.parse(item));

/** The items of titles that a post gets, keeps with another address, or loses. `titles` are as they are by now. */
const titleWrites = async (
  { client, table }: Deps,
  before: Watched | undefined,
  after: Watched,
  { titles, at }: { readonly titles: Map<string, Item>; readonly at: string },
): Promise<readonly Write[]> => {
  const { id, slug, title } = after;
  const lost = before && !before.hidden ? titleKey(before.title) : undefined;
  const got = after.hidden ? undefined : titleKey(title);
  const keys = [...new Set([lost, got])].filter((key) => key !== undefined && key !== '');
  const writes: Write[] = [];
  for (const key of keys) {
    const name = nameOf(titleKeyOf(key ?? ''));
    const known = doubledIn(titles.get(name) ?? (await getItem(client, table, titleKeyOf(key ?? ''))));
    const others = known.posts.filter((post) => post.id !== id);
    const next = { posts: key === got ? [...others, { id, slug, title }] : others };
    const item = titleItem(key ?? '', next, at);
    if (JSON.stringify(known.posts) === JSON.stringify(next.posts)) continue;
    titles.set(name, item);
    writes.push(put(table, item));
  }
  return writes;
};

/** The event that a post began to drift, or does so no longer. */
const eventsOf = (
  { newId }: Deps,
  before: Watched | undefined,
  { id, version, driftSince }: Watched,
  { at, correlationId }: { readonly at: string; readonly correlationId: string },
) =>
  (before?.driftSince === undefined) === (driftSince === undefined)
    ? []
    : [
        compose(
          PostDriftChangedV1,
          { subject: id, version, at, data: { id, drifts: driftSince !== undefined } },
          { newId, correlationId },
        ),
      ];

/**
 * Looks at posts as readers get them from this run on, and writes what is wrong with them now. A post of which all is as it was is read
 * and not written. Only the run that has the lock does it.
 */
export const watchPosts =
  (deps: Deps, correlationId: string) =>
  async (posts: readonly LivePost[], site: SiteFacts): Promise<void> => {
    const { client, table, clock } = deps;
    const read = posts.map((live) => ({ live, post: postOf(live) }));
    const slugs = [...new Set(read.flatMap(({ post }) => slugsLinkedIn(post, site.url)))];
    const [stored, leads] = await Promise.all([
      readStored(
        deps,
        read.flatMap(({ live: { id }, post }) => {
          const key = titleKey(post.title);
          return [watchedKey(id), ...(key === '' ? [] : [titleKeyOf(key)])];
        }),
      ),
      leading(deps, posts, slugs),
    ]);
    const facts: Facts = { ...site, leads: (slug) => leads.has(slug) };
    const at = clock().toISOString();
    for (const { live, post } of read) {
      const item = stored.get(nameOf(watchedKey(live.id)));
      const before = item && Watched.parse(item);
      const after = watchedNow(live, live.hidden ? [] : findingsOf(post, facts), before, at);
      if (after === before) continue;
      const refused = await writeVersion(client, table, {
        item: watchedItem(after),
        events: eventsOf(deps, before, after, { at, correlationId }),
        also: [
          ...foundRows(before, after).map((row) => put(table, row)),
          ...(await titleWrites(deps, before, after, { titles: stored, at })),
        ],
      });
      // The next run looks again.
      if (refused !== undefined) throw new Error(`What is wrong with post ${live.id} could not be written.`);
    }
  };
