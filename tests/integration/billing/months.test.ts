import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { JournalRow } from '#domain/billing/books/journal.ts';
import { defaultAccountNames } from '#domain/billing/books/ledgers.ts';
import type { ClosedMonth } from '#domain/billing/books/months.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { wire } from '#lambdas/billing/http.ts';
import { wireRebuild } from '#lambdas/billing/rebuild.ts';
import { wire as wireSettings } from '#lambdas/settings/http.ts';
import { call, testDependencies } from '../../support/call.ts';
import { type Item, startingWith } from '../../support/tables.ts';
import { admin } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

const now = new Date();
const month = newYorkDay(now).slice(0, 7);
/** A day of the next month, when this one is over. */
const later = () => new Date(Date.parse(`${addDays(`${month}-01`, 40)}T12:00:00.000Z`));

const askAt = (
  clock: () => Date,
  route: string,
  params: Record<string, string>,
  query: Record<string, string> = {},
  as: As = clerk,
) => {
  const { tables } = billing.world;
  return call(wire(tables.env, testDependencies(tables.client(), { clock })), route, { as, params, query });
};
const close = (clock = later, as: As = clerk) =>
  askAt(clock, 'POST /api/desk/books/months/{month}', { month }, {}, as);
/** The whole journal of the month, page by page. */
const journal = async (limit: number): Promise<JournalRow[]> => {
  const rows: JournalRow[] = [];
  let cursor: Record<string, string> | undefined = {};
  while (cursor !== undefined) {
    const query: Record<string, string> = { limit: String(limit), ...cursor };
    const { status, body } = await askAt(
      later,
      'GET /api/desk/books/months/{month}/journal',
      { month },
      query,
    );
    expect(status).toBe(200);
    rows.push(...(body.items as JournalRow[]));
    cursor = body.next === undefined ? undefined : { cursor: String(body.next) };
  }
  return rows;
};
const billed = async (): Promise<Invoice> => {
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const paid = async (more: object = {}): Promise<Invoice> => {
  const invoice = await billed();
  const body = { amount: 3000, method: 'CASH', ...more };
  expect((await billing.post('payments', invoice, { body })).status).toBe(200);
  return invoice;
};
const rowsOf = async (prefix: string): Promise<Item[]> =>
  startingWith(await billing.world.tables.all(billing.world.tables.billing), prefix);
const table = () => billing.world.tables.billing;

test('a month that goes on is not closed, nor read, and only who keeps the books may', async () => {
  await billed();
  expect((await close(() => now)).body.code).toBe('MONTH_NOT_OVER');
  const asked = await askAt(later, 'GET /api/desk/books/months/{month}/journal', { month });
  expect([asked.status, asked.body.code]).toEqual([409, 'MONTH_NOT_CLOSED']);
  const counter: As = { userId: 'staff-1', roles: ['staff'] };
  expect((await close(later, counter)).status).toBe(403);
  const { body } = await askAt(later, 'GET /api/desk/books/months', {});
  expect(body).toEqual({ closed: [], open: expect.arrayContaining([month]) });
});

test('a closed month has every entry once, balanced, and its file is the same whatever comes later', async () => {
  const invoice = await paid();
  const reason = 'Entered twice.';
  expect(
    (await billing.post('payments/{n}/void', invoice, { n: 2, as: admin, body: { reason } })).status,
  ).toBe(200);
  // What came before there was a journal is entered in it.
  const before = await rowsOf('JOURNAL#');
  const client = billing.world.tables.client();
  const gone = before.filter(({ invoice: number }) => number === invoice.number);
  for (const { pk, sk } of gone)
    await client.send(new DeleteCommand({ TableName: table(), Key: { pk, sk } }));
  expect(await billing.differences()).toContainEqual({
    invoice: invoice.number,
    what: 'the journal does not have entry 1 as it is on the invoice',
  });
  const rebuild = wireRebuild(billing.world.tables.env, testDependencies(client));
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true });
  expect(await rowsOf('JOURNAL#')).toEqual(expect.arrayContaining(before));

  // Two who close it at once have one and the same month.
  const [first, second] = (await Promise.all([close(), close()])).map(
    ({ body }) => body as unknown as ClosedMonth,
  );
  expect(second).toEqual(first);
  const rows = await journal(2);
  const invoices = (await rowsOf('OWNER#')) as unknown as Invoice[];
  const entries = invoices.flatMap(({ number, entries: all }) => all.map(({ n }) => `${number}-${n}`));
  expect(rows.map(({ invoice: number, n }) => `${number}-${n}`).toSorted()).toEqual(entries.toSorted());
  expect(rows.flatMap(({ postings }) => postings).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(first).toMatchObject({ month, entries: entries.length, accounts: defaultAccountNames });
  const sides = (first?.totals ?? []).map(({ debits, credits }) => debits - credits);
  expect(sides.reduce((sum, side) => sum + side, 0)).toBe(0);
  expect(first?.totals).toContainEqual({ ledger: 'CASH', debits: 3000, credits: 3000 });

  // Other names of accounts are for later months.
  const value = { ...defaultAccountNames, FREIGHT: 'Air freight' };
  const settings = wireSettings(
    { ...billing.world.tables.env, SITE_URL: 'https://example.test', SITE_SAMPLES: 'hidden' },
    { ...testDependencies(client), loadRenderer: undefined as never, takesCards: async () => false },
  );
  const saved = await call(settings, 'PUT /api/settings/accounts', {
    as: admin,
    body: { version: 0, value },
  });
  expect(saved.status).toBe(200);
  expect((await close()).body).toEqual(first);
  expect((await askAt(later, 'GET /api/desk/books/months', {})).body).toMatchObject({ closed: [first] });
});

test('what was not in the journal when its month was closed is booked on the day on which it is found', async () => {
  const invoice = await billed();
  const [row = {}] = (await rowsOf('JOURNAL#')).filter((item) => item.invoice === invoice.number);
  const client = billing.world.tables.client();
  await client.send(new DeleteCommand({ TableName: table(), Key: { pk: row.pk, sk: row.sk } }));
  const file = await journal(100);
  const rebuild = wireRebuild(billing.world.tables.env, testDependencies(client, { clock: later }));
  expect(await rebuild(() => 60_000)).toMatchObject({ isDone: true });
  expect(await journal(100)).toEqual(file);
  const [found] = (await rowsOf('JOURNAL#')).filter((item) => item.invoice === invoice.number);
  expect(found).toEqual({ ...row, day: newYorkDay(later()), gsi1pk: `JOURNAL#${newYorkDay(later())}` });
  expect(await billing.differences()).toEqual([]);
  // A row that says another sum is no row of that entry.
  await client.send(new PutCommand({ TableName: table(), Item: { ...found, postings: [] } }));
  expect(await billing.differences()).toContainEqual(expect.objectContaining({ invoice: invoice.number }));
  await client.send(new PutCommand({ TableName: table(), Item: found as Item }));
});
