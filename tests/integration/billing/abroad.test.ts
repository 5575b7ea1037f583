import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvoice } from '#domain/billing/audit.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import { addDays } from '#domain/kernel/new-york.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startingWith } from '../../support/tables.ts';
import { inGuyana, inJamaica } from '../shipments/arrivals.world.ts';
import { admin, desk, sender } from '../shipments/shipments.world.ts';
import { counterInGuyana, GUYANA_RATE } from './abroad.world.ts';
import { type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let counter: ReturnType<typeof counterInGuyana>;
beforeAll(async () => {
  billing = await startBillingWorld();
  counter = counterInGuyana(billing);
});
afterAll(() => billing.close());

/** What was told of the rates of the day. */
const told = async () =>
  startingWith(await billing.world.tables.all(billing.world.tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as { type: string; data: Record<string, unknown> })
    .filter(({ type }) => type === 'day-rate-entered.v1')
    .map(({ data }) => data);

describe('local currency at the counter', () => {
  test('is not taken while no rate of today was entered, and U.S. dollars are', async () => {
    const invoice = await counter.landed();
    expect((await counter.bill(invoice)).local).toEqual({
      country: 'GY',
      currency: 'GYD',
      day: counter.today(),
    });
    const refused = await counter.takeLocal(invoice, 1000);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'NO_RATE', message: expect.stringContaining('No rate has been entered for today') },
    ]);
    await counter.enterRate(GUYANA_RATE, clerk, addDays(counter.today(), 1));
    expect((await counter.takeLocal(invoice, 1000)).body.code).toBe('NO_RATE');
    expect((await counter.takeDollars(invoice, 1000)).status).toBe(200);
  });

  test('settles the invoice in U.S. cents at the rate of the day, once, and keeps what was taken', async () => {
    const invoice = await counter.landed();
    const { owed } = balanceOf(invoice);
    expect((await counter.enterRate()).body).toMatchObject({ perDollar: GUYANA_RATE, by: inGuyana.userId });
    expect((await counter.bill(invoice)).local).toMatchObject({ perDollar: GUYANA_RATE });
    const key = newId();
    const answers = await Promise.all([
      counter.takeLocal(invoice, 20_000, GUYANA_RATE, key),
      counter.takeLocal(invoice, 20_000, GUYANA_RATE, key),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // Somebody corrects the rate: the payment stays as it was, and the next one has to be looked at again.
    await counter.enterRate(2_100_000, clerk);
    expect((await counter.takeLocal(invoice, 20_000, GUYANA_RATE, key)).status).toBe(200);
    const old = await counter.takeLocal(invoice, 1000);
    expect([old.status, old.body]).toMatchObject([
      409,
      { code: 'RATE_CHANGED', details: { perDollar: 2_100_000 } },
    ]);
    await counter.takeLocal(invoice, owed - 20_000, 2_100_000);
    const after = await counter.now(invoice);
    expect([balanceOf(after).owed, auditInvoice(after)]).toEqual([0, []]);
    expect(after.entries.slice(-2)).toMatchObject([
      { amount: -20_000, place: 'GY', local: { currency: 'GYD', amount: 4_175_000, perDollar: GUYANA_RATE } },
      { local: { perDollar: 2_100_000 } },
    ]);
    expect((await counter.takeLocal(invoice, 1, 2_100_000)).body.code).toBe('MORE_THAN_OWED');
    // A sum that the rate does not make is a mistake of whoever sends it.
    const wrong = await billing.ask('POST /api/arrivals/{number}/payments', inGuyana, {
      params: { number: invoice.shipment },
      headers: { 'idempotency-key': newId() },
      body: { amount: 20_001, local: { amount: 4_175_000, perDollar: GUYANA_RATE }, method: 'CASH' },
    });
    expect(wrong.body.code).toBe('INVALID_INPUT');
  });

  test('has its rate from agents there or from billing, and every change of it is told with who made it', async () => {
    for (const as of [inJamaica, desk, sender])
      expect((await counter.enterRate(GUYANA_RATE, as)).status).toBeGreaterThanOrEqual(403);
    expect((await counter.enterRate(9999)).status).toBe(400);
    const yesterday = addDays(counter.today(), -1);
    expect((await counter.enterRate(GUYANA_RATE, inGuyana, yesterday)).body.code).toBe('RATE_NOT_ALLOWED');
    const day = addDays(counter.today(), 3);
    await Promise.all([
      counter.enterRate(2_000_000, inGuyana, day),
      counter.enterRate(2_200_000, clerk, day),
    ]);
    await counter.enterRate(GUYANA_RATE, clerk, day);
    // The same again is nothing new.
    await counter.enterRate(GUYANA_RATE, inGuyana, day);
    const [rate] = (await counter.rates()).items;
    expect(rate).toMatchObject({ day, perDollar: GUYANA_RATE, by: clerk.userId, version: 3 });
    const changes = (await told()).filter((data) => data.day === day);
    expect(changes).toHaveLength(3);
    expect(changes).toContainEqual(expect.objectContaining({ perDollar: GUYANA_RATE, by: clerk.userId }));
    expect([(await counter.rates(inJamaica)).status, (await counter.rates(admin)).status]).toEqual([
      404, 200,
    ]);
  });
});

test('the takings of a counter are its own, by currency; ours do not contain them', async () => {
  const before = (await counter.takings()).body.sums as readonly object[];
  const invoice = await counter.landed();
  await counter.enterRate();
  await counter.takeLocal(invoice, 20_000);
  await counter.takeDollars(invoice, 700);
  const n = (await counter.now(invoice)).entries.length;
  const reason = 'Typed twice.';
  await billing.post('payments/{n}/void', invoice, { as: admin, n, body: { reason } });
  await billing.post('payments', invoice, { body: { amount: 900, method: 'CASH' } });
  const { items, sums } = (await counter.takings()).body as {
    readonly items: readonly { readonly invoice: string; readonly place: string }[];
    readonly sums: readonly { readonly currency: string; readonly amount: number; readonly cents: number }[];
  };
  expect(items.filter((one) => one.invoice === invoice.number)).toMatchObject([
    { kind: 'VOID', amount: 700, place: 'GY' },
    { kind: 'PAYMENT', amount: -700 },
    { kind: 'PAYMENT', amount: -20_000, local: { currency: 'GYD', amount: 4_175_000 } },
  ]);
  const sumOf = (of: readonly object[], currency: string) =>
    (of as typeof sums).find((sum) => sum.currency === currency) ?? { amount: 0, cents: 0 };
  for (const [currency, amount, cents] of [
    ['GYD', 4_175_000, 20_000],
    ['USD', 0, 0],
  ] as const) {
    expect(sumOf(sums, currency).amount - sumOf(before, currency).amount).toBe(amount);
    expect(sumOf(sums, currency).cents - sumOf(before, currency).cents).toBe(cents);
  }
  const ours = await counter.ours();
  expect(ours.items.filter((one) => one.invoice === invoice.number)).toMatchObject([{ amount: -900 }]);
  // Everybody else's counter is not there for an agent, nor is ours.
  expect((await counter.takings(inJamaica)).body.code).toBe('COUNTER_NOT_FOUND');
  expect((await counter.takings(inGuyana, 'JM')).body.code).toBe('COUNTER_NOT_FOUND');
  expect((await counter.takings(desk)).status).toBe(403);
  expect((await billing.ask('GET /api/desk/takings', inGuyana, { query: {} })).status).toBe(403);
});
