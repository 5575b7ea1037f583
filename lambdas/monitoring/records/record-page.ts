import type { RawRecord } from '#domain/monitoring/endpoints.ts';
import { rawRecordsOf } from '#domain/monitoring/raw-record.ts';
import type { StoredBatch } from '../../batches/batch-keys.ts';
import { decodeBatch } from '../../batches/codec.ts';
import { answerPage, cut, type Page } from '../../runtime/table/page.ts';
import { type Position, readPosition, writePosition } from './position.ts';

/** Reads the next batches, newest first. `last` is true when there are no more. */
export type NextBatches = (
  limit: number,
) => Promise<{ readonly batches: readonly StoredBatch[]; readonly last: boolean }>;

interface PlacedRecord {
  readonly record: RawRecord;
  readonly position: Position;
}

/** First guess of the number of records in a batch. After a read, the real average is used. */
const RECORDS_PER_BATCH = 20;

/** The wanted records of a batch, newest first, from the position where the previous page ended. */
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
 * Reads a page of records. It estimates from the previous batches how many more batches the page needs, so a page reads
 * about as much as it shows, however many records there are.
 */
export const recordPage = async (request: {
  readonly limit: number;
  /** The batch in which the previous page ended, when some of its records are left. */
  readonly begun: { readonly batch: StoredBatch; readonly left: number } | undefined;
  readonly next: NextBatches;
  readonly wanted?: (record: RawRecord) => boolean;
}): Promise<Page<RawRecord>> => {
  const { limit, begun, next, wanted = () => true } = request;
  const found = begun ? [...placedRecords(begun.batch, wanted, begun.left)] : [];
  // One more than the page shows, to know whether there is another page.
  const enough = limit + 1;
  let read = { batches: 0, records: 0, last: false };
  while (found.length < enough && !read.last) {
    const recordsPerBatch = read.batches === 0 ? RECORDS_PER_BATCH : Math.max(1, read.records / read.batches);
    const { batches, last } = await next(Math.ceil((enough - found.length) / recordsPerBatch));
    const records = batches.flatMap((batch) => placedRecords(batch, wanted));
    found.push(...records);
    read = { batches: read.batches + batches.length, records: read.records + records.length, last };
  }
  const page = cut(found, limit, ({ position }) => writePosition(position));
  return { ...page, items: page.items.map(({ record }) => record) };
};

/** Answers a page of a list of records. `read` returns undefined when the list has no such position. */
export const answerRecords = (
  list: string,
  query: { readonly cursor?: string | undefined; readonly limit: number },
  read: (from: Position | undefined, limit: number) => Promise<Page<RawRecord> | undefined>,
) =>
  answerPage(list, query, async ({ after, limit }) => {
    const from = after === undefined ? undefined : readPosition(after);
    return after !== undefined && from === undefined ? undefined : read(from, limit);
  });
