import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountPreview, ShownAccount } from '#domain/billing/accounts/endpoints.ts';
import { balanceOf } from '#domain/billing/balance.ts';
import type { Aging } from '#domain/billing/books/aging.ts';
import type { Invoice, ShipmentInvoice } from '#domain/billing/invoice.ts';
import { dollars } from '#domain/kernel/money.ts';
import type { UnderWay } from '#domain/shipments/customer/under-way.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { listeners as billingListeners } from '#lambdas/billing/follow.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { listeners as shipmentListeners } from '#lambdas/shipments/heard/listeners.ts';
import { testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { sender } from '../shipments/shipments.world.ts';
import { type BillingWorld, clerk, type Published, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let world: BillingWorld['world'];
beforeAll(async () => {
  billing = await startBillingWorld();
  world = billing.world;
});
afterAll(() => billing.close());

const told = async (): Promise<Published[]> =>
  startingWith(await world.tables.all(world.tables.billing), 'OUTBOX#')
    .map(({ event }) => JSON.parse(String(event)) as Published)
    .toSorted((one, other) => one.aggregateVersion - other.aggregateVersion);

/** Lets billing and shipments hear all that billing told, and what it tells of that, until nothing is new. Each event comes twice. */
const settle = async (faults?: Faults): Promise<void> => {
  const given = testDependencies(world.tables.client(faults));
  const all = [...billingListeners(world.tables.env, given), ...shipmentListeners(world.tables.env, given)];
  for (let known = -1, events = await told(); events.length !== known; events = await told()) {
    known = events.length;
    for (const event of [...events, ...events])
      for (const listener of all) if (listener.type === event.type) await listener.hear(event);
  }
};

const about = { params: { userId: sender.userId } };
const accountNow = async (): Promise<ShownAccount | undefined> =>
  (
    (await billing.ask('GET /api/desk/books/accounts/{userId}', clerk, about)).body as {
      account?: ShownAccount;
    }
  ).account;
const set = async (limit: number, change: object = {}) => {
  const seen = (await accountNow())?.changes.length ?? 0;
  const body = { limit, days: 30, reason: 'Ships every week.', seen, ...change };
  return billing.ask('PUT /api/desk/books/accounts/{userId}', clerk, { ...about, body });
};
const preview = async (limit: number) =>
  (
    await billing.ask('POST /api/desk/books/accounts/{userId}/preview', clerk, {
      ...about,
      body: { limit, days: 30 },
    })
  ).body as unknown as AccountPreview;
const pay = (invoice: Invoice) =>
  billing.post('payments', invoice, { body: { amount: balanceOf(invoice).owed, method: 'CASH' } });

const booked = async (): Promise<ShipmentInvoice> => {
  const shipment = await world.booked();
  await billing.hearAll(shipment);
  return billing.only(shipment);
};
const now = (invoice: ShipmentInvoice) => billing.only({ number: invoice.shipment });
const whole = async ({ shipment: number }: ShipmentInvoice) =>
  (await world.ask('GET /api/shipments/{number}', { as: sender, params: { number } })).body as unknown as {
    shipment: Shipment;
    history: { what: string; note?: string }[];
  };
const holdsOf = async (invoice: ShipmentInvoice) =>
  (await whole(invoice)).shipment.holds.map(({ kind }) => kind);
const nextOf = async ({ shipment }: ShipmentInvoice) => {
  const { body } = await world.ask('GET /api/shipments/open', { as: sender });
  return (body.items as readonly UnderWay[]).find(({ number }) => number === shipment)?.next;
};

let first: ShipmentInvoice;
let second: ShipmentInvoice;

test('an account that is given takes what is owed: it is held no more, and due its days after the invoice', async () => {
  first = await booked();
  await settle();
  expect(await holdsOf(first)).toEqual(['PAYMENT_DUE']);
  const { owed } = balanceOf(first);
  expect(await preview(owed)).toMatchObject({ off: [], taken: [{ number: first.number, owed }] });
  expect((await set(owed)).status).toBe(200);
  let losses = 2;
  const lose = (operation: string): void => {
    if (operation !== 'TransactWriteItems' || losses === 0) return;
    losses -= 1;
    throw connectionReset();
  };
  await settle({ after: lose }).catch(() => undefined);
  await settle();
  const after = await now(first);
  expect(after.account).toMatchObject({ covers: owed });
  expect([after.dueAt, await holdsOf(first)]).toEqual([after.account?.dueAt, []]);
  expect((await whole(first)).history.find(({ what }) => what === 'hold-cleared')?.note).toBe(
    `${first.number} is on the sender’s account.`,
  );
  expect((await nextOf(first))?.title).not.toContain('Pay');
  expect(await accountNow()).toMatchObject({ limit: owed, days: 30, open: owed, left: 0 });
});

test('two at the same time cannot both have the last of the limit, and paying frees it', async () => {
  const { owed } = balanceOf(first);
  await set(owed * 2);
  const [one, two] = [await booked(), await booked()];
  const given = testDependencies(world.tables.client());
  const all = billingListeners(world.tables.env, given);
  const issued = (await told()).filter(
    ({ type, data }) => type === 'invoice-issued.v1' && [one.number, two.number].includes(data.number ?? ''),
  );
  await Promise.all(issued.map((event) => all.find(({ type }) => type === event.type)?.hear(event)));
  await settle();
  const both = [await now(one), await now(two)];
  expect(both.map(({ account }) => account?.covers).toSorted()).toEqual([0, owed]);
  const [held = one, flies = two] = both.toSorted(
    (a, b) => (a.account?.covers ?? 0) - (b.account?.covers ?? 0),
  );
  expect([await holdsOf(held), await holdsOf(flies)]).toEqual([['PAYMENT_DUE'], []]);
  expect(await nextOf(held)).toMatchObject({
    title: expect.stringMatching(/^Pay \$/),
    lines: expect.arrayContaining([`Your account’s limit of ${dollars(owed * 2)} is used.`]),
  });
  await pay(await now(flies));
  await settle();
  expect([await holdsOf(held), (await now(held)).account?.covers]).toEqual([[], owed]);
  expect((await now(flies)).account).toBeUndefined();
  second = held;
});

test('who owes what shows it apart, with the limit', async () => {
  const { groups } = (await billing.ask('GET /api/desk/books/aging', clerk)).body as unknown as Aging;
  const { owed } = balanceOf(first);
  expect(groups.find(({ term }) => term === 'ACCOUNT')?.debtors).toMatchObject([
    { ownerId: sender.userId, limit: owed * 2, owed: owed * 2, byAge: { NOT_DUE: owed * 2 } },
  ]);
  expect(groups.find(({ term }) => term === 'PREPAID')?.debtors).toEqual([]);
});

test('a lower limit says first what comes off, and then holds it again until it is paid', async () => {
  const { owed } = balanceOf(first);
  const foreseen = await preview(owed);
  expect(foreseen.off).toMatchObject([{ number: second.number, shipment: second.shipment, owed }]);
  await set(owed, { reason: 'Pays late.' });
  await settle();
  expect([await holdsOf(first), await holdsOf(second)]).toEqual([[], ['PAYMENT_DUE']]);
  // Due by its flight again, like everybody's.
  expect((await now(second)).dueAt).toBe('2026-11-24T21:00:00.000Z');
  expect((await whole(second)).shipment.holds[0]?.note).toContain('Their account’s limit of');
});

test('an account that is taken away holds what has not left, and of two who change it the second is told', async () => {
  const seen = (await accountNow())?.changes.length ?? 0;
  const away = { limit: 0, reason: 'The customer asked for it.', seen };
  expect((await set(0, away)).status).toBe(200);
  expect((await set(0, away)).status).toBe(200);
  expect(await set(100_000, { seen })).toMatchObject({ status: 409, body: { code: 'ACCOUNT_CHANGED' } });
  await settle();
  expect([await holdsOf(first), (await now(first)).account]).toEqual([['PAYMENT_DUE'], undefined]);
  expect(await accountNow()).toMatchObject({ limit: 0, open: 0 });
  expect((await accountNow())?.changes.at(-1)).toMatchObject({ by: clerk.userId, reason: away.reason });
});

test('nobody has an account whom we do not know, and a dock hand gives none', async () => {
  const body = { limit: 100_000, days: 30, reason: 'Ships a lot.', seen: 0 };
  const put = 'PUT /api/desk/books/accounts/{userId}';
  const stranger = { params: { userId: newId() }, body };
  expect(await billing.ask(put, clerk, stranger)).toMatchObject({ status: 404 });
  const hand = { userId: 'dock-1', roles: ['warehouse'] as const };
  expect(await billing.ask(put, hand, { ...about, body })).toMatchObject({ status: 403 });
});
