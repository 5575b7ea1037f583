import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { defaultAccountNames } from '#domain/billing/books/ledgers.ts';
import { ClosedMonth } from '#domain/billing/books/months.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { write } from '../../runtime/table/write.ts';
import { putNew } from '../../runtime/table/writes.ts';
import { INVOICES } from '../invoice-items.ts';

const MONTHS = 'MONTHS';
/** A month that was closed before an account was added has nothing on it: that has the name that it begins with. */
const toMonth = ({ accounts, ...item }: Item): ClosedMonth =>
  ClosedMonth.parse({ ...item, accounts: { ...defaultAccountNames, ...(accounts as object) } });
const keyOf = (month: string) => ({ pk: MONTHS, sk: month });

/** The months that were closed: each is written once and stays as it is. */
export const monthStore = (client: DynamoDBDocumentClient, TableName: string) => ({
  find: async (month: string): Promise<ClosedMonth | undefined> => {
    const item = await getItem(client, TableName, keyOf(month));
    return item && toMonth(item);
  },
  /** All of them, the newest first. */
  closed: async (): Promise<readonly ClosedMonth[]> =>
    (
      await queryItems(client, {
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': MONTHS },
        ScanIndexForward: false,
        ConsistentRead: true,
      })
    ).map(toMonth),
  /** Closes a month. False when somebody else was first. */
  close: (month: ClosedMonth): Promise<boolean> =>
    write(client, putNew(TableName, { ...keyOf(month.month), ...month })),
  /** When the first invoice was issued; undefined before there is any. */
  firstIssuedAt: async (): Promise<string | undefined> => {
    const [first] = await queryItems(
      client,
      {
        TableName,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :pk',
        ExpressionAttributeValues: { ':pk': INVOICES },
      },
      { limit: 1 },
    );
    return first && String(first.issuedAt);
  },
});

export type MonthStore = ReturnType<typeof monthStore>;
