import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Drawer } from '#domain/billing/drawers/drawer.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { admin, dock } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

let people = 0;
/** Somebody at the counter who has no drawer yet. */
const clerk = (): As => {
  people += 1;
  return { userId: `clerk-${people}`, roles: ['staff'] };
};
const billed = async (): Promise<ShipmentInvoice> => {
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const post = (what: string, { number }: ShipmentInvoice, as: As, body: object, n?: number) =>
  billing.ask(`POST /api/desk/invoices/{number}/${what}`, as, {
    params: { number, ...(n === undefined ? {} : { n: String(n) }) },
    headers: { 'idempotency-key': newId() },
    body,
  });
const pay = (invoice: ShipmentInvoice, as: As, amount: number, method = 'CASH') =>
  post('payments', invoice, as, { amount, method });
const open = (as: As, float = 20_000, key = newId(), faults?: Faults) =>
  billing.ask('POST /api/desk/drawers', as, { headers: { 'idempotency-key': key }, body: { float } }, faults);
const close = (as: As, id: string, counted: number, reason?: string) =>
  billing.ask('POST /api/desk/drawers/{id}/close', as, {
    params: { id },
    body: { counted, ...(reason === undefined ? {} : { reason }) },
  });
const own = async (as: As) =>
  (await billing.ask('GET /api/desk/drawers/mine', as)).body.drawer as Drawer | undefined;
const drawers = async (as: As) =>
  ((await billing.ask('GET /api/desk/drawers', admin, { query: {} })).body.items as readonly Drawer[]).filter(
    ({ by }) => by === as.userId,
  );
const told = async (id: string) =>
  startingWith(await billing.world.tables.all(billing.world.tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { type: string; subject: string })
    .filter(({ subject }) => subject === id)
    .map(({ type }) => type)
    .toSorted();

describe('a drawer', () => {
  test('should have its float and the cash of its person, and is counted before anybody is told how much', async () => {
    const [ann, bea] = [clerk(), clerk()];
    const { id } = (await open(ann)).body as unknown as Drawer;
    const invoice = await billed();
    await pay(invoice, ann, 5000);
    await pay(invoice, ann, 700);
    await pay(invoice, bea, 900);
    await pay(invoice, ann, 1100, 'TRANSFER');
    // A slip was never in the drawer.
    await post('payments/{n}/void', invoice, ann, { reason: 'Typed twice.' }, 3);
    expect(await own(ann)).toMatchObject({ id, float: 20_000, by: ann.userId });
    const wrong = await close(ann, id, 24_700);
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { code: 'REASON_NEEDED', details: { expected: 25_000, difference: -300 } },
    ]);
    const reason = 'Change from yesterday.';
    expect((await close(ann, id, 24_700, reason)).body).toMatchObject({
      closed: { counted: 24_700, cashIn: 5000, cashBack: 0, difference: -300, reason, by: ann.userId },
    });
    expect([await own(ann), await drawers(ann), await told(id)]).toMatchObject([
      undefined,
      [{ id, closed: { counted: 24_700 } }],
      ['drawer-closed.v1', 'drawer-opened.v1'],
    ]);
    expect((await close(ann, id, 25_000)).body.code).toBe('DRAWER_CLOSED');
  });

  test('has what an admin gave back in cash from it, and a void of what came before leaves the next one as it is', async () => {
    const boss: As = { userId: `boss-${newId()}`, roles: ['admin'] };
    const first = (await open(boss, 0)).body as unknown as Drawer;
    const invoice = await billed();
    await pay(invoice, boss, 3000);
    const refund = { amount: 500, method: 'CASH', reason: 'Sent less.' };
    await post('payments/{n}/refunds', invoice, boss, refund, 2);
    await pay(invoice, boss, 800);
    expect((await close(boss, first.id, 3300)).body).toMatchObject({
      closed: { cashIn: 3800, cashBack: 500, difference: 0 },
    });
    const second = (await open(boss, 3300)).body as unknown as Drawer;
    await post('payments/{n}/void', invoice, boss, { reason: 'It was a transfer.' }, 4);
    expect((await close(boss, second.id, 3300)).body).toMatchObject({ closed: { difference: 0 } });
  });

  test('is one for each person, whoever of two opens first, and one for each key after a lost answer', async () => {
    const ann = clerk();
    const answers = await Promise.all([open(ann), open(ann), open(ann)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await drawers(ann)).toHaveLength(1);
    const bea = clerk();
    const key = newId();
    let losses = 1;
    const after = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    await open(bea, 100, key, { after });
    expect((await open(bea, 100, key)).status).toBe(200);
    expect(await drawers(bea)).toHaveLength(1);
    // Two who close it at once: one count stands.
    const { id } = (await own(bea)) as Drawer;
    const closed = await Promise.all([close(bea, id, 100), close(bea, id, 90, 'Ten short.')]);
    expect(closed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await open(bea)).status).toBe(200);
  });

  test('is closed by its person or an admin, and is for who takes money', async () => {
    const ann = clerk();
    const { id } = (await open(ann, 0)).body as unknown as Drawer;
    expect((await close(clerk(), id, 0)).body.code).toBe('DRAWER_NOT_FOUND');
    expect((await open(dock)).status).toBe(403);
    expect((await close(admin, id, 0)).body).toMatchObject({ closed: { by: admin.userId } });
    expect(await own(ann)).toBeUndefined();
  });
});

test('the cash of all drawers, and what came otherwise, are the takings of the day', async () => {
  const [ann, bea] = [clerk(), clerk()];
  const ids = new Map<string, string>();
  for (const as of [ann, bea]) ids.set(as.userId, ((await open(as, 1000)).body as unknown as Drawer).id);
  const invoice = await billed();
  let left = balanceOf(invoice).owed;
  for (const [as, amount, method] of [
    [ann, 1234, 'CASH'],
    [bea, 4321, 'CASH'],
    [ann, 55, 'CARD_TERMINAL'],
    [bea, 66, 'TRANSFER'],
    [ann, 77, 'CASH'],
  ] as const) {
    await pay(invoice, as, amount, method);
    left -= amount;
  }
  let cash = 0;
  for (const as of [ann, bea]) {
    const { body } = await close(as, String(ids.get(as.userId)), 0, 'Not counted in this test.');
    const { closed } = body as unknown as Drawer;
    cash += (closed?.cashIn ?? 0) - (closed?.cashBack ?? 0);
  }
  const { body } = await billing.ask('GET /api/desk/takings', admin, { query: {} });
  const sums = body.sums as readonly { taker: string; method: string; amount: number }[];
  const theirs = sums.filter(({ taker }) => taker === ann.userId || taker === bea.userId);
  expect(theirs.reduce((sum, { amount }) => sum + amount, 0)).toBe(cash + 55 + 66);
  expect(balanceOf(await billing.only({ number: invoice.shipment })).owed).toBe(left);
});
