import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreditAccount } from '#domain/billing/accounts/account.ts';
import { nextReminder } from '#domain/billing/accounts/reminder.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { ShipmentInvoice } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultCapabilities } from '#domain/settings/capabilities.ts';
import type { AnyEvent } from '#events/envelope.ts';
import { accountStore } from '#lambdas/billing/accounts/account-store.ts';
import { wireReminders } from '#lambdas/billing/accounts/remind.ts';
import { listeners } from '#lambdas/billing/follow.ts';
import { accountDue } from '#lambdas/billing/told/account-due.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { sender } from '../shipments/shipments.world.ts';
import { type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let world: BillingWorld['world'];
let invoices: readonly ShipmentInvoice[];

const told = async (type: string): Promise<AnyEvent[]> =>
  startingWith(await world.tables.all(world.tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as AnyEvent)
    .filter((event) => event.type === type);
const hear = async (type: string): Promise<void> => {
  const all = listeners(world.tables.env, testDependencies(world.tables.client()));
  for (const event of await told(type)) await all.find((one) => one.type === type)?.hear(event);
};
const account = async (): Promise<CreditAccount> => {
  const found = await accountStore(world.tables.client(), world.tables.billing).find(sender.userId);
  if (found === undefined) throw new Error('There is no account.');
  return found;
};
const run = (now: Date, faults?: Faults) =>
  wireReminders(
    world.tables.env,
    testDependencies(world.tables.client(faults), { clock: () => now }),
  )({ millisecondsLeft: () => 60_000 });
/** The one letter of an event as it would be sent now; undefined where nobody gets one. */
const letterOf = async (event: AnyEvent) => {
  const { facts, partsOf } = accountDue;
  const besides = {
    now: new Date(),
    tableOf: (variable: string) => world.tables.env[variable as keyof typeof world.tables.env],
  };
  const known = await facts?.read(event, world.tables.client(), world.tables.billing, besides);
  if (known === undefined) return undefined;
  return partsOf(event, defaultBrand, defaultCapabilities, known)[0]?.letters?.[0];
};

beforeAll(async () => {
  billing = await startBillingWorld();
  world = billing.world;
  const shipments = [await world.booked(), await world.booked()];
  for (const shipment of shipments) await billing.hearAll(shipment);
  invoices = await Promise.all(shipments.map(billing.only));
  await billing.ask('PUT /api/desk/books/accounts/{userId}', clerk, {
    params: { userId: sender.userId },
    body: { limit: 10_000_000, days: 30, reason: 'Ships every week.', seen: 0 },
  });
  await hear('credit-account-changed.v1');
});
afterAll(() => billing.close());

test('some days before it is due the customer is told, once, also where a run dies or two run at the same time', async () => {
  const next = nextReminder(await account());
  const at = new Date(next?.at ?? '');
  await run(new Date(at.getTime() - 1));
  expect(await told('account-due.v1')).toEqual([]);
  let isLost = false;
  const lose = (operation: string): void => {
    if (operation !== 'TransactWriteItems' || isLost) return;
    isLost = true;
    throw connectionReset();
  };
  await run(at, { after: lose }).catch(() => undefined);
  await Promise.all([run(at), run(at)]);
  const due = invoices.reduce((sum, invoice) => sum + balanceOf(invoice).owed, 0);
  expect((await told('account-due.v1')).map(({ data }) => data)).toEqual([
    { userId: sender.userId, dueAt: next?.dueAt, due, currency: 'USD', by: 'system' },
  ]);
  expect(nextReminder(await account())).toBeUndefined();
});

test('the letter says what is left when it is sent, a paid invoice is in none, and once all is paid nobody gets one', async () => {
  const [event] = await told('account-due.v1');
  const [first, second] = invoices;
  if (event === undefined || first === undefined || second === undefined) throw new Error('Nothing is due.');
  const all = await letterOf(event);
  const sum = dollars(balanceOf(first).owed + balanceOf(second).owed);
  expect(all?.subject).toContain(sum);
  const whose = [first, second].map(({ number }) =>
    expect.stringMatching(new RegExp(`^Marva’s .+, ${number}$`)),
  );
  expect(all?.table?.rows.map(([what]) => what)).toEqual([...whose, 'Total']);
  expect(all?.table?.rows.at(-1)).toEqual(['Total', sum]);
  expect(all?.about).toBe(`the invoices ${first.number} and ${second.number}`);
  expect(all?.action).toEqual({ label: 'Open my invoices', path: '/dashboard/invoices' });
  const pay = (invoice: ShipmentInvoice) =>
    billing.post('payments', invoice, { body: { amount: balanceOf(invoice).owed, method: 'CASH' } });
  await pay(first);
  // The account has not heard of the payment yet.
  const one = await letterOf(event);
  expect(one?.subject).toContain(dollars(balanceOf(second).owed));
  expect(one?.action).toEqual({
    label: `Pay ${dollars(balanceOf(second).owed)}`,
    path: `/dashboard/invoices/${second.number}`,
  });
  await pay(second);
  expect(await letterOf(event)).toBeUndefined();
});
