import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type InvoiceStore, invoiceStore } from './invoice-store.ts';

/** Reads invoices by their numbers, for papers about them. */
export const invoices = (client: DynamoDBDocumentClient, table: string): Pick<InvoiceStore, 'find'> => {
  const { find } = invoiceStore(client, table);
  return { find };
};
