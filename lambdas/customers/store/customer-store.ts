import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Customer, CustomerLook, CustomerNote } from '#domain/customers/customer.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { write } from '../../runtime/table/write.ts';
import { put, putNew, putVersion } from '../../runtime/table/writes.ts';
import {
  claimKey,
  customerItem,
  customerKey,
  LOOK,
  lookItem,
  NOTE,
  noteItem,
  partitionOf,
  rowWrites,
  SHIPPED,
  shippedItem,
  toCustomer,
  toLook,
  toNote,
} from './customer-items.ts';

/** Notes of one id that are shown, the newest of them. */
const NOTES_SHOWN = 50;
/** The same of who opened the page. */
const LOOKS_SHOWN = 30;

/** Reads and writes single customers. Only this folder knows how they are stored. */
export const customerStore = (client: DynamoDBDocumentClient, TableName: string) => {
  /** The newest items of a kind of each of these ids, by the time in their keys. */
  const newestOf = async (ids: readonly string[], kind: string, limit: number): Promise<readonly Item[]> =>
    (
      await Promise.all(
        ids.map((id) =>
          queryItems(
            client,
            {
              TableName,
              KeyConditionExpression: 'pk = :pk AND begins_with(sk, :kind)',
              ExpressionAttributeValues: { ':pk': partitionOf(id), ':kind': kind },
              ScanIndexForward: false,
            },
            { limit },
          ),
        ),
      )
    ).flat();
  return {
    /** As they are now, strongly consistent. */
    find: async (id: string): Promise<Customer | undefined> => {
      const item = await getItem(client, TableName, customerKey(id));
      return item && toCustomer(item);
    },
    /** Those of these ids that there are, in the order of the ids. */
    findAll: async (
      ids: readonly string[],
      reading: { readonly consistent?: boolean } = {},
    ): Promise<readonly Customer[]> => {
      const found = (await getItems(client, TableName, ids.map(customerKey), reading)).map(toCustomer);
      return ids.flatMap((id) => found.find((customer) => customer.id === id) ?? []);
    },
    /** Writes the next version with what finds it, and the event of a change that a colleague made. False when somebody else was first. */
    write: async (
      after: Customer,
      before: Customer | undefined,
      { now, events = [] }: { readonly now: Date; readonly events?: readonly PublishedEvent[] },
    ): Promise<boolean> =>
      (await writeVersion(client, TableName, {
        item: customerItem(after),
        events,
        also: rowWrites(TableName, before, after, now),
      })) === undefined,
    /** Writes the next versions of cards of one person together, with the event. False when somebody else was first. */
    retag: async (card: Customer, others: readonly Customer[], event: PublishedEvent): Promise<boolean> =>
      (await writeVersion<string>(
        client,
        TableName,
        { item: customerItem(card), events: [event] },
        Object.fromEntries(others.map((other) => [other.id, putVersion(TableName, customerItem(other))])),
      )) === undefined,
    /** Keeps when a shipment was booked, or that it counts no more. Written again it is the same. */
    keepShipped: async (id: string, number: string, bookedAt: string | undefined): Promise<void> => {
      await write(client, put(TableName, shippedItem(id, number, bookedAt)));
    },
    /** When each shipment of these ids was booked that counts. */
    bookedAt: async (ids: readonly string[]): Promise<readonly string[]> => {
      const found = await Promise.all(
        ids.map((id) =>
          queryItems(client, {
            TableName,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :shipped)',
            ExpressionAttributeValues: { ':pk': partitionOf(id), ':shipped': SHIPPED },
          }),
        ),
      );
      return found.flat().flatMap(({ bookedAt }) => (typeof bookedAt === 'string' ? [bookedAt] : []));
    },
    /** The newest notes about these ids. */
    notes: async (ids: readonly string[]): Promise<readonly CustomerNote[]> =>
      (await newestOf(ids, NOTE, NOTES_SHOWN))
        .map(toNote)
        .toSorted((one, other) => other.at.localeCompare(one.at)),
    /** Who opened the page of these ids lately, the last day first. */
    looks: async (ids: readonly string[]): Promise<readonly CustomerLook[]> =>
      (await newestOf(ids, LOOK, LOOKS_SHOWN))
        .map(toLook)
        .toSorted((one, other) => other.day.localeCompare(one.day)),
    keepLook: async (id: string, look: CustomerLook, now: Date): Promise<void> => {
      await write(client, put(TableName, lookItem(id, look, now)));
    },
    /** Writes a note with its event, once for each id of a note. Returns what stands under the id: this note, or the one before it. */
    addNote: async (id: string, note: CustomerNote, event: PublishedEvent): Promise<CustomerNote> => {
      const claim = {
        ...claimKey(id, note.id),
        note,
        expires_at: expires(new Date(note.at), 'claim'),
      };
      const refused = await transact(
        client,
        { written: putNew(TableName, claim) },
        { also: [putNew(TableName, noteItem(id, note)), outboxItem(TableName, event)] },
      );
      if (refused === undefined) return note;
      const before = await getItem(client, TableName, claimKey(id, note.id));
      if (!before) throw new Error('The note could not be written: others kept writing the same items.');
      return toNote(before);
    },
  };
};

export type CustomerStore = ReturnType<typeof customerStore>;
