import type { Page } from '@playwright/test';
import { signIn } from '#tests/journeys/support/people.ts';
import { register } from '#tests/journeys/support/steps.ts';
import { launchBrowser } from './browser.ts';

/** One telemetry request of a browser: the number of its records, and its size with headers. */
export interface TelemetryRequest {
  readonly kind: string;
  readonly records: number;
  readonly bytes: number;
}

/** Hides the page as a change of the tab does, which headless browsers never do. Then the page sends its measurements. */
const turnAway = async (page: Page): Promise<void> => {
  const left = page.waitForResponse(/\/api\/performance$/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  await left;
};

const look = async (page: Page, ...paths: readonly string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path);
    await page.mouse.click(5, 300);
  }
};

/** The journeys. Each is one person in a separate browser. */
const journeys: Readonly<Record<string, (page: Page, email: string) => Promise<void>>> = {
  'somebody looks around': (page) => look(page, '/', '/auth/register', '/'),
  'somebody registers': async (page, email) => {
    await look(page, '/');
    await register(page, email);
  },
  'a customer looks at the mailbox address and the profile': async (page) => {
    await look(page, '/');
    await signIn(page, 'customer@skybarrel.test');
    await page.getByText('Mailbox').first().waitFor();
    await look(page, '/customer/profile', '/dashboard');
  },
  'staff look up mailboxes': async (page) => {
    await signIn(page, 'staff@skybarrel.test');
    await look(page, '/staff/mailboxes', '/staff/notifications', '/staff');
  },
  'a page breaks': async (page) => {
    await look(page, '/');
    for (const word of ['first', 'second', 'third'])
      await page.evaluate(
        (text) =>
          void setTimeout(() => {
            throw new Error(`${text} sample`);
          }),
        word,
      );
    await look(page, '/auth/login');
  },
};

/** Runs every journey in a running product and returns the telemetry requests of each browser. */
export const runJourneys = async (
  baseURL: string,
): Promise<ReadonlyMap<string, readonly TelemetryRequest[]>> => {
  const browser = await launchBrowser();
  try {
    const measuredRequests = new Map<string, readonly TelemetryRequest[]>();
    for (const [name, journey] of Object.entries(journeys)) {
      const context = await browser.newContext({ baseURL });
      const requests: TelemetryRequest[] = [];
      context.on('request', (request) => {
        const kind = /\/api\/(errors|performance|business)$/.exec(new URL(request.url()).pathname)?.[1];
        if (kind === undefined || request.method() !== 'POST') return;
        const body = request.postData() ?? '[]';
        const sent: unknown = JSON.parse(body);
        const headers = JSON.stringify(request.headers()).length;
        requests.push({ kind, records: Array.isArray(sent) ? sent.length : 1, bytes: body.length + headers });
      });
      const page = await context.newPage();
      await journey(page, `bench-${Date.now()}@example.test`);
      await turnAway(page);
      await context.close();
      measuredRequests.set(name, requests);
    }
    return measuredRequests;
  } finally {
    await browser.close();
  }
};
