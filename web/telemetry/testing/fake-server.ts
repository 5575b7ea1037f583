import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import type { BusinessEvent, ErrorRecord, PerformanceMetric } from '#domain/telemetry/records.ts';

type AnyRecord = ErrorRecord | PerformanceMetric | BusinessEvent;

/** Possible fates of a request. With `lostAnswer` and `failsLate` it is stored all the same. */
export const fates = ['taken', 'lost', 'lostAnswer', 'fails', 'failsLate', 'tooMany'] as const;
export type Fate = (typeof fates)[number] | 'refused';
export const LATENCY_MS = 50;
const statuses = { taken: 200, fails: 503, failsLate: 500, tooMany: 429, refused: 400 } as const;

interface Request {
  readonly url: string;
  readonly id: string;
  readonly records: readonly AnyRecord[];
  readonly keepalive: boolean;
  readonly authorization: string | null;
}

/** A simulated server: it stores a batch id once, and its response comes later or never. */
export const server = {
  fates: [] as Fate[],
  requests: [] as Request[],
  stored: new Map<string, readonly AnyRecord[]>(),
  keptAlive: 0,
  mostKeptAlive: 0,
  outOfBounds: false,
};

const answer = async (url: string, { body, headers, keepalive }: RequestInit): Promise<Response> => {
  const text = String(body);
  const id = new Headers(headers).get('idempotency-key') ?? '';
  const records = JSON.parse(text) as AnyRecord[];
  const authorization = new Headers(headers).get('authorization');
  server.requests.push({ url, id, records, keepalive: keepalive === true, authorization });
  server.outOfBounds ||= text.length >= 60_000 || records.length === 0 || records.length > 200;
  const fate = navigator.onLine ? (server.fates.shift() ?? 'taken') : 'lost';
  if (['taken', 'lostAnswer', 'failsLate'].includes(fate) && !server.stored.has(id))
    server.stored.set(id, records);
  if (keepalive) server.keptAlive += text.length;
  server.mostKeptAlive = Math.max(server.mostKeptAlive, server.keptAlive);
  await new Promise((resolve) => setTimeout(resolve, LATENCY_MS));
  if (keepalive) server.keptAlive -= text.length;
  if (fate === 'lost' || fate === 'lostAnswer') throw new TypeError('Failed to fetch');
  return new Response('{}', { status: statuses[fate] });
};

/** The simulated state of the browser. */
export const browser = { hidden: false, online: true };

export const reset = () => {
  vi.clearAllTimers();
  localStorage.clear();
  browser.hidden = false;
  browser.online = true;
  Object.assign(server, {
    fates: [],
    requests: [],
    stored: new Map(),
    keptAlive: 0,
    mostKeptAlive: 0,
    outOfBounds: false,
  });
};

/** Loads a page with its own modules, like a browser. */
export const load = async () => {
  vi.resetModules();
  const { counts } = await import('../delivery/queue.ts');
  const transport = await import('../delivery/transport.ts');
  transport.resume();
  return { ...transport, counts };
};
export type Page = Awaited<ReturnType<typeof load>>;

/** Closes the page: no timer fires and no response arrives any more. Sent requests may have arrived. */
export const close = (page: Page, toOwnPage: boolean) => {
  browser.hidden = true;
  page.leave(toOwnPage);
  vi.clearAllTimers();
  server.keptAlive = 0;
  browser.hidden = false;
};

export const comeOnline = (page: Page) => {
  browser.online = true;
  page.flush(true);
};

const ofNumber = (kind: TelemetryKind, n: number): AnyRecord => {
  const timestamp = Date.now();
  if (kind === 'errors')
    return { message: `error ${n}`, context: { sessionId: 's', timestamp, url: '/', metadata: { n } } };
  if (kind === 'performance') return { name: 'API', value: n, unit: 'ms', timestamp, metadata: { n } };
  return { event: 'visit', properties: { n }, timestamp };
};

export const numberOf = (record: AnyRecord): unknown => {
  if ('context' in record) return record.context.metadata?.n;
  return 'metadata' in record ? record.metadata?.n : (record as BusinessEvent).properties?.n;
};

export const send = (page: Page, kind: TelemetryKind, n: number) =>
  page.dispatch(kind, ofNumber(kind, n) as never);
export const storedNumbers = () => [...server.stored.values()].flat().map(numberOf);
export const range = (length: number) => Array.from({ length }, (_, n) => n);
export const settle = () => vi.advanceTimersByTimeAsync(LATENCY_MS * 4);
/** Waits until the page has sent the batches of earlier pages and has the responses. */
export const settled = () => vi.advanceTimersByTimeAsync(5000 + LATENCY_MS * 4);

/** Simulates a browser with the server above, before each test of a file. */
export const meetFakeServer = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', answer);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(document, 'hidden', 'get').mockImplementation(() => browser.hidden);
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browser.online);
    reset();
  });

  afterEach(() => {
    expect(server.outOfBounds, 'every request is within what the server takes').toBe(false);
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
};
