import type { Browser, Page } from '@playwright/test';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import type { sessionsIn } from './people.ts';

/** Calls the API as the person who is signed in on this page. */
export const ask = <Reply>(
  page: Page,
  call: { readonly method?: 'POST' | 'PUT' | 'GET'; readonly path: string; readonly body?: object },
): Promise<Reply> =>
  page.evaluate(async ({ method = 'POST', path, body }) => {
    const token = Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken'))?.[1];
    const answer = await fetch(path, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        authorization: `Bearer ${token}`,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const said = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(said));
    return said;
  }, call) as Promise<Reply>;

interface Open {
  readonly id: string;
  readonly to: string;
  readonly bookingCutoff: string;
}

/** The flights to Guyana that can be booked, the next one first. */
export const openFlights = async (page: Page): Promise<readonly string[]> => {
  const { departures } = await ask<{ departures: readonly Open[] }>(page, {
    method: 'GET',
    path: '/departures.json',
  });
  return departures
    .filter(({ to, bookingCutoff }) => to === 'GY' && Date.parse(bookingCutoff) > Date.now())
    .map(({ id }) => id);
};

/** Makes and books a shipment of three pieces, as the wizard does: on a flight, or the last one that can be booked. */
export const bookThree = async (page: Page, on?: string): Promise<{ number: string; flight: string }> => {
  const flight = on ?? (await openFlights(page)).at(-1);
  if (flight === undefined) throw new Error('No flight to Guyana can be booked.');
  type Made = { shipment: { number: string; version: number; promise: { total: number } } };
  const { shipment } = await ask<Made>(page, { path: '/api/shipments', body: { form: sampleForm } });
  const { number, version, promise } = shipment;
  const body = { version, departureId: flight, total: promise.total };
  await ask(page, { path: `/api/shipments/${number}/book`, body });
  return { number, flight };
};

/** The same by the demo customer, in a browser of their own that is closed again. */
export const threeOfTheCustomer = async ({
  browser,
  baseURL,
  sessionOf,
}: {
  readonly browser: Browser;
  readonly baseURL: string | undefined;
  readonly sessionOf: ReturnType<typeof sessionsIn>;
}): Promise<string> => {
  const sender = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    storageState: await sessionOf('customer'),
  });
  const page = await sender.newPage();
  await page.goto('/dashboard/shipments');
  const { number } = await bookThree(page);
  await sender.close();
  return number;
};

/** A hand scanner types like a keyboard, faster than any person, and ends with Enter. */
export const wedge = (page: Page, code: string): Promise<void> =>
  page.evaluate(
    (keys) => {
      for (const key of keys)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    },
    [...code, 'Enter'],
  );
