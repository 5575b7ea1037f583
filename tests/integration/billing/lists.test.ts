import { afterAll, beforeAll, expect, test } from 'vitest';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Aging } from '#domain/billing/books/aging.ts';
import type { InvoiceSummary, ShipmentInvoice } from '#domain/billing/invoice.ts';
import type { MyInvoice } from '#domain/billing/my-invoice.ts';
import { newYorkInstant } from '#domain/kernel/new-york.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { wire } from '#lambdas/billing/http.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { call, testDependencies } from '../../support/call.ts';
import { desk, friday, nextFriday, sender, shipmentIn } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

const billed = async (): Promise<ShipmentInvoice> => {
  const shipment = await billing.world.booked();
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const pay = ({ number }: ShipmentInvoice, amount: number) =>
  billing.ask('POST /api/desk/invoices/{number}/payments', clerk, {
    params: { number },
    headers: { 'idempotency-key': newId() },
    body: { amount, method: 'CASH' },
  });
const shipmentOf = async ({ shipment: number }: ShipmentInvoice) =>
  shipmentIn(await billing.world.ask('GET /api/desk/shipments/{number}', { as: desk, params: { number } }));
const cutoff = newYorkInstant('2026-11-24', '16:00');

/** The desk's answer to a question about invoices at an instant. */
const list = async (
  query: object,
  now = new Date('2026-11-20T15:00:00.000Z'),
): Promise<readonly InvoiceSummary[]> => {
  const { tables } = billing.world;
  const deps = testDependencies(tables.client(), { clock: () => now });
  const { body } = await call(wire(tables.env, deps), 'GET /api/desk/invoices', {
    as: clerk,
    query: { limit: '100', ...query },
  });
  return body.items as InvoiceSummary[];
};
const numbers = async (query: object, now?: Date) => (await list(query, now)).map(({ number }) => number);

test('the owner reads what went to whom of each invoice, with the name that the shipment has now', async () => {
  const invoice = await billed();
  const subjects = async (): Promise<unknown> => {
    const { body } = await billing.ask('GET /api/invoices', sender, { query: { limit: '100' } });
    return (body.items as MyInvoice[]).find(({ number }) => number === invoice.number)?.subject;
  };
  const { consignee, version, holds } = await shipmentOf(invoice);
  expect(await subjects()).toBe(`1 barrel and 2 boxes to Georgetown for ${consignee.name}`);
  const form = { ...sampleForm, consignee: { ...sampleForm.consignee, name: 'Verna Adams' } };
  expect(
    (await billing.world.change(invoice.shipment, { version, form })).status,
    JSON.stringify(holds),
  ).toBe(200);
  expect(await subjects()).toBe('1 barrel and 2 boxes to Georgetown for Verna Adams');
});

test('each invoice is in the list of what is owed on it, and moves with each payment', async () => {
  const [open, part, paid] = [await billed(), await billed(), await billed()];
  await pay(part, 100);
  await pay(paid, balanceOf(paid).owed);
  expect(await numbers({ show: 'owed' })).toEqual(expect.arrayContaining([open.number, part.number]));
  expect(await numbers({ show: 'owed' })).not.toContain(paid.number);
  expect(await list({ show: 'settled' })).toMatchObject([
    { number: paid.number, state: 'PAID', owed: 0, settledAt: expect.any(String) },
  ]);
  expect(await numbers({ show: 'to-pay-back' })).toEqual([]);
  const shipment = shipmentIn(
    await billing.world.cancel(paid.shipment, {
      version: (await shipmentOf(paid)).version,
    }),
  );
  await billing.hearAll(shipment);
  expect(await list({ show: 'to-pay-back' })).toMatchObject([{ number: paid.number, state: 'TO_PAY_BACK' }]);
  expect(await numbers({ show: 'settled' })).toEqual([]);
});

test('what is owed after the booking cutoff of its flight is overdue, and follows it to another flight', async () => {
  const invoice = await billed();
  expect(invoice.dueAt).toBe(cutoff.toISOString());
  const before = new Date(cutoff.getTime() - 1);
  expect(await numbers({ show: 'overdue' }, before)).toEqual([]);
  expect(await numbers({ show: 'overdue' }, cutoff)).toContain(invoice.number);
  const { number, version } = await shipmentOf(invoice);
  const moved = shipmentIn(
    await billing.world.move(number, { version, departureId: nextFriday, note: 'Asked for it.' }),
  );
  expect([friday, moved.departureId]).toEqual([friday, nextFriday]);
  await billing.hearAll(moved);
  expect((await billing.only(moved)).dueAt).toBe(newYorkInstant('2026-12-01', '16:00').toISOString());
  expect(await numbers({ show: 'overdue' }, cutoff)).not.toContain(invoice.number);
  expect(await billing.told(invoice)).toEqual(['invoice-issued.v1']);
});

test('the list of what is overdue ends with the last one that is, on whatever page', async () => {
  const all = await numbers({ show: 'overdue' }, cutoff);
  expect(all.length).toBeGreaterThan(1);
  const first = await list({ show: 'overdue', limit: '1' }, cutoff);
  expect(first.map(({ number }) => number)).toEqual(all.slice(0, 1));
});

test('an invoice is found by its number as people type it, and by its shipment', async () => {
  const { number, shipment } = await billed();
  for (const search of [
    number,
    number.toLowerCase(),
    number.slice(4),
    ` inv ${number.slice(4)}`,
    shipment,
    shipment.toLowerCase(),
  ])
    expect(await numbers({ search }), search).toEqual([number]);
  for (const search of ['INV-9999999', '12', 'Marva']) expect(await numbers({ search }), search).toEqual([]);
});

test('what is owed is counted by customer and age to the cent, and what was paid or is to be paid back is not in it', async () => {
  const [open, part, paid] = [await billed(), await billed(), await billed()];
  await pay(part, 100);
  await pay(paid, balanceOf(paid).owed);
  const { tables } = billing.world;
  const deps = testDependencies(tables.client(), { clock: () => new Date('2026-12-26T15:00:00.000Z') });
  const aging = async (as: As) => call(wire(tables.env, deps), 'GET /api/desk/books/aging', { as });
  const { groups } = (await aging(clerk)).body as unknown as Aging;
  const [collect] = groups.filter(({ term }) => term === 'COLLECT');
  const [prepaid] = groups.filter(({ term }) => term === 'PREPAID');
  const owed = await list({ show: 'owed' });
  const sum = (rows: readonly { readonly owed: number }[]) => rows.reduce((all, one) => all + one.owed, 0);
  expect([collect?.owed, prepaid?.owed]).toEqual([
    sum(owed.filter(({ chargesTerm }) => chargesTerm === 'COLLECT')),
    sum(owed.filter(({ chargesTerm }) => chargesTerm === 'PREPAID')),
  ]);
  const theirs = prepaid?.debtors.find(({ ownerId }) => ownerId === sender.userId);
  const found = (number: string) => theirs?.invoices.find((invoice) => invoice.number === number);
  // The flight's booking cutoff was on November 24.
  expect(found(open.number)).toMatchObject({ owed: balanceOf(open).owed, days: 32 });
  expect(found(part.number)).toMatchObject({ owed: balanceOf(part).owed - 100 });
  expect(found(paid.number)).toBeUndefined();
  expect(theirs?.byAge.TO_60).toBeGreaterThan(0);
  expect((await aging({ userId: 'staff-1', roles: ['staff'] })).status).toBe(200);
  expect((await aging({ userId: 'driver-1', roles: ['driver'] })).status).toBe(403);
});

test('what is owed is narrowed by several filters, what is settled by its month', async () => {
  const [owed, settled] = [await billed(), await billed()];
  await pay(settled, balanceOf(settled).owed);
  const late = new Date('2027-01-05T15:00:00.000Z');
  const asked = { show: 'owed', to: owed.to, owner: sender.userId };
  expect(await numbers({ ...asked, days: '7' }, late)).toContain(owed.number);
  expect(await numbers({ ...asked, days: '365' }, late)).toEqual([]);
  expect(await numbers({ ...asked, to: 'JM' })).toEqual([]);
  expect(await numbers({ ...asked, owner: 'nobody' })).toEqual([]);
  const [{ settledAt = '' } = {}] = await list({ search: settled.number });
  const month = { show: 'settled', closed: settledAt.slice(0, 7) };
  expect(await numbers({ ...month, to: settled.to })).toContain(settled.number);
  expect(await numbers({ ...month, closed: '2020-01' })).toEqual([]);
  const { body } = await billing.ask('GET /api/desk/invoices', clerk, {
    query: { show: 'settled', to: 'GY' },
  });
  expect(body.code).toBe('ONE_QUESTION_ONLY');
});
