import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { type Again, again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { transact } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { partitionOf, shipmentKey, toShipment } from './shipment-items.ts';
import { ARRIVAL_ROW, arrivalPartition, arrivalRows, numberIn, openPartition } from './shipment-rows.ts';

/**
 * The rows by which agents find what arrives, made again from the shipments. It needs `GetItem`, `PutItem` and `ConditionCheckItem` on
 * the table and `Query` on its index.
 */
export const arrivalRowsOf = (client: DynamoDBDocumentClient, TableName: string) => {
  const listed = async (partition: string, page: PageRequest): Promise<Page<string>> => {
    const rows = await oldestFirst(
      client,
      {
        TableName,
        index: 'gsi1',
        partitions: [partition],
        rowOf: ({ gsi1sk }) => String(gsi1sk),
        positionOf: (position: string) => position,
      },
      page,
    );
    return { ...rows, items: rows.items.map(numberIn) };
  };
  /** Writes the row that a shipment should have. False when it has that; it is made again when somebody changed it in between. */
  const mendOnce = async (number: string): Promise<boolean | Again> => {
    const key = { pk: partitionOf(number), sk: ARRIVAL_ROW };
    const [item, row] = await Promise.all([
      getItem(client, TableName, shipmentKey(number)),
      getItem(client, TableName, key),
    ]);
    if (item === undefined) return false;
    const { version } = toShipment(item);
    // Without the keys of the index, a row is in no list.
    const wanted: Readonly<Record<string, unknown>> = arrivalRows(toShipment(item))[0] ?? key;
    if (row?.gsi1pk === wanted.gsi1pk && row?.gsi1sk === wanted.gsi1sk) return false;
    const isAsRead: Write = {
      ConditionCheck: {
        TableName,
        Key: shipmentKey(number),
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      },
    };
    const also: Write[] = [{ Put: { TableName, Item: { ...wanted } } }];
    return (await transact(client, { isAsRead }, { also })) === undefined ? true : again;
  };
  return {
    /** Everything that is on its way somewhere, page by page. */
    open: (page: PageRequest) => listed(openPartition, page),
    /** Everything that agents of a country are shown. */
    shown: (to: DestinationCode, page: PageRequest) => listed(arrivalPartition(to), page),
    /** Makes the row of a shipment right. Says whether it was wrong. */
    mend: (number: string): Promise<boolean> =>
      untilWritten<boolean>(`The row of shipment ${number}`, () => mendOnce(number)),
  };
};

export type ArrivalRows = ReturnType<typeof arrivalRowsOf>;
