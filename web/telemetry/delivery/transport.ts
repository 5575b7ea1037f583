import type { SentRecords } from '#domain/telemetry/accept-records.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { scrubbed } from '../scrubbed.ts';
import { signedInUser } from '../signed-in.ts';
import {
  allBatches,
  type Batch,
  bytesOf,
  closeAll,
  depart,
  enqueue,
  flying,
  handOver,
  idleBatches,
  land,
  takeOver,
  trim,
} from './queue.ts';
import { keepUnsent, takeUnsent } from './unsent-batches.ts';
import { uuidV7 } from './uuid-v7.ts';

/** Requests that outlive their page share this much (Fetch standard). */
const KEEPALIVE_BYTES = 65_536;
/** Measurements that are worth a request before the page is hidden. */
const WORTH_A_REQUEST = 60;
/** For so long the measurements of an earlier page wait for those of this one. */
const COMPANY_MS = 30_000;
/** Until then a page may still be coming on a slow line, and what goes over that line is for its reader alone. */
const SETTLED_MS = 5000;
const TIMEOUT_MS = 30_000;
const LONGEST_PAUSE_MS = 60_000;

/** One per page load. */
export const sessionId = uuidV7();

let airborne = 0;
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

/** The status of the answer, or 0 without one. Whatever goes wrong is only warned of (specification §7). */
const statusOf = async (answer: Promise<Response>): Promise<number> => {
  try {
    const response = await answer;
    // An answer that nobody reads keeps its connection busy, and the page from coming to rest.
    void response.text().catch(() => undefined);
    return response.status;
  } catch {
    return 0;
  }
};

const send = async (batch: Batch): Promise<void> => {
  const body = JSON.stringify(batch.records);
  const bytes = bytesOf(body);
  const keepalive = airborne + bytes <= KEEPALIVE_BYTES;
  // What cannot outlive this page is left to the next one.
  if (!keepalive && document.hidden) return;
  depart(batch);
  if (keepalive) airborne += bytes;
  const status = await statusOf(post(batch, body, keepalive));
  if (keepalive) airborne -= bytes;
  const taken = /^2/.test(`${status}`);
  // Too slow, too many, or the server's own trouble may pass. Any other 4xx would be the same next time.
  const isFinal = taken || /^4(?!08|29)/.test(`${status}`);
  if (!taken) console.warn('Telemetry was not taken', status);
  batch.closed = status || true;
  land(batch, isFinal, taken);
  if (leftOnDevice) leaveOnDevice();
  goOn(isFinal);
};

/**
 * After an answer the rest follows. Without one there is a pause, after each round longer, and never the same for all browsers. What
 * fails beside it, or is reported meanwhile, neither ends the pause nor makes the next one longer.
 */
const goOn = (answered: boolean): void => {
  if (answered) {
    // A timer of before may fire all the same: it only looks whether something is due.
    retry = failures = 0;
    flushSoon();
    return;
  }
  if (retry) return;
  const pause = Math.min(1000 * 2 ** failures, LONGEST_PAUSE_MS);
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
  kind !== 'performance' || closed || records.length >= WORTH_A_REQUEST;

/** Requests of a kind go one after the other, and while the server fails all of them: what is reported meanwhile gathers behind. */
const lane = ({ kind }: Batch) => failures || kind;

/** Sends what is due and not in a pause, or everything. What cannot be sent is kept within the caps. */
export const flush = (everything = false): void => {
  const { onLine } = navigator;
  if (!onLine || failures) trim();
  if (!onLine || (retry && !everything)) return;
  const busy = new Set([...flying].map(lane));
  for (const batch of idleBatches()) {
    const isNext = isDue(batch) && !busy.has(lane(batch)) && busy.add(lane(batch));
    if (everything || isNext) void send(batch);
  }
};

/** In a task of its own: what is reported until then goes along. */
const flushSoon = (afterMs = 0): void => void setTimeout(flush, afterMs);

/**
 * Sends a record, until the server has said that it took it. Errors and events go at once, those of one tick in one
 * request, and with them whatever `mayWait`, which goes by itself once the page has settled; measurements go when the page is hidden or a request's worth has gathered.
 */
export const dispatch = <Kind extends TelemetryKind>(
  kind: Kind,
  record: SentRecords[Kind],
  mayWait = false,
): void => {
  enqueue(kind, scrubbed(record));
  flushSoon(mayWait ? SETTLED_MS : 0);
};

/** Takes over what earlier pages left on the device; what of it is due goes once this page has settled. */
export const resume = (): void => {
  const left = takeUnsent();
  takeOver(left);
  flushSoon(SETTLED_MS);
  if (left.length > 0) setTimeout(flush, COMPANY_MS, true);
};

/** From now on other pages may take what is here, so it grows no more. */
const leaveOnDevice = (): void => {
  closeAll();
  keepUnsent(sessionId, allBatches());
  leftOnDevice = allBatches().length > 0;
};

/**
 * The page is hidden, perhaps for good. Everything is sent now, and rests on the device until the server has said that
 * it took it: whether a page that is gone was answered nobody knows, so the next one sends it again, under the same id.
 * Where that next page is one of ours, all is left to it instead, to go with its own: one request, and one that
 * somebody sees answered. So it is while the server fails: a page that is hidden again and again does not ask it each time.
 */
export const leave = (toOwnPage: boolean): void => {
  if (toOwnPage && keepUnsent(sessionId, allBatches())) {
    handOver();
    return;
  }
  if (!failures) flush(true);
  leaveOnDevice();
};
