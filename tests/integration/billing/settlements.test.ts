import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultCommissions } from '#domain/billing/abroad/commission.ts';
import type { AgentAccount, Settlement } from '#domain/billing/abroad/settlement.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { booked } from '#lambdas/billing/books/booked.ts';
import { wireRebuild } from '#lambdas/billing/rebuild.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { wire as wireSettings } from '#lambdas/settings/http.ts';
import { call, testDependencies } from '../../support/call.ts';
import { connectionReset, type Faults, startingWith } from '../../support/tables.ts';
import { inGuyana } from '../shipments/arrivals.world.ts';
import { admin, desk } from '../shipments/shipments.world.ts';
import { counterInGuyana } from './abroad.world.ts';
import { type As, type BillingWorld, clerk, startBillingWorld } from './billing.world.ts';

let billing: BillingWorld;
let counter: ReturnType<typeof counterInGuyana>;
beforeAll(async () => {
  billing = await startBillingWorld();
  counter = counterInGuyana(billing);
  await counter.enterRate();
});
afterAll(() => billing.close());

const params = { country: 'GY' };
const account = async (as: As = clerk) => {
  const route = 'GET /api/desk/books/counters/{country}/settlements';
  const { status, body } = await billing.ask(route, as, { params });
  return { status, ...(body as { open: AgentAccount; closed: readonly Settlement[] }) };
};
interface Closing {
  readonly transferred?: number;
  readonly reason?: string;
  readonly key?: string;
  readonly as?: As;
  readonly faults?: Faults;
}
/** Closes an account with all that is owed, unless something else is said. */
const close = (
  { number, owed }: Pick<AgentAccount, 'number' | 'owed'>,
  { transferred = owed, reason, key = newId(), as = clerk, faults }: Closing = {},
) =>
  billing.ask(
    'POST /api/desk/books/counters/{country}/settlements/{number}',
    as,
    {
      params: { ...params, number: String(number) },
      headers: { 'idempotency-key': key },
      body: { owed, transferred, reference: 'WT-4711', ...(reason === undefined ? {} : { reason }) },
    },
    faults,
  );
/** Closes whatever is open, so that the next account begins with nothing. */
const settleUp = async (): Promise<number> => {
  const { open } = await account();
  if (open.count === 0 && open.carried === undefined) return open.number;
  const transferred = Math.max(0, open.owed);
  await close(open, { transferred, reason: 'Goes on.' });
  return settleUp();
};
const setCommission = async (percent: number, perPiece: number): Promise<void> => {
  const { tables } = billing.world;
  const settings = wireSettings(
    { ...tables.env, SITE_URL: 'https://example.test', SITE_SAMPLES: 'hidden' },
    { ...testDependencies(tables.client()), loadRenderer: undefined as never, takesCards: async () => false },
  );
  const { body } = await call(settings, 'GET /api/settings', { as: admin });
  const { version } = (body as { commissions: { version: number } }).commissions;
  const value = { ...defaultCommissions, GY: { percent, perPiece } };
  const route = 'PUT /api/settings/commissions';
  expect((await call(settings, route, { as: admin, body: { version, value } })).status).toBe(200);
};
const journal = async () => {
  const { tables } = billing.world;
  const today = newYorkDay(new Date());
  const period = { from: addDays(today, -1), to: addDays(today, 1) };
  const page = { after: undefined, limit: 1000 };
  return (await booked(tables.client(), tables.env.BILLING_TABLE).journal(period, page)).items;
};
/** What the books say is at agents abroad, in cents. */
const atAgents = async (): Promise<number> =>
  (await journal())
    .flatMap(({ postings }) => postings)
    .reduce((sum, { ledger, amount }) => (ledger === 'ABROAD' ? sum + amount : sum), 0);

describe('a settlement', () => {
  test('has what was taken since the last one, is closed once by its form, and its difference is a line of the next', async () => {
    const number = await settleUp();
    const invoice = await counter.landed();
    await counter.takeLocal(invoice, 20_000);
    await counter.takeDollars(invoice, 1000);
    const { open } = await account();
    expect(open).toMatchObject({
      country: 'GY',
      number,
      taken: [
        { currency: 'USD', amount: 1000 },
        { currency: 'GYD', amount: 4_175_000, cents: 20_000 },
      ],
      pieces: 3,
      commission: { percent: 0, perPiece: 0, cents: 0 },
      owed: 21_000,
    });
    const refused = await close(open, { transferred: 20_000 });
    expect([refused.status, refused.body.code]).toEqual([422, 'REASON_NEEDED']);
    const key = newId();
    const closing = { transferred: 20_000, reason: 'The bank kept ten dollars.', key };
    let losses = 1;
    const after = (operation: string): void => {
      if (operation !== 'TransactWriteItems' || losses === 0) return;
      losses -= 1;
      throw connectionReset();
    };
    // The same form pressed often, with a lost answer; and somebody else with another one.
    const answers = await Promise.all([
      close(open, { ...closing, faults: { after } }),
      close(open, closing),
      close(open, closing),
    ]);
    answers.push(await close(open, closing));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3);
    expect((await close(open, { ...closing, key: newId() })).body.code).toBe('SETTLEMENT_CLOSED');
    expect(await account()).toMatchObject({
      open: { number: number + 1, count: 0, carried: { number, cents: 1000, reason: closing.reason } },
    });
    expect((await account()).open.owed).toBe(1000);
    expect((await account()).closed[0]).toMatchObject({
      number,
      transferred: 20_000,
      difference: 1000,
      by: clerk.userId,
    });
    expect(await atAgents()).toBe(1000);
    const rows = (await journal()).filter(({ invoice: of }) => of === `AGENT-GY-${number}`);
    expect(rows).toMatchObject([
      {
        postings: [
          { ledger: 'TRANSFER', amount: 20_000 },
          { ledger: 'ABROAD', amount: -20_000 },
        ],
      },
    ]);
    const events = startingWith(await billing.world.tables.all(billing.world.tables.billing), 'OUTBOX#');
    const told = events.map(({ event }) => JSON.parse(String(event)) as { type: string; subject: string });
    expect(told.filter(({ subject }) => subject === `AGENT-GY-${number}`)).toMatchObject([
      { type: 'settlement-closed.v1' },
    ]);
  });

  test('of two people at once is closed by one, and every payment meanwhile is in exactly one settlement', async () => {
    await settleUp();
    const invoice = await counter.landed();
    await counter.takeDollars(invoice, 500);
    const before = (await account()).open;
    const taking = Array.from({ length: 6 }, () => counter.takeDollars(invoice, 500));
    const closing = [before, before].map((open) => close(open));
    const answers = await Promise.all(closing);
    await Promise.all(taking);
    // What was taken in between has to be looked at first; whoever is late meets a closed one.
    for (const { status, body } of answers)
      expect(status === 200 || ['OWED_CHANGED', 'SETTLEMENT_CLOSED'].includes(String(body.code))).toBe(true);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const { open, closed } = await account();
    const own = closed.filter(({ number }) => number >= before.number);
    const taken = [...own, open].flatMap((one) => one.taken).reduce((sum, { cents }) => sum + cents, 0);
    expect(taken).toBe(3500);
    const settled = await close(open);
    expect(settled.status).toBe(200);
    expect(await atAgents()).toBe(0);
  });

  test('is not closed when something was taken after it was read, and what is taken after that is in the next one', async () => {
    const number = await settleUp();
    const invoice = await counter.landed();
    await counter.takeDollars(invoice, 500);
    const { open } = await account();
    const once = (act: () => Promise<unknown>): Faults => {
      let acts = [act];
      const before = async (operation: string): Promise<void> => {
        const [first] = acts;
        if (operation !== 'TransactWriteItems' || first === undefined) return;
        acts = [];
        await first();
      };
      return { before };
    };
    // Between its read and its write.
    const late = once(() => counter.takeDollars(invoice, 300));
    const refused = await close(open, { faults: late });
    expect(refused.body).toMatchObject({ code: 'OWED_CHANGED', details: { owed: 800 } });
    // The other way round: it is closed while a payment is on its way.
    const closing = once(async () => close((await account()).open));
    expect((await counter.takeDollars(invoice, 200, inGuyana, newId(), closing)).status).toBe(200);
    const { open: next, closed } = await account();
    expect([closed[0], next]).toMatchObject([
      { number, owed: 800, difference: 0 },
      { number: number + 1, count: 1, owed: 200 },
    ]);
  });

  test('has a void of what was settled before in the open one, where it is owed to the agent', async () => {
    await settleUp();
    const invoice = await counter.landed();
    await counter.takeDollars(invoice, 700);
    await close((await account()).open);
    const n = (await counter.now(invoice)).entries.length;
    const body = { reason: 'It was never paid.' };
    await billing.post('payments/{n}/void', invoice, { as: admin, n, body });
    const { open } = await account();
    expect(open).toMatchObject({ count: 1, pieces: -3, owed: -700 });
    const settled = await close(open, { transferred: 0, reason: 'It goes against what they take next.' });
    expect(settled.body).toMatchObject({ difference: -700 });
    await counter.takeDollars(invoice, 700);
    expect((await account()).open).toMatchObject({ carried: { cents: -700 }, owed: 0 });
    await close((await account()).open);
  });

  test('keeps the commission of its day, which is booked as what the agent costs', async () => {
    await settleUp();
    await setCommission(5, 200);
    const invoice = await counter.landed();
    await counter.takeLocal(invoice, 20_010);
    const { open } = await account();
    expect(open).toMatchObject({ commission: { cents: 1001 + 600 }, owed: 20_010 - 1601 });
    await close(open);
    await setCommission(0, 0);
    const [row] = (await journal()).filter(({ invoice: number }) => number === `AGENT-GY-${open.number}`);
    expect(row?.postings).toEqual([
      { ledger: 'AGENT_COMMISSION', amount: 1601 },
      { ledger: 'TRANSFER', amount: 18_409 },
      { ledger: 'ABROAD', amount: -20_010 },
    ]);
    const payments = await billing.ask(
      'GET /api/desk/books/counters/{country}/settlements/{number}/payments',
      clerk,
      { params: { ...params, number: String(open.number) }, query: { limit: '100' } },
    );
    expect(payments.body.items).toMatchObject([{ invoice: invoice.number, amount: -20_010, begun: 1 }]);
  });

  test('is for who keeps the books: no agent and no counter of ours opens one', async () => {
    await settleUp();
    const { open } = await account();
    for (const as of [inGuyana, desk]) {
      expect((await account(as)).status).toBe(403);
      expect((await close(open, { as })).status).toBe(403);
    }
    expect((await close({ number: open.number + 5, owed: 0 })).body.code).toBe('SETTLEMENT_NOT_FOUND');
    expect((await close(open)).body.code).toBe('NOTHING_TO_SETTLE');
  });
});

test('what a counter took before there were accounts is owed with the settlement that is open, once', async () => {
  const { tables } = billing.world;
  const TableName = tables.env.BILLING_TABLE;
  const invoice = await counter.landed();
  await counter.takeDollars(invoice, 900);
  const { open } = await account();
  const taken = startingWith(await tables.all(tables.billing), 'TAKEN#').find(
    (item) => item.invoice === invoice.number,
  );
  // As if there had been no account yet when it was taken.
  const client = tables.client();
  await client.send(new DeleteCommand({ TableName, Key: { pk: taken?.pk, sk: taken?.sk } }));
  const stored = { pk: 'COUNTER#GY', sk: 'ACCOUNT', number: open.number, count: open.count - 1 };
  await client.send(new PutCommand({ TableName, Item: stored }));
  for (let runs = 0; runs < 2; runs += 1) {
    const rebuild = wireRebuild(tables.env, testDependencies(client));
    for (let done = false; !done; ) done = (await rebuild(() => 60_000)).isDone;
  }
  expect((await account()).open).toEqual(open);
});

test('the cash of drawers, transfers, cards, and what agents have are all that was taken', async () => {
  const before = await journal();
  const cashier: As = { userId: `cashier-${newId()}`, roles: ['staff'] };
  const headers = { 'idempotency-key': newId() };
  const { body: drawer } = await billing.ask('POST /api/desk/drawers', cashier, {
    headers,
    body: { float: 10_000 },
  });
  const invoice = await counter.landed();
  const ways = [
    ['CASH', 1234],
    ['TRANSFER', 55],
    ['CARD_TERMINAL', 66],
    ['CASH', 77],
  ] as const;
  for (const [method, amount] of ways)
    await billing.post('payments', invoice, { as: cashier, body: { amount, method } });
  await counter.takeLocal(invoice, 20_000);
  await counter.takeDollars(invoice, 321);
  const counted = await billing.ask('POST /api/desk/drawers/{id}/close', cashier, {
    params: { id: String(drawer.id) },
    body: { counted: 10_000 + 1234 + 77 },
  });
  expect(counted.body).toMatchObject({ closed: { cashIn: 1311, difference: 0 } });
  const own = (await counter.ours()).items.filter((one) => one.invoice === invoice.number);
  const ours = own.reduce((sum, { amount }) => sum - amount, 0);
  expect(ours).toBe(1311 + 55 + 66);
  const { items } = (await counter.takings()).body as {
    items: readonly { invoice: string; amount: number }[];
  };
  const theirs = items.reduce((sum, one) => (one.invoice === invoice.number ? sum - one.amount : sum), 0);
  // All that was entered as paid is in one of the two, and nothing in both.
  const { entries } = await counter.now(invoice);
  const paid = entries.reduce((sum, { kind, amount }) => (kind === 'PAYMENT' ? sum - amount : sum), 0);
  expect([ours + theirs, theirs]).toEqual([paid, 20_321]);
  // And so it is in the file of the bookkeeper.
  const rows = (await journal())
    .slice(before.length)
    .filter(({ invoice: number }) => number === invoice.number);
  const on = (wanted: string) =>
    rows
      .flatMap(({ postings }) => postings)
      .reduce((sum, { ledger, amount }) => (ledger === wanted ? sum + amount : sum), 0);
  expect([on('CASH'), on('TRANSFER'), on('CARD_TERMINAL'), on('ABROAD')]).toEqual([1311, 55, 66, 20_321]);
});
