import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PostMonth } from '#domain/monitoring/posts/post-month.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { postKey, postsPartition, toPostMonth } from '../counters/counter-items.ts';

/** What was counted of the post at an address in a month. */
export interface CountedPost {
  readonly slug: string;
  readonly month: string;
  readonly counted: PostMonth;
}

const toCounted = (item: Readonly<Record<string, unknown>>): CountedPost => ({
  slug: String(item.sk),
  month: String(item.pk).slice(postsPartition('').length),
  counted: toPostMonth(item),
});

/** Reads what was counted of posts. Addresses are as browsers sent them: some may be invented. */
export const postCounts = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Some addresses in some months. */
  of: async (slugs: readonly string[], months: readonly string[]): Promise<readonly CountedPost[]> => {
    const keys = months.flatMap((month) => slugs.map((slug) => postKey(month, slug)));
    return (await getItems(client, TableName, keys)).map(toCounted);
  },
});

export type PostCounts = ReturnType<typeof postCounts>;
