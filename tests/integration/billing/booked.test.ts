import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Invoice, InvoiceSummary } from '#domain/billing/invoice.ts';
import type { Taking } from '#domain/billing/takings.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { admin } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

const today = newYorkDay(new Date());
const month = { from: addDays(today, -20), to: addDays(today, 1) };

const billed = async (): Promise<Invoice> => {
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const post = async (what: string, { number }: Invoice, body: object, n?: number): Promise<void> => {
  const { status } = await billing.ask(`POST /api/desk/invoices/{number}/${what}`, admin, {
    params: { number, ...(n === undefined ? {} : { n: String(n) }) },
    headers: { 'idempotency-key': newId() },
    body,
  });
  expect(status, what).toBe(200);
};

const ask = (what: string, query: object, as: As = admin) =>
  billing.ask(`GET /api/desk/books${what}`, as, { query });
/** All pages of a period, one row each. */
const walk = async <Row>(what: string, period: object): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let cursor: unknown;
  do {
    const { status, body } = await ask(what, {
      ...period,
      limit: '1',
      ...(cursor === undefined ? {} : { cursor: String(cursor) }),
    });
    expect(status).toBe(200);
    rows.push(...(body.items as Row[]));
    cursor = body.next;
  } while (cursor !== undefined);
  return rows;
};

test('bookkeepers get every invoice and all money of a period, page by page, each once, and nothing of other days', async () => {
  const [first, second, third] = [await billed(), await billed(), await billed()];
  const { owed } = balanceOf(second);
  await post('payments', second, { amount: owed, method: 'TRANSFER', reference: 'SW-7' });
  await post('payments', third, { amount: 700, method: 'CASH' });
  await post('payments/{n}/void', third, { reason: 'Another invoice was meant.' }, 2);
  const invoices = await walk<InvoiceSummary>('/invoices', month);
  expect(invoices.map(({ number }) => number)).toEqual([first.number, second.number, third.number]);
  // As they are now, not as they were issued.
  expect(invoices[1]).toMatchObject({ state: 'PAID', paid: owed, owed: 0, name: 'Sample Sender' });
  const money = await walk<Taking>('/payments', month);
  expect(money.map(({ kind, invoice, amount }) => [kind, invoice, amount])).toEqual([
    ['PAYMENT', second.number, -owed],
    ['PAYMENT', third.number, -700],
    ['VOID', third.number, 700],
  ]);
  expect(money[0]).toMatchObject({ method: 'TRANSFER', reference: 'SW-7', by: admin.userId });
  for (const what of ['/invoices', '/payments']) {
    const whole = (await ask(what, { ...month, limit: '100' })).body;
    expect([(whole.items as object[]).length, 'next' in whole]).toEqual([3, false]);
    expect(await walk(what, { from: addDays(today, -400), to: addDays(today, -35) })).toEqual([]);
    expect(await walk(what, { from: today, to: today })).toHaveLength(3);
  }
});

test('a period has an order and is no longer than a year, and only who keeps the books takes them out', async () => {
  for (const [from, to] of [
    ['2026-02-02', '2026-02-01'],
    ['2025-01-01', '2026-01-02'],
    ['1890-01-01', '1890-01-02'],
  ])
    expect((await ask('/invoices', { from, to })).body.code, from).toBe('INVALID_PERIOD');
  expect((await ask('/payments', { from: '2024-01-01', to: '2024-12-31' })).status).toBe(200);
  const { body } = await ask('/invoices', { ...month, limit: '1' });
  const other = { ...month, from: today, cursor: String(body.next) };
  expect((await ask('/invoices', other)).body.code).toBe('INVALID_CURSOR');
  for (const what of ['/invoices', '/payments']) {
    expect((await ask(what, month, clerk)).status).toBe(200);
    expect((await ask(what, month, { userId: 'staff-1', roles: ['staff'] })).status).toBe(403);
  }
});

test('the desk sees what the last check found', async () => {
  const check = async () => (await ask('', {}, clerk)).body.check;
  expect(await check()).toBeUndefined();
  expect(await billing.differences()).toEqual([]);
  expect(await check()).toMatchObject({ wrong: 0, looked: 3, unused: 0, finishedAt: expect.any(String) });
});
