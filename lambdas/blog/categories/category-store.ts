import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PostCounts } from '#domain/blog/categories/aliases.ts';
import { CategoryList, shippedCategories } from '#domain/blog/categories/category.ts';
import { Mending } from '#domain/blog/categories/mending/mending.ts';
import { PostInCategory } from '#domain/blog/categories/mending/to-mend.ts';
import { Card } from '#domain/blog/published/live-post.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { namesInLists } from '../../runtime/table/names-in-lists.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putVersion } from '../../runtime/table/writes.ts';
import { categoriesKey, categoryCardKey, countsKey, inCategoryPartition, mendingKey } from '../items.ts';
import { POSTS, SHOWN } from './filing.ts';

/** All categories, with how many posts each has. */
export interface Categories {
  readonly list: CategoryList;
  readonly counts: PostCounts;
}

const countsIn = (item: Item): PostCounts => {
  const counts: Record<string, { posts: number; shown: number }> = {};
  for (const [name, value] of Object.entries(item)) {
    const kind = [POSTS, SHOWN].find((one) => name.startsWith(one));
    if (kind === undefined) continue;
    const slug = name.slice(kind.length);
    const count = counts[slug] ?? { posts: 0, shown: 0 };
    counts[slug] = { ...count, [kind === POSTS ? 'posts' : 'shown']: Number(value) };
  }
  return counts;
};

/** How categories are stored, and how the posts of one are found. */
export const categoryStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  read: async (): Promise<Categories> => {
    const items = await queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :categories',
      ExpressionAttributeValues: { ':categories': categoriesKey.pk },
      ConsistentRead: true,
    });
    const [list, counts] = [categoriesKey, countsKey].map((key) => items.find(({ sk }) => sk === key.sk));
    return {
      list: list === undefined ? shippedCategories : CategoryList.parse(list),
      counts: countsIn(counts ?? {}),
    };
  },
  /** Writes the next version of the list with its event. False when somebody else changed it in between. */
  write: async (list: CategoryList, event: PublishedEvent): Promise<boolean> => {
    const changed = putVersion(TableName, { ...categoriesKey, ...list });
    return (
      (await transact(client, { changed }, { also: [outboxItem(TableName, event)], tries: 1 })) === undefined
    );
  },
  /** The newest posts that readers see in any of these categories, the newest first. */
  newestIn: async (slugs: readonly string[], limit: number): Promise<readonly Card[]> => {
    const found = await Promise.all(
      slugs.map((slug) =>
        queryItems(
          client,
          {
            TableName,
            KeyConditionExpression: 'pk = :category',
            ExpressionAttributeValues: { ':category': categoryCardKey(slug, 0).pk },
            ScanIndexForward: false,
            ConsistentRead: true,
          },
          // What was moved elsewhere stays for a while, hidden.
          { limit, keep: ({ hidden }) => hidden === undefined },
        ),
      ),
    );
    return found
      .flat()
      .map((item) => Card.parse(item))
      .toSorted((one, other) => other.place - one.place)
      .slice(0, limit);
  },
  /** The posts that colleagues changed last among those of a category, or among those without one. */
  lastChangedIn: async (slug: string | undefined, limit: number): Promise<readonly PostInCategory[]> => {
    const items = await queryItems(
      client,
      {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :category',
        ExpressionAttributeValues: { ':category': inCategoryPartition(slug) },
        ScanIndexForward: false,
      },
      { limit },
    );
    return items.slice(0, limit).map((item) => PostInCategory.parse(item));
  },
  /** A page of the ids of the posts in any of these categories, the last changed first. */
  idsIn: (slugs: readonly string[], page: PageRequest): Promise<Page<string>> =>
    namesInLists(
      client,
      { TableName, partitions: slugs.map(inCategoryPartition), name: 'id', order: 'newest first' },
      page,
    ),
  /** What was mended last. */
  lastMending: async (): Promise<Mending | undefined> => {
    const item = await getItem(client, TableName, mendingKey);
    return item && Mending.parse(item);
  },
  /** Keeps what was mended, in place of what was kept before. */
  mendingWrite: (mending: Mending) => ({
    Put: {
      TableName,
      Item: { ...mendingKey, ...mending },
      ...(mending.undone === undefined
        ? {}
        : {
            ConditionExpression: 'id = :id AND attribute_not_exists(undone)',
            ExpressionAttributeValues: { ':id': mending.id },
          }),
    },
  }),
});

export type CategoryStore = ReturnType<typeof categoryStore>;
