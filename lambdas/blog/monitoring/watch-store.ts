import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Doubled, FoundPost, MOST_COUNTED } from '#domain/blog/monitoring/found-post.ts';
import { Linked } from '#domain/blog/monitoring/orphans/linked.ts';
import { Watched } from '#domain/blog/monitoring/watched.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { put } from '../../runtime/table/writes.ts';
import {
  foundList,
  foundRows,
  linkedItem,
  linkedKey,
  titleItem,
  titleKeyOf,
  watchedItem,
  watchedKey,
} from './watch-items.ts';

const TitleItem = z.extend(Doubled, { pk: z.string() });

/** What is stored of several posts, by their ids, and the posts that have a title, by its key. */
interface Stored {
  readonly watched: ReadonlyMap<string, Watched>;
  readonly titles: ReadonlyMap<string, Doubled>;
}

/** What is written of a post, in one transaction. */
interface WatchWrite {
  readonly before: Watched | undefined;
  readonly after: Watched;
  readonly titles: ReadonlyMap<string, Doubled>;
  readonly linked: readonly Linked[];
  readonly events: readonly PublishedEvent[];
  readonly at: string;
}

/** How it is stored what is wrong with posts. */
export const watchStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Reads what is known of these posts, and who has these titles. */
  read: async (ids: readonly string[], titles: readonly string[]): Promise<Stored> => {
    const keys = [...ids.map(watchedKey), ...titles.map(titleKeyOf)];
    const items = await getItems(client, TableName, keys, { consistent: true });
    const [ofPosts, ofTitles] = [
      items.filter(({ sk }) => sk !== 'TITLE'),
      items.filter(({ sk }) => sk === 'TITLE'),
    ];
    return {
      watched: new Map(ofPosts.map((item) => Watched.parse(item)).map((watched) => [watched.id, watched])),
      titles: new Map(
        ofTitles
          .map((item) => TitleItem.parse(item))
          .map(({ pk, posts }) => [pk.slice('TITLE#'.length), { posts }]),
      ),
    };
  },
  /** Who has a title that a post had before. */
  title: async (key: string): Promise<Doubled> => {
    const item = await getItem(client, TableName, titleKeyOf(key));
    return item === undefined ? { posts: [] } : Doubled.parse(item);
  },
  /** How many posts link to these. */
  linked: async (ids: readonly string[]): Promise<ReadonlyMap<string, Linked>> => {
    const items = await getItems(client, TableName, ids.map(linkedKey), { consistent: true });
    return new Map(items.map((item) => Linked.parse(item)).map((linked) => [linked.id, linked]));
  },
  /** Posts with a link that led nowhere when they were looked at, for which this is true. No more than are shown as counted. */
  brokenAt: async (isAsked: (link: string) => boolean): Promise<readonly string[]> => {
    const query = { TableName, IndexName: 'gsi1', KeyConditionExpression: 'gsi1pk = :list' };
    const items = await queryItems(
      client,
      { ...query, ExpressionAttributeValues: { ':list': foundList('BROKEN_LINK') } },
      { limit: MOST_COUNTED },
    );
    return items
      .map((item) => FoundPost.parse(item))
      .flatMap(({ id, findings }) => (findings.some(({ stated }) => isAsked(stated)) ? [id] : []));
  },
  /** Writes what is known of a post from now on, with its places in lists. False when somebody else wrote in between. */
  write: async ({ before, after, titles, linked, events, at }: WatchWrite): Promise<boolean> => {
    const refused = await writeVersion(client, TableName, {
      item: watchedItem(after),
      events,
      also: [
        ...foundRows(before, after),
        ...[...titles].map(([key, doubled]) => titleItem(key, doubled, at)),
        ...linked.map((one) => linkedItem(one, at)),
      ].map((item) => put(TableName, item)),
    });
    return refused === undefined;
  },
});

export type WatchStore = ReturnType<typeof watchStore>;
