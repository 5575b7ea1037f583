import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Statement } from '#domain/billing/books/statement.ts';
import type { Invoice } from '#domain/billing/invoice.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { dock, sender, stranger } from '../shipments/shipments.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
beforeAll(async () => {
  billing = await startBillingWorld();
});
afterAll(() => billing.close());

const today = newYorkDay(new Date());
const days = { from: addDays(today, -20), to: addDays(today, 1) };

const billed = async (as?: As): Promise<Invoice> => {
  const shipment = await billing.world.booked({}, as);
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const pay = ({ number }: Invoice, amount: number) =>
  billing.ask('POST /api/desk/invoices/{number}/payments', clerk, {
    params: { number },
    headers: { 'idempotency-key': newId() },
    body: { amount, method: 'CASH' },
  });
const mine = async (as: As, query: object = days) =>
  (await billing.ask('GET /api/statement', as, { query })).body as unknown as Statement;
const ofCustomer = (userId: string, as: As, query: object = days) =>
  billing.ask('GET /api/desk/statements/{userId}', as, { params: { userId }, query });

test('a customer and the desk read the same statement, of that customer alone, and it ends with what is owed', async () => {
  const [first, second, other] = [await billed(), await billed(), await billed(stranger)];
  await pay(first, 1000);
  await pay(other, 2000);
  const statement = await mine(sender);
  expect(statement.lines.map(({ invoice, amount }) => [invoice, amount])).toEqual([
    [first.number, 63_000],
    [second.number, 63_000],
    [first.number, -1000],
  ]);
  expect(statement).toMatchObject({ opening: 0, closing: 125_000, billTo: first.billTo });
  expect((await ofCustomer(sender.userId, clerk)).body).toEqual(statement);
  expect(await mine(sender, { from: addDays(today, 1), to: addDays(today, 1) })).toMatchObject({
    opening: 125_000,
    lines: [],
    closing: 125_000,
  });
  expect(await mine(stranger)).toMatchObject({ closing: 61_000 });
});

test('a statement is not for other customers, nor for people who see no invoices, and has a period', async () => {
  for (const as of [stranger, dock]) expect((await ofCustomer(sender.userId, as)).status).toBe(403);
  const backward = { from: days.to, to: days.from };
  expect(await mine(sender, backward)).toMatchObject({ code: 'INVALID_PERIOD' });
  expect((await ofCustomer(sender.userId, clerk, backward)).body.code).toBe('INVALID_PERIOD');
  expect((await ofCustomer('nobody', clerk)).body).toMatchObject({ billTo: [], closing: 0 });
});
