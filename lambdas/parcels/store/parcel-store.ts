import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { PreAlert } from '#domain/parcels/alerts/pre-alert.ts';
import type { HoldFacts } from '#domain/parcels/holds/holds.ts';
import type { Parcel, ParcelEntry } from '#domain/parcels/parcel.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { getItems } from '../../runtime/table/get-items.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact, writeTogether } from '../../runtime/table/transact.ts';
import { putNew, putVersion, type Write } from '../../runtime/table/writes.ts';
import { alertKey, toAlert } from './alert-items.ts';
import { numberClaim, numberPartition, ofOwnerPrefix, readNumberRow } from './number-items.ts';
import {
  HISTORY,
  historyItem,
  historyKey,
  PARCEL,
  parcelItem,
  parcelKey,
  partitionOf,
  toEntry,
  toParcel,
} from './parcel-items.ts';
import { rowsAgain, rowWrites } from './parcel-rows.ts';

/** The next version of a parcel with what tells of it. */
export interface ParcelChange {
  readonly before: Parcel | undefined;
  readonly after: Parcel;
  /** What its holds depend on besides. */
  readonly facts: HoldFacts;
  readonly entries: readonly ParcelEntry[];
  readonly events: readonly PublishedEvent[];
  /** Writes whose conditions hold whenever those of the parcel and of the guards do. */
  readonly also?: readonly Write[];
}

/** All that is known of a tracking number. */
export interface KnownNumber {
  /** What was received with it, the newest first. */
  readonly parcels: readonly Parcel[];
  /** Who announced it, also what is over. */
  readonly alerts: readonly PreAlert[];
}

/** Reads and writes single parcels. Only the files of this folder know how they are stored. */
export const parcelStore = (client: DynamoDBDocumentClient, table: string) => {
  const find = async (code: string): Promise<Parcel | undefined> => {
    const item = await getItem(client, table, parcelKey(code));
    return item && toParcel(item);
  };
  /** The writes of a change: `changed` is refused when somebody else wrote in between, and then none of the others may be made. */
  const writesOf = ({ before, after, facts, entries, events, also = [] }: ParcelChange) => ({
    changed: putVersion(table, parcelItem(after)),
    also: [
      ...entries.map((entry) => putNew(table, historyItem(after.code, entry))),
      ...events.map((event) => outboxItem(table, event)),
      ...rowWrites(table, before, after, facts),
      ...also,
    ],
  });
  return {
    find,
    /** A parcel of one of these ids of a person. One of somebody else is not found. */
    mine: async (ownerIds: readonly string[], code: string): Promise<Parcel | undefined> => {
      const parcel = await find(code);
      return parcel?.ownerId !== undefined && ownerIds.includes(parcel.ownerId) ? parcel : undefined;
    },
    /** A parcel with its history, newest first. */
    whole: async (
      code: string,
    ): Promise<{ readonly parcel: Parcel; readonly history: readonly ParcelEntry[] } | undefined> => {
      const items = await queryItems(client, {
        TableName: table,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': partitionOf(code) },
      });
      const parcel = items.find(({ sk }) => sk === PARCEL);
      if (parcel === undefined) return undefined;
      const history = items.filter(({ sk }) => String(sk).startsWith(HISTORY)).map(toEntry);
      return {
        parcel: toParcel(parcel),
        history: history.toSorted((one, other) => (one.at < other.at ? 1 : -1)),
      };
    },
    /** What is known of a number: strongly consistent where something is decided by it, else at half the price. */
    ofNumber: async (
      tracking: string,
      { consistent = true }: { readonly consistent?: boolean } = {},
    ): Promise<KnownNumber> => {
      const rows = (
        await queryItems(client, {
          TableName: table,
          ConsistentRead: consistent,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': numberPartition(tracking) },
        })
      ).flatMap((row) => readNumberRow(row) ?? []);
      const keys = rows.map((row) => ('parcel' in row ? parcelKey(row.parcel) : alertKey(row.alert)));
      const items = keys.length === 0 ? [] : await getItems(client, table, keys, { consistent });
      return {
        parcels: items
          .filter(({ sk }) => sk === PARCEL)
          .map(toParcel)
          .toSorted((one, other) => (one.receivedAt < other.receivedAt ? 1 : -1)),
        alerts: items.filter(({ sk }) => sk !== PARCEL).map(toAlert),
      };
    },
    /** Codes of somebody's own parcels with a number, under each of their ids. Those of others are not read. */
    ownOfNumber: async (tracking: string, ownerIds: readonly string[]): Promise<readonly string[]> => {
      const rows = await Promise.all(
        ownerIds.map((ownerId) =>
          queryItems(client, {
            TableName: table,
            ConsistentRead: true,
            KeyConditionExpression: 'pk = :pk AND begins_with(sk, :own)',
            ExpressionAttributeValues: { ':pk': numberPartition(tracking), ':own': ofOwnerPrefix(ownerId) },
          }),
        ),
      );
      return rows.flat().flatMap(({ code }) => (code === undefined ? [] : [String(code)]));
    },
    /** The guarded write by which one of two who receive a number at the same moment is first. */
    claimNumber: (tracking: string, code: string, now: Date): Write =>
      numberClaim(table, tracking, code, now),
    /** A note of the history by its id. */
    noteWith: async (code: string, id: string): Promise<ParcelEntry | undefined> => {
      const item = await getItem(client, table, historyKey(code, { id, at: '', what: 'note' }));
      return item && toEntry(item);
    },
    writesOf,
    /**
     * Writes the next version of a parcel with its lists, history and events, and with guarded writes of pre-alerts and claims, in one
     * transaction. Returns the name of what refused it, or `busy` when write conflicts did not end.
     */
    write: <Guard extends string = never>(
      change: ParcelChange,
      guards: Readonly<Record<Guard, Write>> = {} as Record<Guard, Write>,
    ): Promise<Guard | 'changed' | 'busy' | undefined> => {
      const { changed, also } = writesOf(change);
      return transact<Guard | 'changed'>(
        client,
        // Whoever sends the same receipt again is told so before they hear of the number.
        { changed, ...guards } as Record<Guard | 'changed', Write>,
        // Whoever calls reads again before another try.
        { also, tries: 1 },
      );
    },
    /** Writes the rows by which a parcel is found again. False when it was changed in between. */
    listAgain: (parcel: Parcel, facts: HoldFacts): Promise<boolean> =>
      writeTogether(
        client,
        {
          ConditionCheck: {
            TableName: table,
            Key: parcelKey(parcel.code),
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': parcel.version },
          },
        },
        rowsAgain(table, parcel, facts),
      ),
    /** Adds a note to the history, once for each id. False when the id is known. */
    note: async (code: string, entry: ParcelEntry): Promise<boolean> =>
      (await transact(client, { known: putNew(table, historyItem(code, entry)) }, {})) === undefined,
  };
};

export type ParcelStore = ReturnType<typeof parcelStore>;
