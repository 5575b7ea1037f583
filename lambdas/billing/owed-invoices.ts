import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { InvoiceSummary } from '#domain/billing/invoice.ts';
import { invoiceLists } from './invoice-lists.ts';

/** Invoices that are read with one call. */
const AT_ONCE = 500;

/** Every invoice on which something is owed to us, for functions of other domains. They query the index of the table. */
export const owedInvoices = (client: DynamoDBDocumentClient, table: string) => {
  const list = invoiceLists(client, table);
  return async (now: Date): Promise<readonly InvoiceSummary[]> => {
    const found: InvoiceSummary[] = [];
    let after: string | undefined;
    do {
      const { items, next } = await list('owed', { after, limit: AT_ONCE }, now);
      found.push(...items);
      after = next;
    } while (after !== undefined);
    return found;
  };
};
