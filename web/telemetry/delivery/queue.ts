import type { SentRecords } from '#domain/telemetry/accept-records.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { queueCaps, RECORDS_PER_REQUEST } from '#domain/telemetry/limits.ts';
import { uuidV7 } from './uuid-v7.ts';

/**
 * Records that are sent in one request. The batch gets its id with its first record; the id is the idempotency key, so
 * the server stores the batch once however often it is sent. A `closed` batch may have been sent or handed to another
 * page and takes no more records.
 */
export interface Batch {
  readonly id: string;
  readonly kind: TelemetryKind;
  readonly records: SentRecords[TelemetryKind][];
  /** `true`, or the HTTP status with which the server refused its only try. */
  closed?: boolean | number;
}

/** Below the server's limit for a body, and below the browser's limit for `keepalive` requests. */
const BODY_BYTES = 60_000;

/** Batches without a final answer, oldest first, including those in flight. */
let batches: Batch[] = [];
/** Batches in flight. */
export const inFlight = new Set<Batch>();
let produced = 0;
let sent = 0;
let dropped = 0;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const size = (some: readonly Batch[]): number => some.reduce((sum, { records }) => sum + records.length, 0);

/** Batches that are not in flight. */
export const idleBatches = (): readonly Batch[] => batches.filter((batch) => !inFlight.has(batch));

/**
 * Drops the oldest records beyond the caps, except those in flight. A batch that may have reached the server is dropped
 * as a whole: its id must always stand for the same records, or the server would take additional records for a
 * repetition. A batch that was refused at its only try did not reach the store.
 */
export const trim = (): void => {
  for (const [kind, cap] of Object.entries(queueCaps)) {
    const waiting = idleBatches().filter((batch) => batch.kind === kind);
    let surplus = size(waiting) - cap;
    for (const { closed, records } of waiting) {
      if (surplus <= 0) break;
      const gone = records.splice(0, closed === true ? records.length : surplus).length;
      surplus -= gone;
      dropped += gone;
    }
  }
  batches = batches.filter(({ records }) => records.length > 0);
};

const hasRoom = ({ closed, records }: Batch, record: unknown): boolean =>
  !closed &&
  records.length < RECORDS_PER_REQUEST &&
  bytesOf(JSON.stringify([...records, record])) < BODY_BYTES;

export const enqueue = <Kind extends TelemetryKind>(kind: Kind, record: SentRecords[Kind]): void => {
  const last = batches.findLast((batch) => batch.kind === kind);
  if (last && hasRoom(last, record)) last.records.push(record);
  else batches.push({ id: uuidV7(), kind, records: [record] });
  produced += 1;
};

/** Counts a record that was dropped as soon as it was made. */
export const skip = (): void => {
  produced += 1;
  dropped += 1;
};

/** Puts the batches of earlier pages in front of this page's own. */
export const takeOver = (left: readonly Batch[]): void => {
  batches.unshift(...left);
  produced += size(left);
};

/** Hands all batches to another page, which sends and counts them from now on. */
export const handOver = (): void => {
  produced -= size(batches);
  batches = [];
};

/** Removes a batch with a final answer (stored or refused); a batch without one stays and is sent again. */
export const finishSending = (batch: Batch, isFinal: boolean, taken: boolean): void => {
  inFlight.delete(batch);
  // The next page counts a batch that was handed over meanwhile.
  if (isFinal && batches.includes(batch)) {
    batches = batches.filter((other) => other !== batch);
    if (taken) sent += batch.records.length;
    else dropped += batch.records.length;
  }
};

/** All batches, in flight or not. */
export const allBatches = (): readonly Batch[] => batches;

/** Closes all batches, because other pages may read them from now on. */
export const closeAll = (): void => {
  for (const batch of batches) batch.closed = true;
};

/** Counts of records of this page load and of those it took over. Always: `produced = sent + dropped + queued`. */
export const counts = () => ({ produced, sent, dropped, queued: size(batches) });
