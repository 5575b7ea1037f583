import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { Keyword, TargetingPost } from '#domain/blog/keywords/keyword.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putVersion } from '../../runtime/table/writes.ts';
import { PHRASES } from '../items.ts';

const key = { pk: 'KEYWORDS', sk: 'KEYWORDS' } as const;
const Kept = z.object({ version: z.int(), keywords: z.array(Keyword) });
export type KeptKeywords = z.infer<typeof Kept>;

/** So many posts are read with their phrases: a few kilobytes for each hundred. */
const POSTS_READ = 2000;

/** How the phrases are stored: as one item, so that a file of them is taken whole or not at all. Five hundred are some sixty kilobytes. */
export const keywordStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (): Promise<KeptKeywords> => {
    const item = await getItem(client, TableName, key);
    return item === undefined ? { version: 0, keywords: [] } : Kept.parse(item);
  },
  /** False when somebody else wrote in between. */
  write: (kept: KeptKeywords): Promise<boolean> => write(client, putVersion(TableName, { ...key, ...kept })),
  /** The posts that target a phrase, in its order. */
  posts: async (): Promise<{ readonly posts: readonly TargetingPost[]; readonly isCut: boolean }> => {
    const items = await queryItems(
      client,
      {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list',
        ExpressionAttributeValues: { ':list': PHRASES },
      },
      { limit: POSTS_READ + 1 },
    );
    return {
      posts: items.slice(0, POSTS_READ).map((item) => TargetingPost.parse(item)),
      isCut: items.length > POSTS_READ,
    };
  },
});

export type KeywordStore = ReturnType<typeof keywordStore>;
