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

/** Of the partitions of which a page may need more, one in so many is read on at a time. */
const READ_ON_AT_ONCE = 3;

/** What was read of one partition, and how far. */
interface Lane<Row> {
  readonly pk: string;
  readonly rows: Row[];
  after: string | undefined;
  /** So many are read of it next. */
  next: number;
  /** There are no more. */
  isRead: boolean;
}

/** Reads the next rows of a partition. */
const reading =
  <Row>(client: DynamoDBDocumentClient, isRising: boolean, listing: Listing<Row>) =>
  async (lane: Lane<Row>): Promise<void> => {
    const { TableName, index, rowOf, positionOf, only } = listing;
    const prefix = index ?? '';
    const further = lane.after === undefined ? '' : ` AND ${prefix}sk ${isRising ? '>' : '<'} :after`;
    const items = await queryItems(
      client,
      {
        TableName,
        IndexName: index,
        KeyConditionExpression: `${prefix}pk = :pk${further}`,
        FilterExpression: only?.FilterExpression,
        ExpressionAttributeValues: {
          ':pk': lane.pk,
          ...(lane.after === undefined ? {} : { ':after': lane.after }),
          ...only?.values,
        },
        ScanIndexForward: isRising,
      },
      { limit: lane.next },
    );
    const rows = items.map(rowOf);
    lane.rows.push(...rows);
    lane.after = rows.map(positionOf).at(-1) ?? lane.after;
    lane.isRead = rows.length < lane.next;
    lane.next *= 2;
  };

const inOrder = async <Row>(
  client: DynamoDBDocumentClient,
  order: Order,
  listing: Listing<Row>,
  { after, limit }: PageRequest,
): Promise<Page<Row>> => {
  const { partitions, positionOf } = listing;
  const isRising = order === 'oldest first';
  const isBefore = (one: string, other: string): boolean => (isRising ? one < other : one > other);
  const inTurn = (one: string, other: string): number => (isBefore(one, other) ? -1 : 1);
  const readOn = reading(client, isRising, listing);
  // One more than the page shows, to know whether there is another page.
  const next = Math.ceil((limit + 1) / partitions.length);
  const lanes = partitions.map((pk): Lane<Row> => ({ pk, rows: [], after, next, isRead: false }));
  /** The partitions of which the page may need more, those that it has the least of first. */
  const shortOf = (last: string | undefined): readonly Lane<Row>[] =>
    lanes
      .filter(({ isRead, after: upTo = '' }) => !isRead && (last === undefined || isBefore(upTo, last)))
      .toSorted(({ after: one = '' }, { after: other = '' }) => inTurn(one, other));
  let rows: readonly Row[] = [];
  let short: readonly Lane<Row>[] = lanes;
  // Each gives its share. Then some are read on, so that a page costs about the same in however many partitions.
  while (short.length > 0) {
    await Promise.all(short.map(readOn));
    rows = lanes
      .flatMap((lane) => lane.rows)
      .toSorted((one, other) => inTurn(positionOf(one), positionOf(other)));
    short = shortOf(rows.slice(limit).map(positionOf).at(0));
    short = short.slice(0, Math.ceil(short.length / READ_ON_AT_ONCE));
  }
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
