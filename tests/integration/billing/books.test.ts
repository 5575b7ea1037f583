import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { DAY_MS } from '#domain/kernel/new-york.ts';
import { checkStore } from '#lambdas/billing/books/check-store.ts';
import { invoiceStore } from '#lambdas/billing/invoice-store.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { type Item, startingWith } from '../../support/tables.ts';
import { admin, stranger } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

const billed = async (as?: As): Promise<ShipmentInvoice> => {
  const shipment = await billing.world.booked({}, as);
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const post = async (what: string, { number }: ShipmentInvoice, body: object, n?: number): Promise<void> => {
  const params = { number, ...(n === undefined ? {} : { n: String(n) }) };
  const headers = { 'idempotency-key': newId() };
  const as = n === undefined && what === 'payments' ? clerk : admin;
  const { status } = await billing.ask(`POST /api/desk/invoices/{number}/${what}`, as, {
    params,
    headers,
    body,
  });
  expect(status, what).toBe(200);
};
const pay = (invoice: ShipmentInvoice, amount: number) =>
  post('payments', invoice, { amount, method: 'CASH' });
/** An invoice with every kind of entry that people make. */
const busy = async (as?: As): Promise<ShipmentInvoice> => {
  const invoice = await billed(as);
  const reason = 'For a test.';
  await pay(invoice, 3000);
  await pay(invoice, 5000);
  await post('payments/{n}/void', invoice, { reason }, 2);
  await post('payments/{n}/refunds', invoice, { amount: 700, method: 'CASH', reason }, 3);
  await post('credits', invoice, { amount: 1100, reason });
  return billing.only({ number: invoice.shipment });
};

const table = () => billing.world.tables.billing;
const client = () => billing.world.tables.client();
const rows = async (prefix: string): Promise<Item[]> =>
  startingWith(await billing.world.tables.all(table()), prefix);
const put = (item: Item) => client().send(new PutCommand({ TableName: table(), Item: item }));
const remove = ({ pk, sk }: Item) =>
  client().send(new DeleteCommand({ TableName: table(), Key: { pk, sk } }));

/** Puts another item in place of one, looks what the check says, and puts the old one back. */
const withBroken = async (item: Item, broken: Item | undefined): Promise<readonly object[]> => {
  await remove(item);
  if (broken !== undefined) await put(broken);
  const found = await billing.differences();
  if (broken !== undefined) await remove(broken);
  await put(item);
  return found;
};

describe('the nightly check of the books', () => {
  test('finds nothing wrong, and every cent is in the sums of its customer and its day', async () => {
    const invoices = [await busy(), await billed(), await busy(stranger)];
    expect(await billing.differences()).toEqual([]);
    const stored = (await rows('OWNER#')) as unknown as ShipmentInvoice[];
    const sum = (key: 'charged' | 'paid' | 'owed' | 'credited', of = stored) =>
      of.reduce((total, invoice) => total + balanceOf(invoice)[key], 0);
    for (const owner of new Set(stored.map(({ ownerId }) => ownerId))) {
      const theirs = stored.filter(({ ownerId }) => ownerId === owner);
      expect(sum('charged', theirs)).toBe(
        sum('paid', theirs) + sum('owed', theirs) + sum('credited', theirs),
      );
    }
    const { body } = await billing.ask('GET /api/desk/takings', clerk);
    const took = (body.sums as { amount: number }[]).reduce((total, { amount }) => total + amount, 0);
    expect([invoices.length, took]).toEqual([3, sum('paid')]);
    expect(took).toBe(2 * (5000 - 700));
  });

  test('names the invoice when one of its rows is lost, or says something else', async () => {
    const { number, shipment, ownerId } = await busy();
    const invoice = (await rows(`OWNER#${ownerId}`)).find((item) => item.number === number) ?? {};
    const [listed = {}] = await rows(`NUMBER#${number}`);
    const [cause = {}] = await rows(`SHIPMENT#${shipment}`);
    const entries = invoice.entries as Item[];
    const money = (await rows('MONEY#')).filter((item) => item.invoice === number);
    const payment = money.find(({ amount }) => amount === -3000) ?? {};
    const { gsi1pk: _list, ...unlisted } = listed;
    const changed = (at: number, change: object) => ({
      ...invoice,
      entries: entries.map((entry, place) => (place === at ? { ...entry, ...change } : entry)),
    });
    const broken: readonly (readonly [Item, Item | undefined, RegExp])[] = [
      [invoice, changed(1, { amount: -3001 }), /entry 4 gives back|takings do not have entry 2/],
      [invoice, changed(0, { amount: 1 }), /lines of entry 1 do not make its amount/],
      [invoice, { ...invoice, entries: 'lost' }, /cannot be read/],
      [invoice, undefined, /there is no such invoice/],
      [listed, { ...listed, owed: Number(listed.owed) - 1 }, /the lists have .*; its entries make/],
      [listed, { ...listed, gsi1pk: 'LIST#SETTLED' }, /the lists have LIST#SETTLED .*make LIST#OWED/],
      [listed, unlisted, /the lists have undefined/],
      [cause, { ...cause, number: 'INV-9999999' }, /has another invoice/],
      [cause, { ...cause, gsi1pk: 'ISSUED#2020-01-01' }, /not in the list of its day/],
      [cause, undefined, /has another invoice, or none/],
      [payment, { ...payment, amount: -2999 }, /takings do not have entry 2|have -2999 cents/],
      [payment, undefined, /takings do not have entry 2/],
    ];
    for (const [item, other, words] of broken) {
      const found = await withBroken(item, other);
      expect(found, String(words)).toContainEqual({ invoice: number, what: expect.stringMatching(words) });
    }
    expect(await billing.differences()).toEqual([]);
  });

  test('finds what is in a list or in the takings without an invoice', async () => {
    const { number } = await busy();
    const [listed = {}] = await rows(`NUMBER#${number}`);
    const ghost = { ...listed, pk: 'NUMBER#INV-9000001', number: 'INV-9000001', gsi1sk: '2026#INV-9000001' };
    await put(ghost);
    const noInvoice = { invoice: 'INV-9000001', what: 'it is in the lists, but there is no such invoice' };
    expect(await billing.differences()).toEqual([noInvoice]);
    await remove(ghost);
    const money = (await rows('MONEY#')).filter((item) => item.invoice === number);
    const payment = money.find(({ kind }) => kind === 'PAYMENT') ?? {};
    const id = newId();
    const stray = { ...payment, pk: `MONEY#${id}`, id, gsi1sk: `${payment.at}#${id}` };
    await put(stray);
    expect(await billing.differences()).toEqual([
      { invoice: number, what: expect.stringMatching(/^the takings of .* cents that it does not have$/) },
    ]);
    await remove(stray);
  });

  test('lists the numbers that were given out and never used', async () => {
    const { takeNumber } = invoiceStore(client(), table());
    const lost = [await takeNumber('AAAAA-AAAAA-A')];
    await billed();
    lost.push(await takeNumber('BBBBB-BBBBB-B'));
    expect(await billing.differences()).toEqual([]);
    const { last } = await checkStore(client(), table()).read();
    expect(last).toMatchObject({ wrong: 0, finishedAt: expect.any(String) });
    expect(last?.gaps).toEqual(lost);
    expect(last?.unused).toBe(2);
  });

  test('finds no number unused when several events of a shipment are heard at once', async () => {
    const gaps = async () => (await checkStore(client(), table()).read()).last?.gaps.length;
    expect(await billing.differences()).toEqual([]);
    const before = await gaps();
    for (let time = 0; time < 3; time += 1) {
      const shipment = await billing.world.booked();
      await Promise.all(Array.from({ length: 5 }, () => billing.hearAll(shipment)));
      expect((await billing.only(shipment)).entries).toHaveLength(1);
    }
    expect(await billing.differences()).toEqual([]);
    expect(await gaps()).toBe(before);
  });

  test('is no worse when whoever was to count a number has died', async () => {
    const shipment = await billing.world.booked();
    await put({ pk: `RESERVED#${shipment.number}`, sk: 'NUMBER' });
    await Promise.all([billing.hearAll(shipment), billing.hearAll(shipment)]);
    expect((await billing.only(shipment)).entries).toHaveLength(1);
    expect(await billing.differences()).toEqual([]);
  });

  test('goes on where it stopped, is made once a night, and fails when something is wrong', async () => {
    const { number } = await billed();
    // After every night of the tests above. Each day until then is a run of its own below.
    const night = new Date(Date.now() + 100 * DAY_MS);
    let calls = 0;
    const once = () => {
      calls += 1;
      return calls % 2 === 1 ? 60_000 : 0;
    };
    const [listed = {}] = await rows(`NUMBER#${number}`);
    await put({ ...listed, name: 'Nobody' });
    const told: object[] = [];
    const failures: unknown[] = [];
    let runs = 0;
    const { read } = checkStore(client(), table());
    while (runs === 0 || (await read()).place !== undefined) {
      const run = await billing.check(night, once);
      told.push(...run.told);
      if (run.outcome instanceof Error) failures.push(run.outcome.message);
      runs += 1;
    }
    // All invoices, both lists, and each day of the takings.
    expect(runs).toBeGreaterThan(3);
    expect(told).toEqual([{ invoice: number, what: expect.stringContaining('the lists have') }]);
    expect(failures).toEqual([expect.stringContaining('The books do not agree')]);
    expect((await read()).last?.looked).toBe((await rows('OWNER#')).length);
    const later = await billing.check(new Date(night.getTime() + 1000));
    expect(later).toEqual({ outcome: { looked: 0, wrong: 0, unused: 0 }, told: [] });
    await put(listed);
  });
});
