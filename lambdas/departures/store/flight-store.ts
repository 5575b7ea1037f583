import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { FlightRecord } from '#domain/departures/flight.ts';
import type { FlightHistoryEntry } from '#domain/departures/flight-changes.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem } from '../../runtime/table/get-item.ts';
import { outboxItem, type PublishedEvent } from '../../runtime/table/outbox.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact, writeTogether } from '../../runtime/table/transact.ts';
import { putNew } from '../../runtime/table/writes.ts';
import {
  endOfDay,
  flightItem,
  flightKey,
  flightPosition,
  historyItem,
  historyKey,
  historyPrefix,
  lanePartition,
  toFlight,
  toHistoryEntry,
} from './flight-items.ts';
import { flightUpdate, type UpdateGuard } from './flight-update.ts';

/** Usual days, both included. */
export interface Days {
  readonly first: string;
  readonly last: string;
}

/** What is written with a new version of a flight. */
interface Recorded {
  readonly entry: FlightHistoryEntry;
  readonly event?: PublishedEvent | undefined;
}

/** A request that adds a flight: who sent it, its idempotency key, and the hash of what it asks for. */
interface AddClaim {
  readonly by: string;
  readonly key: string;
  readonly asked: string;
}

const addedKey = (userId: string, key: string) => ({ pk: `ADDED#${userId}#${key}`, sk: 'CLAIM' });

/** Reads and changes flights. Only the files of this folder know how they are stored. */
export const flightStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const also = (flight: FlightRecord, { entry, event }: Recorded) => [
    putNew(TableName, historyItem(flight, entry)),
    ...(event ? [outboxItem(TableName, event)] : []),
  ];
  return {
    find: async (id: string): Promise<FlightRecord | undefined> => {
      const item = await getItem(client, TableName, flightKey(id));
      return item && toFlight(item);
    },
    /** The flights of a lane by their usual day, strongly consistent, cancelled ones too. */
    ofLane: async (to: DestinationCode, { first, last }: Days): Promise<readonly FlightRecord[]> => {
      const items = await queryItems(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': lanePartition(to),
          ':first': flightPosition(first),
          ':last': endOfDay(last),
        },
      });
      return items.map(toFlight);
    },
    /** What happened to a flight, the newest first. */
    history: async (id: string): Promise<readonly FlightHistoryEntry[]> => {
      const items = await queryItems(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': flightKey(id).pk, ':prefix': historyPrefix(id) },
        ScanIndexForward: false,
      });
      return items.map(toHistoryEntry);
    },
    /** The entry that made a version of a flight. */
    entryOf: async (id: string, version: number): Promise<FlightHistoryEntry | undefined> => {
      const item = await getItem(client, TableName, historyKey(id, version));
      return item && toHistoryEntry(item);
    },
    /** Writes a new flight. False when it is there already. */
    announce: (flight: FlightRecord, recorded: Recorded): Promise<boolean> =>
      writeTogether(client, putNew(TableName, flightItem(flight)), also(flight, recorded)),
    /** The flight that somebody added with this idempotency key, and the hash of what they asked for. */
    addedBy: async (
      userId: string,
      key: string,
    ): Promise<{ readonly id: string; readonly asked: string } | undefined> => {
      const item = await getItem(client, TableName, addedKey(userId, key));
      return item && { id: String(item.flight), asked: String(item.asked) };
    },
    /** Writes a flight that staff add. False when its id is taken by now, or the same request has added it. */
    add: async (
      flight: FlightRecord,
      recorded: Recorded,
      { by, key, asked }: AddClaim,
      now: Date,
    ): Promise<boolean> => {
      const claim = putNew(TableName, {
        ...addedKey(by, key),
        flight: flight.id,
        asked,
        expires_at: expires(now, 'claim'),
      });
      const named = { flight: putNew(TableName, flightItem(flight)), claim };
      return (await transact(client, named, { also: also(flight, recorded) })) === undefined;
    },
    /** Writes the next version of a flight. False when another was written in between, or somebody booked it. */
    change: (
      { before, after, ...guard }: UpdateGuard & { before: FlightRecord; after: FlightRecord },
      recorded: Recorded,
    ): Promise<boolean> =>
      writeTogether(client, flightUpdate(TableName, before, after, guard), also(after, recorded)),
  };
};

export type FlightStore = ReturnType<typeof flightStore>;
