import { type Refusal, refuse } from '#domain/kernel/result.ts';
import type { RawRecord } from '#domain/monitoring/endpoints.ts';
import { rawRecordsOf } from '#domain/monitoring/raw-record.ts';
import type { StoredBatch } from '../../batches/batch-keys.ts';
import { decodeBatch } from '../../batches/codec.ts';
import { decodeCursor, encodeCursor } from '../../runtime/cursor.ts';
import { type Position, readPosition, writePosition } from './position.ts';

/** The next batches, newest first; `last` when none follow them. */
export type NextBatches = (
  most: number,
) => Promise<{ readonly batches: readonly StoredBatch[]; readonly last: boolean }>;

interface PlacedRecord {
  readonly record: RawRecord;
  readonly position: Position;
}

export interface RecordPage {
  readonly items: RawRecord[];
  readonly next?: string;
}

/** A browser that is not in a hurry sends about so many records at once; what it really sends is known after a read. */
const RECORDS_A_BATCH = 20;

/** The records of a batch that are wanted, newest first, from where a page before stopped. */
const placedRecords = (
  { kind, hour, id, body }: StoredBatch,
  wanted: (record: RawRecord) => boolean,
  left = Number.POSITIVE_INFINITY,
): readonly PlacedRecord[] =>
  kind === 'events'
    ? []
    : rawRecordsOf(decodeBatch(body))
        .map((record, index) => ({ record, position: { hour, id, left: index } }))
        .filter(({ record, position }) => position.left < left && wanted(record))
        .reverse();

/**
 * Gathers a page of records. It asks for as many batches as the page still needs, going by how many records those
 * before had: a page reads about as much as it shows, however many records there are.
 */
export const recordPage = async (request: {
  /** Names the list and its filter, for its cursors. */
  readonly list: string;
  readonly limit: number;
  /** The batch in the middle of which the page before ended. */
  readonly begun: { readonly batch: StoredBatch; readonly left: number } | undefined;
  readonly next: NextBatches;
  readonly wanted?: (record: RawRecord) => boolean;
}): Promise<RecordPage> => {
  const { list, limit, begun, next, wanted = () => true } = request;
  const found = begun ? [...placedRecords(begun.batch, wanted, begun.left)] : [];
  // One more than is shown tells whether another page follows.
  const enough = limit + 1;
  let read = { batches: 0, records: 0, last: false };
  while (found.length < enough && !read.last) {
    const aBatch = read.batches === 0 ? RECORDS_A_BATCH : Math.max(1, read.records / read.batches);
    const { batches, last } = await next(Math.ceil((enough - found.length) / aBatch));
    const records = batches.flatMap((batch) => placedRecords(batch, wanted));
    found.push(...records);
    read = { batches: read.batches + batches.length, records: read.records + records.length, last };
  }
  const shown = found.slice(0, limit);
  const end = shown.at(-1);
  return {
    items: shown.map(({ record }) => record),
    ...(found.length > limit && end ? { next: encodeCursor(list, writePosition(end.position)) } : {}),
  };
};

/** Said to a cursor that is malformed, or another list's. */
export const cursorRefused = () =>
  refuse('INVALID_CURSOR', 'This page is no longer there. Start again from the first.');

/** Where to go on, by a cursor of this very list; a refusal when it is not. */
export const positionOf = (
  list: string,
  cursor: string | undefined,
):
  | { readonly ok: true; readonly value: Position | undefined }
  | { readonly ok: false; readonly refusal: Refusal<'INVALID_CURSOR'> } => {
  if (cursor === undefined) return { ok: true, value: undefined };
  const value = readPosition(decodeCursor(list, cursor) ?? '');
  return value ? { ok: true, value } : cursorRefused();
};
