import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isMoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { transact } from '../../runtime/table/transact.ts';
import { takenAt } from '../invoice-items.ts';
import { counterWrites, takenKey } from './counter-items.ts';

/**
 * Enters in the account of its counter what an invoice has from before there were any: it belongs to the settlement that is open now.
 * Each row is written once, so that of two runs at once one reads again.
 */
export const enterCounterMoney =
  (client: DynamoDBDocumentClient, TableName: string) =>
  (invoice: Invoice): Promise<void> =>
    untilWritten(`The counter money of ${invoice.number}`, async () => {
      const taken = invoice.entries
        .filter(isMoneyEntry)
        .filter((entry) => takenAt(invoice, entry).place !== undefined);
      if (taken.length === 0) return;
      const keys = taken.map(({ id }) => takenKey(id));
      const stored = await getItems(client, TableName, keys, { consistent: true });
      const known = new Set(stored.map(({ pk }) => pk));
      const missing = taken.filter(({ id }) => !known.has(takenKey(id).pk));
      if (missing.length === 0) return;
      const writes = await counterWrites(client, TableName, invoice, missing);
      return (await transact(client, writes)) === undefined ? undefined : again;
    });
