import type { SentRecords } from '#domain/telemetry/accept-records.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { queueCaps, RECORDS_PER_REQUEST } from '#domain/telemetry/limits.ts';
import { uuidV7 } from './uuid-v7.ts';

/**
 * Records that go in one request. The id is the batch's from its first record on: however often it is sent, the server
 * stores it once. A `closed` batch may have been sent, or be known to another page, and takes no more records.
 */
export interface Batch {
  readonly id: string;
  readonly kind: TelemetryKind;
  readonly records: SentRecords[TelemetryKind][];
  /** `true`, or the status with which the server refused it. */
  closed?: boolean | number;
}

/** Below what the server reads of a body, and below what a browser keeps alive. */
const BODY_BYTES = 60_000;

/** What the server has not taken yet, oldest first; those under way among them. */
let batches: Batch[] = [];
/** Those under way. */
export const flying = new Set<Batch>();
let produced = 0;
let sent = 0;
let dropped = 0;

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const size = (some: readonly Batch[]): number => some.reduce((sum, { records }) => sum + records.length, 0);

/** Batches that nothing is under way for. */
export const idleBatches = (): readonly Batch[] => batches.filter((batch) => !flying.has(batch));

/**
 * Drops the oldest records beyond the caps, save those under way. A batch that may have arrived goes as a whole: its id
 * stands for the same records wherever it is on its way, or a late arrival of more of them would be taken for known. One that was
 * refused did not arrive.
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

/** A record was made and dropped at once. */
export const skip = (): void => {
  produced += 1;
  dropped += 1;
};

/** Takes over what earlier pages left, ahead of what this one has. */
export const takeOver = (left: readonly Batch[]): void => {
  batches.unshift(...left);
  produced += size(left);
};

/** From now on everything is another page's, to send and to count. */
export const handOver = (): void => {
  produced -= size(batches);
  batches = [];
};

/** The batch is being sent. */
export const depart = (batch: Batch): void => {
  batch.closed = true;
  flying.add(batch);
};

/** The batch was answered: for good, with or without having been taken, or not, and goes another time. */
export const land = (batch: Batch, isFinal: boolean, taken: boolean): void => {
  flying.delete(batch);
  // What was handed over meanwhile is the next page's to count.
  if (isFinal && batches.includes(batch)) {
    batches = batches.filter((other) => other !== batch);
    if (taken) sent += batch.records.length;
    else dropped += batch.records.length;
  }
};

/** Everything as it stands, under way or not. */
export const allBatches = (): readonly Batch[] => batches;

/** From now on others may know of everything that is here. */
export const closeAll = (): void => {
  for (const batch of batches) batch.closed = true;
};

/** Records of this page load, with those it took over: `produced = sent + dropped + queued`, always. */
export const counts = () => ({ produced, sent, dropped, queued: size(batches) });
