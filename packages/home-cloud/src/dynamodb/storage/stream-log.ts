import { isDeepStrictEqual } from 'node:util';
import type { Clock, Ids } from '../../types.ts';
import type { Item, StreamViewType, TableDescription } from '../engine/shapes.ts';
import { collect, type Database } from './database.ts';
import { sequenceKey, streamSpace, tableKey, within } from './keys.ts';
import type { ItemChange, Overlay } from './overlay.ts';

/** A record of a table's stream: one change of one item, kept for a day. Keys and images are in wire format. */
export interface StreamRecord {
  readonly eventID: string;
  readonly eventName: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly table: string;
  readonly keys: Item;
  /** Present if the stream view type includes it. */
  readonly newImage?: Item;
  readonly oldImage?: Item;
  /** 21 digits that always grow, even after a restart. They sort as text. */
  readonly sequenceNumber: string;
  /** The instant of the commit, in milliseconds. */
  readonly at: number;
  /** Set if the item expired. */
  readonly userIdentity?: { readonly type: 'Service'; readonly principalId: 'dynamodb.amazonaws.com' };
}

const FIRST_SEQUENCE = 100_000_000_000_000_000_000n;

/** Adds stream records for changes of items to the overlay with these changes. */
export interface StreamLog {
  append(overlay: Overlay, expired: boolean): Promise<StreamRecord[]>;
}

/** Continues the log after the last record in the database. */
export const createStreamLog = async (database: Database, clock: Clock, ids: Ids): Promise<StreamLog> => {
  const stored = await database.get(sequenceKey);
  let last = typeof stored === 'string' ? BigInt(stored) : FIRST_SEQUENCE;
  return {
    async append(overlay, expired) {
      const records: StreamRecord[] = [];
      for (const change of overlay.itemChanges()) {
        const table = (await overlay.get(tableKey(change.table))) as TableDescription | undefined;
        if (!table?.StreamSpecification?.StreamEnabled || changesNothing(change)) continue;
        last += 1n;
        const record = recordOf(change, table, {
          sequenceNumber: String(last),
          at: clock.now(),
          eventID: ids.uuid(),
        });
        records.push(expired ? { ...record, userIdentity: byExpiry } : record);
      }
      for (const record of records) overlay.put(streamSpace(record.table) + record.sequenceNumber, record);
      if (records.length > 0) overlay.put(sequenceKey, String(last));
      return records;
    },
  };
};

const byExpiry = { type: 'Service', principalId: 'dynamodb.amazonaws.com' } as const;

/** A write that changes nothing creates no stream record. */
const changesNothing = ({ before, after }: ItemChange): boolean => {
  if (before === undefined || after === undefined) return before === after;
  // Compared as JSON, because dynalite's copies have no prototype and would differ in a strict comparison.
  return isDeepStrictEqual(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(after)));
};

type Stamp = Pick<StreamRecord, 'sequenceNumber' | 'at' | 'eventID'>;

const recordOf = ({ before, after }: ItemChange, table: TableDescription, stamp: Stamp): StreamRecord => {
  const view: StreamViewType = table.StreamSpecification?.StreamViewType ?? 'NEW_AND_OLD_IMAGES';
  const image = after ?? before ?? {};
  const keys = Object.fromEntries(
    table.KeySchema.map(({ AttributeName: name }) => [name, image[name] ?? {}]),
  );
  return {
    ...stamp,
    eventName: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    table: table.TableName,
    keys,
    ...(after !== undefined && view.startsWith('NEW') ? { newImage: after } : {}),
    ...(before !== undefined && view.includes('OLD') ? { oldImage: before } : {}),
  };
};

/**
 * Reads a table's stream in the order of commits.
 *
 * @param afterSequence the last record already read. The empty string starts at the oldest record.
 */
export const readStream = async (
  database: Database,
  table: string,
  afterSequence: string,
  limit: number,
): Promise<StreamRecord[]> => {
  const space = streamSpace(table);
  const range = { gt: space + afterSequence, lt: within(space).lt, limit };
  return collect(database.values(range) as AsyncIterable<StreamRecord>);
};
