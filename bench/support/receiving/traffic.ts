import type { Page, Request } from '@playwright/test';

/** What a screen asked of the API while parcels were received, without their photos and without its own telemetry. */
export interface Traffic {
  /** Requests by their method and path, without codes. */
  readonly requests: ReadonlyMap<string, number>;
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

/** Notes what a page asks of the API from now on. */
export const trafficOf = (page: Page): (() => Promise<Traffic>) => {
  const requests = new Map<string, number>();
  const bytes: Promise<{ readonly route: string; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const route = routeOf(request);
    if (!isOfParcel(route)) return;
    requests.set(route, (requests.get(route) ?? 0) + 1);
    const sent = Buffer.byteLength(request.postData() ?? '');
    const answered = async () => (await (await request.response())?.body())?.length ?? 0;
    bytes.push(answered().then((got) => ({ route, bytes: sent + got })));
  });
  return async () => {
    const all = await Promise.all(bytes);
    const of = (asked: string) => all.filter(({ route }) => route === asked).map((one) => one.bytes);
    return { requests, lookUps: of(LOOK_UP), receipts: of(RECEIPT) };
  };
};
