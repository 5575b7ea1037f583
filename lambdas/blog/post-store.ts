import { isDeepStrictEqual } from 'node:util';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { DeskPost, searchTerms } from '#domain/blog/desk/desk-post.ts';
import type { PostStatus } from '#domain/blog/lifecycle.ts';
import type { SavedText } from '#domain/blog/text/saving.ts';
import type { Version } from '#domain/blog/text/version.ts';
import type { Search } from '#domain/kernel/search.ts';
import { writeVersion } from '../runtime/aggregate/write-version.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { searchEntries, searchPage } from '../runtime/table/search-items.ts';
import { transact } from '../runtime/table/transact.ts';
import { put, putNew, putVersion, type Write } from '../runtime/table/writes.ts';
import { filingWrites } from './categories/filing.ts';
import { calendarItem, dueItem, phraseItem, postKey, textItem, textKey, versionItem } from './items.ts';
import { type Showing, showingGuards, showingWrites } from './live-store.ts';

/** The posts of a status are one partition of the index, the last changed first. */
const statusPartition = (status: PostStatus): string => `STATUS#${status}`;
const listPosition = ({ changedAt, id }: DeskPost): string => `${changedAt}#${id}`;

/** A post as it is stored, in the list of its status. */
export const postItem = (post: DeskPost) => ({
  ...postKey(post.id),
  gsi1pk: statusPartition(post.status),
  gsi1sk: listPosition(post),
  ...post,
});

/** Parsing removes the keys and checks the item against the domain's schema. */
const toPost = (item: unknown): DeskPost => DeskPost.parse(item);

/** What is written together with the next version of a post. */
export interface PostWrite {
  readonly after: DeskPost;
  readonly before: DeskPost | undefined;
  readonly event: PublishedEvent;
  /** The text of a new post. */
  readonly text?: SavedText;
  /** What the text was at this step, as long as it still is. */
  readonly kept?: { readonly version: Version; readonly revision: number };
  /** What readers see from this step on. */
  readonly showing?: Showing | undefined;
}

/** A post whose category alone is another one. */
export type Refiled = Required<Pick<PostWrite, 'after' | 'before' | 'event'>> & Pick<PostWrite, 'showing'>;

/** True as long as the text has this revision. */
const textStays = (TableName: string, id: string, revision: number): Write => ({
  ConditionCheck: {
    TableName,
    Key: textKey(id),
    ConditionExpression: 'revision = :revision',
    ExpressionAttributeValues: { ':revision': revision },
  },
});

/** The lines of a post in the calendar and among the phrases, where a change shows in them. */
const lineWrites = (TableName: string, after: DeskPost, before?: DeskPost): readonly Write[] =>
  [calendarItem, phraseItem].flatMap((itemOf) => {
    const next = itemOf(after);
    const was = before === undefined ? { pk: next.pk, sk: next.sk } : itemOf(before);
    return isDeepStrictEqual(next, was) ? [] : [put(TableName, next)];
  });

/** The only place that knows how posts are stored. */
export const postStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const searchWrites = (after: DeskPost, before?: DeskPost): readonly Write[] =>
    searchEntries(
      after.id,
      before === undefined ? [] : searchTerms(before),
      searchTerms(after),
      new Date(after.changedAt),
    ).map((entry) => put(TableName, entry));
  const several = async (
    ids: readonly string[],
    { consistent }: { readonly consistent: boolean },
  ): Promise<ReadonlyMap<string, DeskPost>> => {
    const items = await getItems(client, TableName, ids.map(postKey), { consistent });
    return new Map(items.map(toPost).map((post) => [post.id, post]));
  };
  return {
    find: async (id: string): Promise<DeskPost | undefined> => {
      const item = await getItem(client, TableName, postKey(id));
      return item && toPost(item);
    },
    /**
     * Writes the next version of a post with its event, what finds it, and what readers see. False when somebody else wrote in between, or
     * typed; `slug` when another post has its address.
     */
    write: async ({ after, before, event, text, kept, showing }: PostWrite): Promise<boolean | 'slug'> => {
      const isDue = after.scheduled !== undefined || before?.scheduled !== undefined;
      const next = {
        item: postItem(after),
        events: [event],
        also: [
          ...searchWrites(after, before),
          ...lineWrites(TableName, after, before),
          ...(text ? [putNew(TableName, textItem(after.id, text))] : []),
          ...(kept ? [put(TableName, versionItem(after.id, kept.version))] : []),
          ...(isDue ? [put(TableName, dueItem(after))] : []),
          ...(showing ? showingWrites(TableName, [showing]) : []),
          ...filingWrites(TableName, [{ after, before, showing }]),
        ],
      };
      const guards: Readonly<Record<string, Write>> = {
        ...(kept ? { typed: textStays(TableName, after.id, kept.revision) } : {}),
        ...(showing ? showingGuards(TableName, showing) : {}),
      };
      const refused = await writeVersion(client, TableName, next, guards);
      return refused === 'slug' ? 'slug' : refused === undefined;
    },
    /** The posts with these ids, by their ids. */
    several: (ids: readonly string[]): Promise<ReadonlyMap<string, DeskPost>> =>
      several(ids, { consistent: true }),
    /** Files several posts elsewhere with their events, all of them or none. False when one of them, or `also`, was not as it was read. */
    refile: async (posts: readonly Refiled[], also: Write): Promise<boolean> => {
      const versions = posts.map(
        ({ after }, at) => [`post ${at}`, putVersion(TableName, postItem(after))] as const,
      );
      const showings = posts.flatMap(({ showing }) => showing ?? []);
      const refused = await transact(
        client,
        { also, ...Object.fromEntries(versions) },
        {
          also: [
            ...posts.map(({ event }) => outboxItem(TableName, event)),
            ...showingWrites(TableName, showings),
            ...filingWrites(TableName, posts),
          ],
          tries: 1,
        },
      );
      return refused === undefined;
    },
    newest: (statuses: readonly PostStatus[], page: PageRequest): Promise<Page<DeskPost>> =>
      newestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: statuses.map(statusPartition),
          rowOf: toPost,
          positionOf: listPosition,
        },
        page,
      ),
    /** Posts that a search finds. Undefined for a position of another search. */
    matching: async (search: Search, page: PageRequest): Promise<Page<DeskPost> | undefined> => {
      const ids = await searchPage(client, TableName, search, page);
      if (ids === undefined) return undefined;
      const found = await several(ids.items, { consistent: false });
      return { ...ids, items: ids.items.flatMap((id) => found.get(id) ?? []) };
    },
  };
};

export type PostStore = ReturnType<typeof postStore>;
