import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PostVitals } from '#domain/monitoring/posts/post-vitals.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { PostVitalsCounts, postVitalsKey } from '../counters/counter-items.ts';

/** What was measured of the post at an address in a month. */
export interface MeasuredPost {
  readonly slug: string;
  readonly month: string;
  readonly vitals: PostVitals;
}

/** Reads what was measured on the pages of posts, by the addresses that posts have: browsers may send invented ones. */
export const postVitals = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** Some addresses in some months. */
  of: async (slugs: readonly string[], months: readonly string[]): Promise<readonly MeasuredPost[]> => {
    const keys = months.flatMap((month) => slugs.map((slug) => postVitalsKey(month, slug)));
    return (await getItems(client, TableName, keys)).map((item) => ({
      slug: String(item.sk),
      month: String(item.pk).slice(postVitalsKey('', '').pk.length),
      vitals: PostVitalsCounts.parse(item).h,
    }));
  },
});

export type PostVitalsReads = ReturnType<typeof postVitals>;
