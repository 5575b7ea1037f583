import { type DynamoDBDocumentClient, QueryCommand, type QueryCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Item } from './get-item.ts';
import type { Page, PageRequest } from './page.ts';

/** How much of the result to read. The default is everything. */
interface ReadOptions {
  readonly limit?: number;
  readonly keep?: (item: Item) => boolean;
}

/** Reads the items of a query in as many calls as needed. Stops when it has at least `limit` items that `keep` accepts. */
export const queryItems = async (
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
  { limit = Number.POSITIVE_INFINITY, keep = () => true }: ReadOptions = {},
): Promise<readonly Item[]> => {
  const pageSize = Number.isFinite(limit) ? { Limit: limit } : {};
  const found: Item[] = [];
  let from = query.ExclusiveStartKey;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({ ...query, ...pageSize, ExclusiveStartKey: from }),
    );
    found.push(...Items.filter(keep));
    from = LastEvaluatedKey;
  } while (from && found.length < limit);
  return found;
};

/** Counts the items of a query and stops at `limit`. */
export const countItems = async (
  client: DynamoDBDocumentClient,
  query: QueryCommandInput,
  limit: number,
): Promise<number> => {
  const { Count = 0 } = await client.send(new QueryCommand({ ...query, Select: 'COUNT', Limit: limit }));
  return Count;
};

interface PartitionPage extends Partial<Pick<PageRequest, 'after'>>, Pick<PageRequest, 'limit'> {
  readonly order: 'newest first' | 'oldest first';
}

/**
 * Reads a page of a partition with one call. It is shorter when the items are larger than a megabyte together. Positions are sort
 * keys.
 */
export const partitionPage = async <Row>(
  client: DynamoDBDocumentClient,
  TableName: string,
  pk: string,
  { order, after, limit }: PartitionPage,
  rowOf: (item: Item) => Row,
): Promise<Page<Row>> => {
  const { Items = [], LastEvaluatedKey } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
      ScanIndexForward: order === 'oldest first',
      Limit: limit,
      ExclusiveStartKey: after === undefined ? undefined : { pk, sk: after },
    }),
  );
  const items = Items.map(rowOf);
  return LastEvaluatedKey ? { items, next: String(LastEvaluatedKey.sk) } : { items };
};
