import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { DoorMoney } from '#domain/billing/door/door-money.ts';
import type { DoorCashTaken } from '#domain/billing/door/endpoints.ts';
import type { Drawer } from '#domain/billing/drawers/drawer.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import type { Role } from '#domain/kernel/role.ts';
import type { Run } from '#domain/runs/run.ts';
import { sampleDone } from '#domain/runs/testing/sample-driving.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { formOf, pickup, type RunsWorld, runIn, startRunsWorld } from './runs.world.ts';

const A = 'BKG-AAAAAA';
const STOP = `${A}-1`;
const PRICE = 4500;
const price = {
  lines: [{ code: 'PICKUP', text: 'Pickup', amount: PRICE }],
  total: PRICE,
  rateCardVersion: 1,
};
const dan = { userId: 'dan', roles: ['driver'] as readonly Role[] };
const eve = { userId: 'eve', roles: ['driver'] as readonly Role[] };
const clerk = { userId: 'ann', roles: ['staff'] as readonly Role[] };

let world: RunsWorld;
beforeEach(async () => {
  world = await startRunsWorld();
  await world.store(pickup(A, { price, searchConsent: undefined }));
});
afterEach(() => world.stop());

/** A run that Dan drives, at the door of its only pickup. */
const atDoor = async (): Promise<Run> => {
  const run = runIn(await world.act(runIn(await world.save(formOf([A]))), { kind: 'RELEASE' }));
  world.at('2026-12-01T15:30:00.000Z');
  return run;
};
const part = (cents: number, what = 'PICKUP') => ({ id: newId(), for: what, cents });
const take = (
  { id }: Pick<Run, 'id'>,
  parts: readonly ReturnType<typeof part>[],
  as = dan,
  faults?: Faults,
) =>
  world.askBilling(
    'POST /api/drive/runs/{id}/cash',
    { as, params: { id }, body: { cash: { stop: STOP, parts } as DoorCashTaken } },
    faults,
  );
const money = async (as = dan): Promise<readonly DoorMoney[]> =>
  ((await world.ask('GET /api/drive/runs', { as })).body as { money: DoorMoney[] }).money;
const invoices = async (): Promise<readonly Invoice[]> =>
  startingWith(await world.tables.all(world.tables.billing), 'OWNER#') as unknown as Invoice[];
const bags = async () =>
  (await world.askBilling('GET /api/desk/bags', { as: clerk })).body as { items: Drawer[] };
const openDrawer = (as = clerk) =>
  world.askBilling('POST /api/desk/drawers', {
    as,
    headers: { 'idempotency-key': newId() },
    body: { float: 10_000 },
  });
const closeBag = (id: string, counted: number, reason?: string, as = clerk) =>
  world.askBilling('POST /api/desk/bags/{id}/close', {
    as,
    params: { id },
    body: { counted, ...(reason === undefined ? {} : { reason }) },
  });
const done = ({ id }: Run) =>
  world.ask('POST /api/drive/runs/{id}/acts', {
    as: dan,
    params: { id },
    body: { act: sampleDone(STOP, newId(), '2026-12-01T15:25:00.000Z') },
  });

describe('cash at the door', () => {
  test('pays the pickup that has no invoice yet: it is charged once, before or after the proof arrives', async () => {
    const run = await atDoor();
    expect(await money()).toEqual([{ stop: STOP, bills: [{ for: 'PICKUP', cents: PRICE }], taken: [] }]);
    const cash = part(PRICE);
    expect((await take(run, [cash])).body).toMatchObject({
      money: { stop: STOP, bills: [], taken: [{ id: cash.id, cents: PRICE }] },
    });
    await done(run);
    await world.settle();
    await world.settle({ again: true });
    const [invoice, ...others] = await invoices();
    expect(others).toEqual([]);
    expect(invoice && balanceOf(invoice)).toMatchObject({ charged: PRICE, paid: PRICE, owed: 0 });
    expect(await money()).toEqual([
      { stop: STOP, bills: [], taken: [{ id: cash.id, invoice: invoice?.number, cents: PRICE }] },
    ]);
  });

  test('is entered once however often a phone sends it, and is in one bag', async () => {
    const run = await atDoor();
    const cash = [part(3000), part(1500)];
    let losses = 4;
    const faults: Faults = {
      after: (operation) => {
        if (operation === 'TransactWriteItems' && losses-- > 0) throw connectionReset();
      },
    };
    for (let again = 0; again < 5; again += 1) await take(run, cash, dan, faults);
    expect((await take(run, cash)).status).toBe(200);
    expect((await invoices()).map(balanceOf)).toMatchObject([{ paid: PRICE, owed: 0 }]);
    expect((await bags()).items).toMatchObject([{ by: 'dan', counter: 'ROAD', float: 0 }]);
  });

  test('of two phones is all there, in one bag', async () => {
    const run = await atDoor();
    const answers = await Promise.all([take(run, [part(2000)]), take(run, [part(2500)])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await invoices()).map(balanceOf)).toMatchObject([{ paid: PRICE, owed: 0 }]);
    expect((await bags()).items).toHaveLength(1);
  });

  test('that comes for what was paid meanwhile is not lost: it is to be paid back', async () => {
    const run = await atDoor();
    await take(run, [part(PRICE)]);
    expect((await take(run, [part(PRICE)])).status).toBe(200);
    expect((await invoices()).map(balanceOf)).toMatchObject([{ paid: 2 * PRICE, owed: -PRICE }]);
  });

  test('is nobody else’s: not on the run of another driver, and not on the invoice of another customer', async () => {
    const run = await atDoor();
    expect(await take(run, [part(PRICE)], eve)).toMatchObject({
      status: 404,
      body: { code: 'RUN_NOT_FOUND' },
    });
    expect(await money(eve)).toEqual([]);
    expect(await take(run, [part(PRICE, 'INV-1000999')])).toMatchObject({
      status: 404,
      body: { code: 'INVOICE_NOT_FOUND' },
    });
    expect((await bags()).items).toEqual([]);
    expect((await world.askBilling('GET /api/desk/bags', { as: dan })).status).toBe(403);
  });
});

describe('the bag of a driver', () => {
  test('is counted into the drawer of a clerk as one entry, and a difference needs a reason', async () => {
    const run = await atDoor();
    await take(run, [part(PRICE)]);
    const [bag] = (await bags()).items;
    const id = bag?.id ?? '';
    expect((await closeBag(id, PRICE)).body).toMatchObject({ code: 'DRAWER_NEEDED' });
    const drawer = (await openDrawer()).body as unknown as Drawer;
    expect((await closeBag(id, 4400)).body).toMatchObject({
      code: 'REASON_NEEDED',
      details: { expected: PRICE, difference: -100 },
    });
    expect((await closeBag(id, 4400, 'A dollar of change.', dan)).status).toBe(403);
    expect((await closeBag(id, 4400, 'A dollar of change.')).body).toMatchObject({
      bag: { closed: { counted: 4400, difference: -100, into: drawer.id, by: 'ann' } },
      drawer: { bags: [{ bag: id, from: 'dan', amount: 4400 }] },
    });
    expect((await bags()).items).toEqual([]);
    expect((await closeBag(id, 4400)).body).toMatchObject({ code: 'DRAWER_CLOSED' });
    // What is in the drawer now is its float and what was counted of the bag.
    expect(
      await world.askBilling('POST /api/desk/drawers/{id}/close', {
        as: clerk,
        params: { id: drawer.id },
        body: { counted: 14_400 },
      }),
    ).toMatchObject({ status: 200, body: { closed: { difference: 0, cashIn: 0 } } });
  });

  test('of two clerks who count it at once, one has it in the drawer', async () => {
    const run = await atDoor();
    await take(run, [part(PRICE)]);
    const [bag] = (await bags()).items;
    const other = { ...clerk, userId: 'bea' };
    await openDrawer();
    await openDrawer(other);
    const answers = await Promise.all([
      closeBag(bag?.id ?? '', PRICE),
      closeBag(bag?.id ?? '', PRICE, undefined, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('that was counted takes no more: what a phone was late to send opens the next one', async () => {
    const run = await atDoor();
    await take(run, [part(2000)]);
    await openDrawer();
    const [bag] = (await bags()).items;
    await closeBag(bag?.id ?? '', 2000);
    expect((await take(run, [part(2500)])).status).toBe(200);
    const { items } = await bags();
    expect(items.map(({ id }) => id)).not.toContain(bag?.id);
    expect((await closeBag(items[0]?.id ?? '', 2500)).status).toBe(200);
  });
});
