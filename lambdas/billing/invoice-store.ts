import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { FIRST_INVOICE, Invoice, invoiceNumberOf } from '#domain/billing/invoice.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { leaseNumbers } from '../runtime/table/lease-numbers.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { transact } from '../runtime/table/transact.ts';
import { putNew, putVersion } from '../runtime/table/writes.ts';

/** All invoices are in one partition of the index, in the order of their numbers. */
const INVOICES = 'INVOICES';
const COUNTER = { pk: 'NUMBERS', sk: 'INVOICES' };
const ownerPartition = (ownerId: string): string => `OWNER#${ownerId}`;
/** The owner is in the key, so that one of somebody else is not found. */
const keyOf = (ownerId: string, number: string) => ({ pk: ownerPartition(ownerId), sk: number });
/** One invoice of a cause: that of this shipment. */
const causeKey = (shipment: string) => ({ pk: `SHIPMENT#${shipment}`, sk: 'INVOICE' });
/** Where the desk, which knows only the number, finds it. */
const numberKey = (number: string) => ({ pk: `NUMBER#${number}`, sk: 'NUMBER' });

/** Parsing removes the keys and checks the item against the domain's schema. */
const toInvoice = (item: unknown): Invoice => Invoice.parse(item);
const positionOf = ({ number }: Invoice): string => number;
const itemOf = (invoice: Invoice) => ({
  ...keyOf(invoice.ownerId, invoice.number),
  gsi1pk: INVOICES,
  gsi1sk: invoice.number,
  ...invoice,
});

/** Invoices of the Billing table. Only this file knows how they are stored. */
export const invoiceStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const mine = async (ownerId: string, number: string): Promise<Invoice | undefined> => {
    const item = await getItem(client, TableName, keyOf(ownerId, number));
    return item && toInvoice(item);
  };
  const pointed = async (key: ReturnType<typeof causeKey>): Promise<Invoice | undefined> => {
    const pointer = await getItem(client, TableName, key);
    return pointer && mine(String(pointer.ownerId), String(pointer.number));
  };
  return {
    mine,
    find: (number: string): Promise<Invoice | undefined> => pointed(numberKey(number)),
    ofShipment: (shipment: string): Promise<Invoice | undefined> => pointed(causeKey(shipment)),
    /** A number that nobody else gets. One that is not used stays a gap. */
    takeNumber: async (): Promise<string> =>
      invoiceNumberOf(await leaseNumbers(client, TableName, { key: COUNTER, first: FIRST_INVOICE, size: 1 })),
    /** Writes an invoice and its event together; false when somebody else billed the same shipment in between. */
    write: async (invoice: Invoice, event: PublishedEvent): Promise<boolean> => {
      const { number, ownerId, shipment } = invoice;
      const pointer = { number, ownerId };
      const next = putVersion(TableName, itemOf(invoice));
      const told = outboxItem(TableName, event);
      const refused =
        invoice.version === 1
          ? await transact(
              client,
              { billed: putNew(TableName, { ...causeKey(shipment), ...pointer }) },
              { also: [next, putNew(TableName, { ...numberKey(number), ...pointer }), told] },
            )
          : await transact(client, { changed: next }, { also: [told] });
      return refused === undefined;
    },
    ofOwner: (ownerId: string, page: PageRequest): Promise<Page<Invoice>> =>
      newestFirst(
        client,
        { TableName, partitions: [ownerPartition(ownerId)], rowOf: toInvoice, positionOf },
        page,
      ),
    newest: (page: PageRequest): Promise<Page<Invoice>> =>
      newestFirst(
        client,
        { TableName, index: 'gsi1', partitions: [INVOICES], rowOf: toInvoice, positionOf },
        page,
      ),
  };
};

export type InvoiceStore = ReturnType<typeof invoiceStore>;
