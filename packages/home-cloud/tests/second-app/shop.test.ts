import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { html } from '#src/console/index.ts';
import { type Cloud, startCloud } from '#src/index.ts';
import { synthesizeShop } from './shop.ts';

/** Inside the repository, so that functions find the SDK, which the Lambda runtime includes. */
const cache = join(import.meta.dirname, '../../.cache');
let folder: string;
let cloud: Cloud;
const charged: string[] = [];
let isOpen = true;

/** The payment provider: refuses the order `broke`. */
const payments: RequestListener = async (request, response) => {
  const { id } = (await json(request)) as { id: string };
  charged.push(id);
  response.writeHead(id === 'broke' ? 402 : 200).end();
};

beforeAll(async () => {
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'shop-'));
  cloud = await startCloud({
    assemblyDir: synthesizeShop(join(folder, 'cdk.out')),
    dataDir: join(folder, 'data'),
    port: 0,
    log: () => undefined,
    services: [{ name: 'payments', variable: 'PAYMENTS_URL', start: () => payments }],
    console: {
      pages: [
        {
          path: 'till',
          title: 'Till',
          show: () => html`<p>${isOpen ? 'open' : 'closed'}, charged ${charged.join(', ')}</p>`,
          data: () => ({ charged }),
          submit: (form) => {
            isOpen = form.get('open') === 'yes';
          },
        },
      ],
    },
  });
});
afterAll(async () => {
  await cloud?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const order = (id: string) =>
  fetch(`${cloud.url}/orders`, { method: 'POST', body: JSON.stringify({ id, item: 'kettle' }) });
const shown = async (id: string) => (await fetch(`${cloud.url}/orders/${id}`)).json();

it('sends an order from the API over table, bus, rule and queue to the packing function', async () => {
  expect((await order('o1')).status).toBe(201);
  await expect
    .poll(() => shown('o1'), { timeout: 30_000 })
    .toEqual({ id: 'o1', item: 'kettle', state: 'packed' });
  const { items } = (await (await fetch(`${cloud.url}/local/api/events`)).json()) as { items: object[] };
  expect(items).toMatchObject([{ source: 'shop', detailType: 'order-placed', detail: { id: 'o1' } }]);
});

it('calls the simulated payment provider and uses its response', async () => {
  expect((await order('broke')).status).toBe(402);
  expect(charged).toContain('broke');
  expect((await fetch(`${cloud.url}/orders/broke`)).status).toBe(404);
});

it('responds to an unknown route as the API does', async () => {
  expect((await fetch(`${cloud.url}/elsewhere`)).status).toBe(404);
});

it("shows the app's page in the console, in its menu, and does what its form asks", async () => {
  const page = async () => (await fetch(`${cloud.url}/local/till`)).text();
  expect(await page()).toContain('<p>open, charged');
  expect(await page()).toContain('<a href="/local/till" aria-current="page">Till</a>');
  const send = (origin: string) =>
    fetch(`${cloud.url}/local/till`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ open: 'no' }),
    });
  expect((await send('http://elsewhere.example')).status).toBe(403);
  expect(await page()).toContain('<p>open, charged');
  const sent = await send(cloud.url);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/local/till']);
  expect(await (await fetch(`${cloud.url}/local/api/till`)).json()).toEqual({ charged: expect.any(Array) });
  expect(await page()).toContain('<p>closed, charged');
});

it('refuses a page with the path of a console page, and a service that no function calls', async () => {
  const start = (extra: object) =>
    startCloud({
      assemblyDir: join(folder, 'cdk.out'),
      dataDir: join(folder, 'other'),
      port: 0,
      log: () => undefined,
      ...extra,
    });
  const services = [{ name: 'customs', variable: 'CUSTOMS_URL', start: () => payments }];
  await expect(start({ services })).rejects.toThrow(/No function has the variable CUSTOMS_URL/);
  const pages = [{ path: 'mail', title: 'Mail', show: () => html`` }];
  await expect(start({ console: { pages } })).rejects.toThrow(/has a page at \/local\/mail already/);
});
