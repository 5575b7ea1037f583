import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Entry, isMoneyEntry } from '#domain/billing/entries.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { getItem, type ItemKey } from '../runtime/table/get-item.ts';
import { newestFirst } from '../runtime/table/newest-first.ts';
import { outboxItem, type PublishedEvent } from '../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../runtime/table/page.ts';
import { queryItems } from '../runtime/table/query.ts';
import { transact } from '../runtime/table/transact.ts';
import { put, putNew, putVersion, type Write } from '../runtime/table/writes.ts';
import { counterWrites, SETTLED } from './abroad/counter-items.ts';
import {
  causeItem,
  checksChangedBy,
  INVOICES,
  itemOf,
  keyOf,
  moneyItem,
  moneyKey,
  numberItem,
  numberKey,
  ownerPartition,
  personPartition,
  shipmentKey,
  toInvoice,
} from './invoice-items.ts';
import { journalItems } from './journal-items.ts';
import { reserveNumber } from './reserve-number.ts';

const positionOf = ({ number }: Invoice): string => number;

/** The next version of an invoice, its place in the lists, and its events. */
const versionWrites = (TableName: string, invoice: Invoice, events: readonly PublishedEvent[]) => {
  const { version } = invoice;
  const listed: Write = { Put: { TableName, Item: numberItem(invoice) } };
  const told = events.map((event) => outboxItem(TableName, event));
  const next = putVersion(TableName, itemOf(invoice));
  const cause = putNew(TableName, causeItem(invoice));
  // The first of two that bill the same shipment or person has its cause.
  return version === 1
    ? { changed: cause, also: [next, listed, ...told] }
    : { changed: next, also: [listed, ...told] };
};

/** What is written together with an invoice. */
interface Beside {
  readonly account?: Write;
  readonly claim?: Write;
  readonly bag?: Write;
  readonly also?: readonly Write[];
}

/** Reads and writes single invoices. Only this folder knows how they are stored. */
export const invoiceStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const ofOne = async (ownerId: string, number: string): Promise<Invoice | undefined> => {
    const item = await getItem(client, TableName, keyOf(ownerId, number));
    return item && toInvoice(item);
  };
  const pointed = async (key: ItemKey): Promise<Invoice | undefined> => {
    const pointer = await getItem(client, TableName, key);
    return pointer && ofOne(String(pointer.ownerId), String(pointer.number));
  };
  return {
    /** The invoice of a number, if it is kept under one of these ids. */
    mine: async (ownerIds: readonly string[], number: string): Promise<Invoice | undefined> =>
      (await Promise.all(ownerIds.map((ownerId) => ofOne(ownerId, number)))).find((found) => found),
    find: (number: string): Promise<Invoice | undefined> => pointed(numberKey(number)),
    ofShipment: (shipment: string): Promise<Invoice | undefined> => pointed(shipmentKey(shipment)),
    /** The newest invoice of a person without a shipment. */
    lastOfPerson: async (userId: string): Promise<Invoice | undefined> => {
      const [last] = await queryItems(
        client,
        {
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': personPartition(userId) },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
        { limit: 1 },
      );
      return last && ofOne(userId, String(last.number));
    },
    /** The invoice that has the entry with this id. */
    withEntry: async (id: string): Promise<Invoice | undefined> => {
      const entry = await getItem(client, TableName, moneyKey(id));
      return entry && pointed(numberKey(String(entry.invoice)));
    },
    /** The number of the next invoice of a shipment or a person, the same whoever asks. One that is not used stays a gap. */
    takeNumber: reserveNumber(client, TableName),
    /**
     * Writes an invoice, its new entries in the lists of money, in the account of a counter abroad and in the journal, and its events
     * together. `changed` when somebody else changed it, or billed the same shipment or person, in between; `known` when an invoice has
     * the id of an entry already; `busy` when its counter was settled in between.
     * @param beside that the bag of a driver is open in which it is, or the next version of what changes with it: the credit account of who pays, where the invoice goes on it or comes off, or
     * the claim that is credited. Its name when somebody else changed that. `also` is written with it.
     */
    writeMoney: async (
      invoice: Invoice,
      entries: readonly Entry[],
      events: readonly PublishedEvent[],
      { also: more = [], ...beside }: Beside = {},
    ): Promise<'changed' | keyof Omit<Beside, 'also'> | 'known' | 'busy' | undefined> => {
      const { changed, also } = versionWrites(TableName, invoice, events);
      const money = entries.filter(isMoneyEntry);
      const ids = money.map((entry) => [`id ${entry.id}`, putNew(TableName, moneyItem(invoice, entry))]);
      const checks = checksChangedBy(invoice, money).map((entry) =>
        put(TableName, moneyItem(invoice, entry)),
      );
      const journal = journalItems(invoice, entries).map((item) => put(TableName, item));
      const atCounter = await counterWrites(client, TableName, invoice, money);
      const writes = { changed, ...beside, ...Object.fromEntries(ids), ...atCounter };
      const refusal = await transact(client, writes, { also: [...also, ...checks, ...journal, ...more] });
      if (
        refusal === undefined ||
        refusal === 'changed' ||
        refusal === 'account' ||
        refusal === 'claim' ||
        refusal === 'bag'
      )
        return refusal;
      // Where the counter was settled meanwhile, what was taken belongs to its next account.
      return refusal === 'busy' || refusal === SETTLED ? 'busy' : 'known';
    },
    /** What is kept under these ids, as one list. */
    ofOwner: (ownerIds: readonly string[], page: PageRequest): Promise<Page<Invoice>> =>
      newestFirst(
        client,
        { TableName, partitions: ownerIds.map(ownerPartition), rowOf: toInvoice, positionOf },
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
