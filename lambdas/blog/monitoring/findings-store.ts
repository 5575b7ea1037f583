import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { FindingKind } from '#domain/blog/monitoring/finding.ts';
import {
  Doubled,
  doubledOf,
  FoundPost,
  MOST_COUNTED,
  staleOf,
  staleUntil,
} from '#domain/blog/monitoring/found-post.ts';
import { Linked, orphanOf } from '#domain/blog/monitoring/orphans/linked.ts';
import { Watched } from '#domain/blog/monitoring/watched.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import { cut, type Page, type PageRequest } from '../../runtime/table/page.ts';
import { countItems, queryItems } from '../../runtime/table/query.ts';
import { BY_DAY, dayPosition, foundList } from './watch-items.ts';

const Row = z.extend(FoundPost, { position: z.string() });
const rowOf = (kind: FindingKind, item: Item): z.infer<typeof Row> => {
  const position = String(item.gsi1sk);
  if (kind === 'ORPHAN') return Row.parse({ ...orphanOf(Linked.parse(item)), position });
  if (kind !== 'DOUBLED_TITLE') return Row.parse({ ...item, position });
  const [found] = doubledOf(Doubled.parse(item));
  return Row.parse({ ...found, position });
};

/** How it is read what is wrong with posts: by the lists of the sparse index, so that posts with nothing wrong cost nothing. */
export const findingsStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const stale = (today: string) => ({
    TableName,
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :first AND :last',
    // `$` sorts behind the `#` after the day.
    ExpressionAttributeValues: { ':list': BY_DAY, ':first': '0', ':last': `${staleUntil(today)}$` },
  });
  const stalePage = async ({ after = '0', limit }: PageRequest, today: string): Promise<Page<FoundPost>> => {
    const query = stale(today);
    const items = await queryItems(
      client,
      // A space sorts before all that is in a position.
      { ...query, ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':first': `${after} ` } },
      { limit: limit + 1 },
    );
    const page = cut(
      items.map((item) => Watched.parse(item)),
      limit,
      dayPosition,
    );
    return { ...page, items: page.items.map((watched) => staleOf(watched, today)) };
  };
  return {
    /** Posts with something wrong of a kind, the longest first. */
    page: async (kind: FindingKind, page: PageRequest, today: string): Promise<Page<FoundPost>> => {
      if (kind === 'STALE') return stalePage(page, today);
      const { items, ...rest } = await oldestFirst(
        client,
        {
          TableName,
          index: 'gsi1',
          partitions: [foundList(kind)],
          rowOf: (item) => rowOf(kind, item),
          positionOf: ({ position }) => position,
        },
        page,
      );
      return { ...rest, items: items.map(({ position: _, ...found }) => found) };
    },
    /** How many posts have something wrong of a kind, as far as they are counted. */
    count: (kind: FindingKind, today: string): Promise<number> => {
      const query =
        kind === 'STALE'
          ? stale(today)
          : {
              TableName,
              IndexName: 'gsi1',
              KeyConditionExpression: 'gsi1pk = :list',
              ExpressionAttributeValues: { ':list': foundList(kind) },
            };
      return countItems(client, query, MOST_COUNTED);
    },
  };
};

export type FindingsStore = ReturnType<typeof findingsStore>;
