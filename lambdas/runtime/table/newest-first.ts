import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from './get-item.ts';
import { cut, type Page, type PageRequest } from './page.ts';
import { queryItems } from './query.ts';

/** A list sorted by its sort key, in one partition or in several, for example one for each status. */
interface Listing<Row> {
  readonly TableName: string;
  /** The index to read; the table itself unless given. Its keys are named after it. */
  readonly index?: string;
  readonly partitions: readonly string[];
  readonly rowOf: (item: Item) => Row;
  /** The sort key of a row, which must be unique. */
  readonly positionOf: (row: Row) => string;
  /** Leaves out the other items. What is left out is read all the same, so it should be little. */
  readonly only?: { readonly FilterExpression: string; readonly values: Readonly<Record<string, unknown>> };
}

type Order = 'newest first' | 'oldest first';

const inOrder = async <Row>(
  client: DynamoDBDocumentClient,
  order: Order,
  { TableName, index, partitions, rowOf, positionOf, only }: Listing<Row>,
  { after, limit }: PageRequest,
): Promise<Page<Row>> => {
  const prefix = index ?? '';
  const isRising = order === 'oldest first';
  const further = after === undefined ? '' : ` AND ${prefix}sk ${isRising ? '>' : '<'} :after`;
  const read = (partition: string) =>
    queryItems(
      client,
      {
        TableName,
        IndexName: index,
        KeyConditionExpression: `${prefix}pk = :pk${further}`,
        FilterExpression: only?.FilterExpression,
        ExpressionAttributeValues: {
          ':pk': partition,
          ...(after === undefined ? {} : { ':after': after }),
          ...only?.values,
        },
        ScanIndexForward: isRising,
      },
      // One more than the page shows, to know whether there is another page.
      { limit: limit + 1 },
    );
  const rows = (await Promise.all(partitions.map(read))).flat().map(rowOf);
  rows.sort((one, other) => (positionOf(one) < positionOf(other) === isRising ? -1 : 1));
  return cut(rows, limit, positionOf);
};

/** Reads a page, newest first. Several partitions are read at the same time and merged. */
export const newestFirst = <Row>(
  client: DynamoDBDocumentClient,
  listing: Listing<Row>,
  page: PageRequest,
): Promise<Page<Row>> => inOrder(client, 'newest first', listing, page);

/** The same, oldest first. */
export const oldestFirst = <Row>(
  client: DynamoDBDocumentClient,
  listing: Listing<Row>,
  page: PageRequest,
): Promise<Page<Row>> => inOrder(client, 'oldest first', listing, page);
