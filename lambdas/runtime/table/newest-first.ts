import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Item } from './get-item.ts';
import { cut, type Page, type PageRequest } from './page.ts';
import { queryItems } from './query.ts';

/** A list that lies in the order of its sort key, in one partition or spread over several, by status for instance. */
interface Listing<Row> {
  readonly TableName: string;
  /** The index that is read, whose keys are named after it; the table itself unless told. */
  readonly index?: string;
  readonly partitions: readonly string[];
  readonly rowOf: (item: Item) => Row;
  /** The sort key of a row; no two have the same. */
  readonly positionOf: (row: Row) => string;
}

/** One page of a list, newest first; several partitions are read side by side and merged. */
export const newestFirst = async <Row>(
  client: DynamoDBDocumentClient,
  { TableName, index, partitions, rowOf, positionOf }: Listing<Row>,
  { after, limit }: PageRequest,
): Promise<Page<Row>> => {
  const prefix = index ?? '';
  const further = after === undefined ? '' : ` AND ${prefix}sk < :after`;
  const read = (partition: string) =>
    queryItems(
      client,
      {
        TableName,
        IndexName: index,
        KeyConditionExpression: `${prefix}pk = :pk${further}`,
        ExpressionAttributeValues: { ':pk': partition, ...(after === undefined ? {} : { ':after': after }) },
        ScanIndexForward: false,
      },
      // One more than is shown says whether another page follows.
      { most: limit + 1 },
    );
  const rows = (await Promise.all(partitions.map(read))).flat().map(rowOf);
  rows.sort((one, other) => (positionOf(one) < positionOf(other) ? 1 : -1));
  return cut(rows, limit, positionOf);
};
