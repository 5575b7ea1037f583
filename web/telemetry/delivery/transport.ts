import type { SentRecords } from '#domain/telemetry/accept-records.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { scrubbed } from '../scrubbed.ts';
import { signedInUser } from '../signed-in.ts';
import {
  allBatches,
  type Batch,
  bytesOf,
  closeAll,
  enqueue,
  finishSending,
  handOver,
  idleBatches,
  inFlight,
  takeOver,
  trim,
} from './queue.ts';
import { keepUnsent, takeUnsent } from './unsent-batches.ts';
import { uuidV7 } from './uuid-v7.ts';

/** Total bytes of `keepalive` requests in flight (Fetch standard). */
const KEEPALIVE_BYTES = 65_536;
/** So many measurements are sent before the page is hidden. */
const FULL_BATCH_RECORDS = 60;
/** How long the measurements of an earlier page wait for those of this one. */
const LEFTOVERS_WAIT_MS = 30_000;
/** Until then the page may still be loading on a slow line, and telemetry must not compete with it. */
const SETTLED_MS = 5000;
const TIMEOUT_MS = 30_000;
const MAX_BACKOFF_MS = 60_000;

/** One per page load. */
export const sessionId = uuidV7();

let keepaliveBytes = 0;
let failures = 0;
let leftOnDevice = false;
let retry = 0;

const post = async ({ kind, id }: Batch, body: string, keepalive: boolean): Promise<Response> => {
  const { token } = signedInUser();
  return fetch(`/api/${kind}`, {
    method: 'POST',
    keepalive,
    body,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': id,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
};

/** The status of the answer, or 0 without one. Failures are only logged as warnings (trade.md, What the owner fixed). */
const statusOf = async (answer: Promise<Response>): Promise<number> => {
  try {
    const response = await answer;
    // A body that nobody reads keeps the connection open, and the page never becomes idle.
    void response.text().catch(() => undefined);
    return response.status;
  } catch {
    return 0;
  }
};

const send = async (batch: Batch): Promise<void> => {
  const body = JSON.stringify(batch.records);
  const bytes = bytesOf(body);
  const keepalive = keepaliveBytes + bytes <= KEEPALIVE_BYTES;
  // What does not fit into `keepalive` is left to the next page.
  if (!keepalive && document.hidden) return;
  const { closed } = batch;
  batch.closed = true;
  inFlight.add(batch);
  if (keepalive) keepaliveBytes += bytes;
  const status = await statusOf(post(batch, body, keepalive));
  if (keepalive) keepaliveBytes -= bytes;
  const taken = /^2/.test(`${status}`);
  // A timeout, too many requests and a 5xx may pass. Any other 4xx would be the same next time.
  const isFinal = taken || /^4(?!08|29)/.test(`${status}`);
  if (!taken) console.warn('Telemetry failed', status);
  // Only a first try counts as refused. A batch that was tried before, here or by another page, may have arrived.
  if (!closed && status) batch.closed = status;
  finishSending(batch, isFinal, taken);
  if (leftOnDevice) leaveOnDevice();
  goOn(isFinal);
};

/**
 * After an answer the next batch follows at once. After a failure there is a back-off with jitter that grows with each
 * failed round. Other failures and new records during the pause neither end it nor lengthen the next one.
 */
const goOn = (answered: boolean): void => {
  if (answered) {
    // An old timer may still fire. It only checks whether something is due.
    retry = failures = 0;
    flushSoon();
    return;
  }
  if (retry) return;
  const pause = Math.min(1000 * 2 ** failures, MAX_BACKOFF_MS);
  failures += 1;
  retry = window.setTimeout(
    () => {
      retry = 0;
      flush();
    },
    pause * (0.5 + Math.random()),
  );
};

const isDue = ({ kind, closed, records }: Batch) =>
  kind !== 'performance' || closed || records.length >= FULL_BATCH_RECORDS;

/** Batches with the same key are sent one after the other: those of one kind, and all of them while the server fails. */
const serialKey = ({ kind }: Batch) => failures || kind;

/** Sends what is due and not paused, or everything. What cannot be sent is kept within the caps. */
export const flush = (everything = false): void => {
  const { onLine } = navigator;
  if (!onLine || failures) trim();
  if (!onLine || (retry && !everything)) return;
  const busy = new Set([...inFlight].map(serialKey));
  for (const batch of idleBatches()) {
    const isNext = isDue(batch) && !busy.has(serialKey(batch)) && busy.add(serialKey(batch));
    if (everything || isNext) void send(batch);
  }
};

/** In a task of its own, so that all records of this tick go in one request. */
const flushSoon = (afterMs = 0): void => void setTimeout(flush, afterMs);

/**
 * Sends a record until the server confirms it. Errors and events go at once, those of one tick in one request. A record
 * that `mayWait` goes with them, or by itself when the page has settled. Measurements go when the page is hidden or
 * enough of them are there.
 */
export const dispatch = <Kind extends TelemetryKind>(
  kind: Kind,
  record: SentRecords[Kind],
  mayWait = false,
): void => {
  enqueue(kind, scrubbed(record));
  flushSoon(mayWait ? SETTLED_MS : 0);
};

/** Takes over the batches of earlier pages. Those that are due are sent when this page has settled. */
export const resume = (): void => {
  const left = takeUnsent();
  takeOver(left);
  flushSoon(SETTLED_MS);
  if (left.length > 0) setTimeout(flush, LEFTOVERS_WAIT_MS, true);
};

/** Closes all batches and stores them, so that other pages may take them. */
const leaveOnDevice = (): void => {
  closeAll();
  keepUnsent(sessionId, allBatches());
  leftOnDevice = allBatches().length > 0;
};

/**
 * The page is hidden and may not come back. Everything is sent now and stays on the device until the server confirms
 * it. A page that is gone cannot see the answer, so the next page sends the batch again under the same id. If the next
 * page is ours, everything is left to it: one request less, and somebody sees the answer. The same while the server
 * fails, so that a page that is hidden again and again does not call it each time.
 */
export const leave = (toOwnPage: boolean): void => {
  if (toOwnPage && keepUnsent(sessionId, allBatches())) {
    handOver();
    return;
  }
  if (!failures) flush(true);
  leaveOnDevice();
};
