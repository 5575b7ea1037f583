import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ShipmentHistoryEntry } from '#domain/shipments/happenings.ts';
import { Opinion, waitsForUs } from '#domain/shipments/opinion/opinion.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { newestFirst } from '../../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { transact } from '../../runtime/table/transact.ts';
import { updateItem } from '../../runtime/table/update-item.ts';
import { put, putNew, putVersion } from '../../runtime/table/writes.ts';
import { historyItem, partitionOf } from './shipment-items.ts';
import { numberIn, unhappyPartition } from './shipment-rows.ts';

/** How a sender found a shipment is one item below it, and its uses of the link are counted in another. */
const OPINION = 'OPINION';
const LINK = 'OPINION-LINK';

/** Whether an item is an opinion, which a person wrote, or one of its rows. */
export const isOfOpinion = (sk: string): boolean =>
  [OPINION, LINK, `ROW#${OPINION}`, 'ROW#UNHAPPY'].includes(sk);

const opinionKey = (number: string) => ({ pk: partitionOf(number), sk: OPINION });

/** Opinions of a month, by when they were given first. */
const monthPartition = (month: string): string => `OPINIONS#${month}`;

/** The row by which an opinion is found in its month, and the one by which it is found while somebody waits for us. */
const rowsOf = (number: string, opinion: Opinion) => {
  const { firstAt, at } = opinion;
  const row = (name: string) => ({ pk: partitionOf(number), sk: `ROW#${name}` });
  return [
    { ...row(OPINION), gsi1pk: monthPartition(firstAt.slice(0, 7)), gsi1sk: `${firstAt}#${number}` },
    // Without the keys of the index, a row is in no list.
    waitsForUs(opinion)
      ? { ...row('UNHAPPY'), gsi1pk: unhappyPartition, gsi1sk: `${at}#${number}` }
      : row('UNHAPPY'),
  ];
};

/** An opinion with the number of its shipment. */
export type OpinionOf = Opinion & { readonly number: string };

/** How senders found their shipments. */
export const opinionStore = (client: DynamoDBDocumentClient, table: string) => ({
  find: async (number: string): Promise<Opinion | undefined> => {
    const item = await getItem(client, table, opinionKey(number));
    return item && Opinion.parse(item);
  },
  /** Counts that the link of a shipment was used. */
  used: async (number: string, now: Date): Promise<void> => {
    await updateItem(client, {
      TableName: table,
      Key: { pk: partitionOf(number), sk: LINK },
      UpdateExpression: 'ADD #opened :one SET #openedAt = :at',
      ExpressionAttributeNames: { '#opened': 'opened', '#openedAt': 'openedAt' },
      ExpressionAttributeValues: { ':one': 1, ':at': now.toISOString() },
    });
  },
  /** Writes the next version with its history and its event. False when somebody else wrote it in between. */
  write: async (
    number: string,
    opinion: Opinion,
    { entry, event }: { readonly entry: ShipmentHistoryEntry; readonly event: PublishedEvent },
  ): Promise<boolean> =>
    (await transact(
      client,
      { changed: putVersion(table, { ...opinionKey(number), ...opinion }) },
      {
        also: [
          putNew(table, historyItem(number, entry)),
          outboxItem(table, event),
          ...rowsOf(number, opinion).map((row) => put(table, row)),
        ],
      },
    )) === undefined,
  /** Those that were given first in a month, `2026-11`, the newest first. */
  ofMonth: async (month: string, page: PageRequest): Promise<Page<OpinionOf>> => {
    const rows = await newestFirst(
      client,
      {
        TableName: table,
        index: 'gsi1',
        partitions: [monthPartition(month)],
        rowOf: ({ gsi1sk }) => String(gsi1sk),
        positionOf: (position: string) => position,
      },
      page,
    );
    const numbers = rows.items.map(numberIn);
    const found = new Map(
      (await getItems(client, table, numbers.map(opinionKey))).map((item) => [
        String(item.pk),
        Opinion.parse(item),
      ]),
    );
    const items = numbers.flatMap((number) => {
      const opinion = found.get(partitionOf(number));
      return opinion === undefined ? [] : [{ ...opinion, number }];
    });
    return { ...rows, items };
  },
});

export type OpinionStore = ReturnType<typeof opinionStore>;
