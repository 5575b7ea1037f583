import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { begunBy } from '#domain/billing/abroad/counter-taking.ts';
import type { MoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { DestinationCode } from '#domain/kernel/destination-codes.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import { moneyItem, takenAt } from '../invoice-items.ts';

/** The settlements of a counter abroad, and which one is open. */
export const counterPartition = (country: DestinationCode): string => `COUNTER#${country}`;
export const accountKey = (country: DestinationCode) => ({ pk: counterPartition(country), sk: 'ACCOUNT' });
/** Money of a counter abroad, by the id of its entry. */
export const takenKey = (id: string) => ({ pk: `TAKEN#${id}`, sk: 'COUNTER' });
/** All that belongs to one settlement of a counter. */
export const settledPartition = (country: DestinationCode, number: number): string =>
  `COUNTER#${country}#${number}`;

/** The settlement of a counter that is open, and how much was entered for it. */
const Account = z.object({ number: z.int(), count: z.int() });
export type Account = z.infer<typeof Account>;

/** Which settlement of a counter is open: the first one, until one was closed. */
export const openAccount = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  country: DestinationCode,
): Promise<Account> => {
  const item = await getItem(client, TableName, accountKey(country));
  return item === undefined ? { number: 1, count: 0 } : Account.parse(item);
};

/** Changes the account of a counter while a settlement is open: refused once that was closed. */
const accountWrite = (
  TableName: string,
  country: DestinationCode,
  number: number,
  { more }: { readonly more: number },
): Write => ({
  Update: {
    TableName,
    Key: accountKey(country),
    UpdateExpression: 'SET #number = :number, #count = if_not_exists(#count, :none) + :more',
    ConditionExpression: 'attribute_not_exists(pk) OR #number = :number',
    ExpressionAttributeNames: { '#number': 'number', '#count': 'count' },
    ExpressionAttributeValues: { ':number': number, ':none': 0, ':more': more },
  },
});

/** An entry of money that a counter abroad took, or that was voided there, in the settlement to which it belongs; undefined for all others. */
export const counterItem = (invoice: Invoice, entry: MoneyEntry, number: number) => {
  const { place } = takenAt(invoice, entry);
  return (
    place && {
      ...moneyItem(invoice, entry),
      ...takenKey(entry.id),
      gsi1pk: settledPartition(place, number),
      gsi1sk: `${entry.at}#${entry.id}`,
      begun: begunBy(invoice, entry),
    }
  );
};

/** The name of the write that is refused when the settlement was closed in between. */
export const SETTLED = 'settled';

/** What enters money, once, in the settlement of its counter that is open now. Nothing for money of our own desk. */
export const counterWrites = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  invoice: Invoice,
  entries: readonly MoneyEntry[],
): Promise<Readonly<Record<string, Write>>> => {
  const taken = entries.filter((entry) => takenAt(invoice, entry).place !== undefined);
  const [country] = taken.map((entry) => takenAt(invoice, entry).place);
  if (country === undefined) return {};
  const { number } = await openAccount(client, TableName, country);
  const rows = taken.flatMap((entry) => counterItem(invoice, entry, number) ?? []);
  return {
    [SETTLED]: accountWrite(TableName, country, number, { more: rows.length }),
    ...Object.fromEntries(rows.map((row) => [`taken ${row.pk}`, putNew(TableName, row)])),
  };
};
