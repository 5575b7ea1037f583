import type { Page, Request } from '@playwright/test';

/** What a screen asked of the API while parcels were received, without their photos and without its own telemetry. */
export interface Traffic {
  /** Requests by their method and path, without codes; and those that the screen makes by the clock, with or without parcels. */
  readonly requests: ReadonlyMap<string, number>;
  readonly byClock: ReadonlyMap<string, number>;
  /** Bytes of the bodies, sent and answered, of each look-up and of each receipt, in their order. */
  readonly lookUps: readonly number[];
  readonly receipts: readonly number[];
}

const LOOK_UP = 'POST /api/bench/lookups';
const RECEIPT = 'POST /api/bench/parcels';

const routeOf = (request: Request): string => {
  const { pathname } = new URL(request.url());
  return `${request.method()} ${pathname.replace(/PCL-\w+/, '{code}')}`;
};
const isOfParcel = (route: string): boolean =>
  /^\w+ \/api\//.test(route) && !/\/api\/(files|errors|performance|business)/.test(route);

/** What is new in the account, and what the day at the door is. */
const isByClock = (route: string): boolean => /^GET \/api\/(notifications\/unread|bench\/days\/)/.test(route);

/** Notes what a page asks of the API from now on. */
export const trafficOf = (page: Page): (() => Promise<Traffic>) => {
  const requests = new Map<string, number>();
  const byClock = new Map<string, number>();
  const bytes: Promise<{ readonly route: string; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const route = routeOf(request);
    if (!isOfParcel(route)) return;
    const counts = isByClock(route) ? byClock : requests;
    counts.set(route, (counts.get(route) ?? 0) + 1);
    const sent = Buffer.byteLength(request.postData() ?? '');
    const answered = async () => (await (await request.response())?.body())?.length ?? 0;
    bytes.push(answered().then((got) => ({ route, bytes: sent + got })));
  });
  return async () => {
    const all = await Promise.all(bytes);
    const of = (asked: string) => all.filter(({ route }) => route === asked).map((one) => one.bytes);
    return { requests, byClock, lookUps: of(LOOK_UP), receipts: of(RECEIPT) };
  };
};
