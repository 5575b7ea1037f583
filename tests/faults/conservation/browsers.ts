import { vi } from 'vitest';
import { ownEventNames, ownMetricNames } from '#domain/telemetry/catalogue.ts';
import type { FaultPlan } from '../../support/chaos.ts';
import type { Handler } from './unsteady.ts';
import { ORIGIN_SECRET } from './world.ts';

/** What happened to all records that pages reported. */
export interface Ledger {
  /** Reports made, in all. */
  produced: number;
  sent: number;
  dropped: number;
  queued: number;
  /** Names of the records in every request that was answered with success. */
  readonly acknowledged: Set<string>;
}

type Answer = { readonly statusCode: number };

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The name of a record, which every report of this test carries. */
export const nameOfRecord = (record: unknown): string =>
  /"serial":"?(\w+)"?/.exec(JSON.stringify(record))?.[1] ?? '';

/** The network between browser and accepting function, with the faults of the plan. */
const network =
  (accept: Handler, plan: () => FaultPlan, ledger: Ledger) =>
  async (path: string, { headers, body }: RequestInit): Promise<Response> => {
    const call = async () => {
      const event = {
        routeKey: `POST ${path}`,
        headers: { ...(headers as Record<string, string>), 'x-origin-secret': ORIGIN_SECRET },
        requestContext: { requestId: 'storm' },
        body,
        isBase64Encoded: false,
      };
      return ((await accept(event, { getRemainingTimeInMillis: () => 10_000 })) as Answer).statusCode;
    };
    const fault = navigator.onLine ? plan()() : 'drop';
    if (fault === 'drop') throw new TypeError('Failed to fetch');
    if (fault === 'twice') await call();
    if (fault === 'delay') await sleep(5);
    const status = await call();
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    if (fault === 'late500') return new Response('{}', { status: 500 });
    if (status === 200)
      for (const record of JSON.parse(String(body)) as unknown[])
        ledger.acknowledged.add(nameOfRecord(record));
    return new Response('{}', { status });
  };

/** The browser APIs that telemetry uses, for a process without them. */
const furnish = (fetch: ReturnType<typeof network>) => {
  const kept = new Map<string, string>();
  const storage = new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('document', { hidden: false, scripts: [] });
  vi.stubGlobal('location', { pathname: '/dashboard' });
  vi.stubGlobal('navigator', { onLine: true, userAgent: 'Storm/1.0' });
  // The back-off takes seconds; the test shortens it to milliseconds.
  vi.stubGlobal('window', {
    setTimeout: (work: () => void, milliseconds: number) => setTimeout(work, Math.min(milliseconds, 5)),
  });
};

/** The telemetry helper of one page load. */
const openPage = async () => {
  vi.resetModules();
  const [report, transport, queue] = await Promise.all([
    import('#web/telemetry/report.ts'),
    import('#web/telemetry/delivery/transport.ts'),
    import('#web/telemetry/delivery/queue.ts'),
  ]);
  transport.resume();
  return { ...report, ...transport, ...queue };
};
type Page = Awaited<ReturnType<typeof openPage>>;

const pick = <Value>(random: () => number, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

const reportSomething = (page: Page, random: () => number, serial: string): void => {
  const dice = random();
  if (dice < 0.3) page.reportEvent(pick(random, ownEventNames), { serial });
  else if (dice < 0.95)
    page.reportMetric(pick(random, ownMetricNames), Math.floor(random() * 4000), { serial });
  else
    page.reportError(new Error(`Sample failure ${pick(random, ['a', 'b', 'c'])}`), { metadata: { serial } });
};

const RECORDS_PER_PAGE = 1000;
const RECORDS_PER_BURST = 25;

/** Counts the records of a closed page; what it could not send is left to the next page. */
const settle = (page: Page, ledger: Ledger): void => {
  const { sent, dropped, queued } = page.counts();
  ledger.sent += sent;
  ledger.dropped += dropped;
  ledger.queued = queued;
};

/**
 * One person's browser: it opens pages, reports records in bursts, online and offline, over a network with the faults
 * of the plan. At the end the network is good and everything left is sent.
 */
export const browse = async (
  accept: Handler,
  plan: FaultPlan,
  random: () => number,
  records: number,
): Promise<Ledger> => {
  const ledger: Ledger = { produced: 0, sent: 0, dropped: 0, queued: 0, acknowledged: new Set() };
  let current = plan;
  furnish(network(accept, () => current, ledger));
  const online = (is: boolean) => vi.stubGlobal('navigator', { onLine: is, userAgent: 'Storm/1.0' });
  while (ledger.produced < records) {
    const page = await openPage();
    const end = Math.min(records, ledger.produced + RECORDS_PER_PAGE);
    while (ledger.produced < end) {
      for (let burst = 0; burst < RECORDS_PER_BURST && ledger.produced < end; burst += 1) {
        reportSomething(page, random, `r${ledger.produced}`);
        ledger.produced += 1;
      }
      await sleep(0);
      if (random() < 0.05) {
        online(!navigator.onLine);
        if (navigator.onLine) page.flush(true);
      }
    }
    online(true);
    page.leave(true);
    settle(page, ledger);
  }
  current = () => undefined;
  const last = await openPage();
  last.flush(true);
  await vi.waitUntil(() => last.counts().queued === 0, { timeout: 60_000, interval: 5 });
  settle(last, ledger);
  vi.unstubAllGlobals();
  return ledger;
};
