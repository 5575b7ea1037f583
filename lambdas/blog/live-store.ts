import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Card, cardOf, LivePost } from '#domain/blog/published/live-post.ts';
import { partOf } from '#domain/blog/published/places.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { getItems } from '../runtime/table/get-items.ts';
import { queryItems } from '../runtime/table/query.ts';
import { write } from '../runtime/table/write.ts';
import { put, type Write } from '../runtime/table/writes.ts';
import { categoriesChangedBy } from './categories/filing.ts';
import { cardItem, cardKey, liveItem, liveKey, placesKey, slugKey, waitingKey, waitingOf } from './items.ts';

const Places = z.object({ last: z.int() });
const SlugItem = z.object({ pk: z.string(), id: z.string() });
const WaitingItem = z.object({ posts: z.optional(z.set(z.string())) });

/** A post that waits for its pages. */
export interface Waiting {
  readonly id: string;
  /** The post with the version that waits. */
  readonly entry: string;
  /** The categories whose pages it changes. */
  readonly categories: readonly string[];
}

/** What readers are to see of a post from now on, as part of the step that decides it. */
export interface Showing {
  readonly live: LivePost;
  readonly before: LivePost | undefined;
  /** The last place that was given before: what was never shown gets the next one. */
  readonly lastPlace?: number;
}

/** Claims an address for a post. One that it had before is still its own. */
const claimSlug = (TableName: string, { live: { slug, id } }: Showing): Write => ({
  Put: {
    TableName,
    Item: { ...slugKey(slug), id },
    ConditionExpression: 'attribute_not_exists(pk) OR id = :id',
    ExpressionAttributeValues: { ':id': id },
  },
});

/** Takes the next place, if nobody else has taken it. */
const takePlace = (TableName: string, last: number): Write => ({
  Update: {
    TableName,
    Key: placesKey,
    UpdateExpression: 'SET #last = :next',
    ConditionExpression: last === 0 ? 'attribute_not_exists(pk)' : '#last = :last',
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: { ':next': last + 1, ...(last === 0 ? {} : { ':last': last }) },
  },
});

/** The writes that may be refused: somebody else has the address, or took the place. */
export const showingGuards = (TableName: string, showing: Showing): Readonly<Record<string, Write>> => {
  const { live, before, lastPlace = 0 } = showing;
  return {
    ...(before?.slug === live.slug ? {} : { slug: claimSlug(TableName, showing) }),
    ...(before === undefined ? { place: takePlace(TableName, lastPlace) } : {}),
  };
};

/** Adds to the posts that wait, or takes off what was rendered. */
const changeWaiting = (TableName: string, how: 'ADD' | 'DELETE', posts: readonly string[]) => ({
  Update: {
    TableName,
    Key: waitingKey,
    UpdateExpression: `${how} posts :posts`,
    ExpressionAttributeValues: { ':posts': new Set(posts) },
  },
});

/** The writes that go with it: what readers see, that it has to be rendered, and its line in the lists. */
export const showingWrites = (TableName: string, showings: readonly Showing[]): readonly Write[] =>
  showings.length === 0
    ? []
    : [
        ...showings.flatMap(({ live }) => [
          put(TableName, liveItem(live)),
          put(TableName, cardItem(cardOf(live))),
        ]),
        changeWaiting(
          TableName,
          'ADD',
          showings.map((showing) => waitingOf(showing.live, categoriesChangedBy(showing))),
        ),
      ];

/** How it is stored what readers see. */
export const liveStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (id: string): Promise<LivePost | undefined> => {
    const item = await getItem(client, TableName, liveKey(id));
    return item && LivePost.parse(item);
  },
  several: async (ids: readonly string[]): Promise<readonly LivePost[]> =>
    (await getItems(client, TableName, ids.map(liveKey), { consistent: true })).map((item) =>
      LivePost.parse(item),
    ),
  /** To which post each of these addresses belongs. Those of no post are left out. */
  ownersOf: async (slugs: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const items = await getItems(client, TableName, slugs.map(slugKey), { consistent: true });
    return new Map(
      items.map((item) => {
        const { pk, id } = SlugItem.parse(item);
        return [pk.slice(slugKey('').pk.length), id];
      }),
    );
  },
  /** The last place that a post got; 0 before the first. */
  lastPlace: async (): Promise<number> => {
    const item = await getItem(client, TableName, placesKey);
    return item === undefined ? 0 : Places.parse(item).last;
  },
  /** The posts at these places as lists show them, in their order, those offline included. */
  cards: async (first: number, last: number): Promise<readonly Card[]> => {
    const parts = [...new Set([partOf(first), partOf(last)])];
    const found = await Promise.all(
      parts.map((part) =>
        queryItems(
          client,
          {
            TableName,
            KeyConditionExpression: 'pk = :part AND sk BETWEEN :first AND :last',
            ExpressionAttributeValues: {
              ':part': cardKey(part * 100).pk,
              ':first': cardKey(first).sk,
              ':last': cardKey(last).sk,
            },
            ConsistentRead: true,
          },
          { limit: last - first + 1 },
        ),
      ),
    );
    return found.flat().map((item) => Card.parse(item));
  },
  /** Posts whose pages are not yet as they are to be, each in the version that waits. */
  waiting: async (): Promise<readonly Waiting[]> => {
    const item = await getItem(client, TableName, waitingKey);
    const { posts } = item === undefined ? {} : WaitingItem.parse(item);
    return [...(posts ?? [])].map((entry) => {
      const [id = '', , ...categories] = entry.split('#');
      return { id, entry, categories };
    });
  },
  /** These were rendered in this version or a newer one. What somebody published meanwhile still waits. */
  rendered: async (posts: readonly Waiting[]): Promise<void> => {
    await write(
      client,
      changeWaiting(
        TableName,
        'DELETE',
        posts.map(({ entry }) => entry),
      ),
    );
  },
});

export type LiveStore = ReturnType<typeof liveStore>;
