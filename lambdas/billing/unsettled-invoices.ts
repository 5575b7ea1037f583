import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { owedOf } from '#domain/billing/balance.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { type InvoiceStore, invoiceStore } from './invoice-store.ts';

/** Invoices that are read with one call. */
const AT_ONCE = 100;

/** Every invoice that is kept under these ids, the newest first. */
export const invoicesOf = async (
  { ofOwner }: Pick<InvoiceStore, 'ofOwner'>,
  ownerIds: readonly string[],
): Promise<readonly Invoice[]> => {
  const found: Invoice[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await ofOwner(ownerIds, { after, limit: AT_ONCE });
    found.push(...items);
    after = next;
  } while (after !== undefined);
  return found;
};

/**
 * The invoices of these people with money that is owed on either side, for functions of other domains: `owed` in cents is negative
 * for what we have to give back. A function needs `Query` on the table.
 */
export const unsettledInvoices =
  (client: DynamoDBDocumentClient, table: string) =>
  async (
    ownerIds: readonly string[],
  ): Promise<readonly { readonly number: string; readonly owed: number }[]> =>
    (await invoicesOf(invoiceStore(client, table), ownerIds))
      .map((invoice) => ({ number: invoice.number, owed: owedOf(invoice) }))
      .filter(({ owed }) => owed !== 0);
