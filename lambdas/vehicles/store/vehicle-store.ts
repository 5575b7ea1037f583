import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { VehicleEntry } from '#domain/vehicles/changes/acts.ts';
import type { CostEntry } from '#domain/vehicles/road/cost.ts';
import type { Vehicle } from '#domain/vehicles/vehicle.ts';
import { writeVersion } from '../../runtime/aggregate/write-version.ts';
import { expires } from '../../runtime/table/expires.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { oldestFirst } from '../../runtime/table/newest-first.ts';
import type { PublishedEvent } from '../../runtime/table/outbox.ts';
import type { Page, PageRequest } from '../../runtime/table/page.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { putNew, type Write } from '../../runtime/table/writes.ts';
import { claimKey, claimWrites, type NumberName } from './number-claims.ts';
import {
  COST,
  costItem,
  costKey,
  HISTORY,
  historyItem,
  onceKey,
  partitionOf,
  toCost,
  toEntry,
  toVehicle,
  VEHICLES,
  vehicleItem,
  vehicleKey,
} from './vehicle-items.ts';

/** So much of what happened is shown. More is nobody's to read: a van has some entries a day. */
const SHOWN = 200;

/** The next version of a vehicle, and what is written with it. */
export interface NextVehicle {
  readonly before: Vehicle | undefined;
  readonly after: Vehicle;
  readonly entry?: VehicleEntry | undefined;
  readonly events: readonly PublishedEvent[];
  /** What is recorded with it once. */
  readonly once?: string | undefined;
}

/** Something that was paid or taken back, with its entry in the history. */
export interface Paid {
  readonly cost: CostEntry;
  readonly entry: VehicleEntry;
  readonly once: string;
}

/** Reads and writes vehicles. Only the files of this folder know how they are stored. */
export const vehicleStore = (client: DynamoDBDocumentClient, TableName: string) => {
  const onceWrite = (id: string, what: string, at: string): Write =>
    putNew(TableName, { ...onceKey(id, what), expires_at: expires(new Date(at), 'vehicles') });
  const newest = (id: string, prefix: string): Promise<readonly Item[]> =>
    queryItems(
      client,
      {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': partitionOf(id), ':prefix': prefix },
        ScanIndexForward: false,
      },
      { limit: SHOWN },
    );
  return {
    find: async (id: string): Promise<Vehicle | undefined> => {
      const item = await getItem(client, TableName, vehicleKey(id));
      return item && toVehicle(item);
    },
    /** Every vehicle that is kept, retired ones too, strongly consistent. */
    all: async (): Promise<readonly Vehicle[]> => {
      const items = await queryItems(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': VEHICLES },
      });
      return items.map(toVehicle);
    },
    /** The same page by page. */
    page: (page: PageRequest): Promise<Page<Vehicle>> =>
      oldestFirst(
        client,
        { TableName, partitions: [VEHICLES], rowOf: toVehicle, positionOf: ({ id }) => id },
        page,
      ),
    /** What happened to a vehicle, the newest first. */
    history: async (id: string): Promise<readonly VehicleEntry[]> => (await newest(id, HISTORY)).map(toEntry),
    /** What was paid for a vehicle, the newest first. */
    costs: async (id: string): Promise<readonly CostEntry[]> => (await newest(id, COST)).map(toCost),
    cost: async (id: string, cost: Pick<CostEntry, 'id' | 'at'>): Promise<CostEntry | undefined> => {
      const item = await getItem(client, TableName, costKey(id, cost));
      return item && toCost(item);
    },
    isRecorded: async (id: string, once: string): Promise<boolean> =>
      (await getItem(client, TableName, onceKey(id, once))) !== undefined,
    /** The vehicle that has a plate or a VIN; undefined while none has. */
    withNumber: async (name: NumberName, number: string): Promise<string | undefined> => {
      const item = await getItem(client, TableName, claimKey(name, number));
      return item?.vehicle === undefined ? undefined : String(item.vehicle);
    },
    /**
     * Writes the next version of a vehicle with its history, its events and the claims of its plate and VIN in one transaction. Returns
     * what refused it: `plate` or `vin` where another vehicle has it, `known` where it is recorded already, and else that somebody wrote in between.
     */
    write: ({ before, after, entry, events, once }: NextVehicle) => {
      const { guards, givenBack } = claimWrites(TableName, before, after);
      const known = once === undefined ? {} : { known: onceWrite(after.id, once, after.changedAt) };
      return writeVersion<NumberName | 'known'>(
        client,
        TableName,
        {
          item: vehicleItem(after),
          history: entry === undefined ? [] : [historyItem(after.id, entry)],
          events,
          also: givenBack,
        },
        { ...known, ...guards } as Readonly<Record<NumberName | 'known', Write>>,
      );
    },
    /** Records something that was paid. Returns `known` where it is recorded already, and `busy` where somebody else is at it. */
    pay: (id: string, { cost, entry, once }: Paid) =>
      transact(
        client,
        { known: onceWrite(id, once, entry.at) },
        {
          also: [
            putNew(TableName, costItem(id, cost, new Date(entry.at))),
            putNew(TableName, historyItem(id, entry)),
          ],
        },
      ),
  };
};

export type VehicleStore = ReturnType<typeof vehicleStore>;
