import { randomUUID } from 'node:crypto';
import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Account } from '#lambdas/identity/account.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { repairMailboxes } from '#lambdas/mailboxes/repair/repair-mailboxes.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { atLength } from '../../support/length.ts';
import { connectionReset, type Faults, startTables, type Tables } from '../../support/tables.ts';
import { type Acknowledgement, audit } from './allocator.audit.ts';

const ABREAST = 64;
const silent = { error: () => undefined, warn: () => undefined };

let tables: Tables;
beforeEach(async () => {
  tables = await startTables();
});
afterEach(() => tables.stop());

const people = (count: number): Account[] =>
  Array.from({ length: count }, (_, at) => ({ userId: randomUUID(), email: `person${at}@example.test` }));

/** The worker died, with everything that it held, before or after the table did the write. */
class Killed extends Error {}

const seldom = (chance: number): boolean => Math.random() < chance;

/** Lost requests, lost answers and dying workers, each about once in fifty writes. */
const hardLuck: Faults = {
  before: (operation) => {
    if (operation === 'GetItem') return;
    if (seldom(0.02)) throw new Killed();
    if (seldom(0.02)) throw connectionReset();
  },
  after: (operation) => {
    if (operation === 'GetItem') return;
    if (seldom(0.02)) throw new Killed();
    if (seldom(0.02)) throw connectionReset();
  },
};

const worker = (client: ReturnType<Tables['client']>) => {
  const newLife = () => wireAssignment(tables.env, { client, clock, newId });
  return { newLife };
};

/** Handles deliveries, 64 at once. Half of the deliveries whose worker died come again; the others never do. */
const deliverAll = async (deliveries: Account[], faults: Faults): Promise<Acknowledgement[]> => {
  const acknowledged: Acknowledgement[] = [];
  // Starting a client takes longer than a hundred confirmations, so the workers share four clients, but nothing else.
  const clients = Array.from({ length: 4 }, () => tables.client(faults));
  const work = async (_: unknown, at: number) => {
    const { newLife } = worker(clients[at % clients.length] ?? tables.client(faults));
    let life = newLife();
    for (let account = deliveries.shift(); account; account = deliveries.shift()) {
      try {
        const { number } = await life.assign(account, { by: 'post-confirmation', correlationId: newId() });
        acknowledged.push({ userId: account.userId, number });
      } catch {
        life = newLife();
        if (seldom(0.5)) deliveries.push(account);
      }
    }
  };
  await Promise.all(Array.from({ length: ABREAST }).map(work));
  return acknowledged;
};

const repairEverything = async (accounts: readonly Account[]) => {
  const { mailboxes, assign } = worker(tables.client()).newLife();
  const PAGE = 60;
  const page = async (next = '0') => {
    const to = Number(next) + PAGE;
    return {
      accounts: accounts.slice(Number(next), to).map((account) => ({ ...account, changedAt: clock() })),
      ...(to < accounts.length ? { next: String(to) } : {}),
    };
  };
  const repair = repairMailboxes({
    accounts: { page },
    mailboxes,
    // Each repair is the first one of its night, so it reads all accounts.
    progress: { read: async () => undefined, save: async (pass) => pass },
    assign,
    join: async () => false,
    pauseBetweenPages: async () => undefined,
    clock,
    newId,
    log: silent,
  });
  return repair({ millisecondsLeft: () => 60_000 });
};

/** The soak tests the promised number. */
const confirmations = atLength(1000, 10_000);

test(`${confirmations} confirmations, 64 at once, repeated, cut off and killed: everyone has exactly one number`, async () => {
  const accounts = people(confirmations);
  const again = accounts.filter((_, at) => at % 10 === 0);
  const acknowledged = await deliverAll(
    [...accounts, ...again].sort(() => Math.random() - 0.5),
    hardLuck,
  );
  expect(acknowledged.length).toBeGreaterThan(0.9 * confirmations);
  const { missing, assigned } = await repairEverything(accounts);
  // Without a delivery that was lost for good, the repair would have had nothing to do.
  expect(missing).toBeGreaterThan(0);
  expect(assigned).toBe(missing);
  const ids = accounts.map(({ userId }) => userId);
  expect(await audit(tables, ids, acknowledged)).toEqual([]);
  expect(await repairEverything(accounts)).toMatchObject({ seen: confirmations, missing: 0 });
}, 900_000);

test('the audit sees faults: over an allocator that reads the highest number it fails', async () => {
  const accounts = people(300);
  const client = tables.client();
  const readMax = async ({ userId }: Account): Promise<Acknowledgement> => {
    const { Items } = await client.send(
      new QueryCommand({
        TableName: tables.mailboxes,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :all',
        ExpressionAttributeValues: { ':all': 'MAILBOXES' },
        ScanIndexForward: false,
        Limit: 1,
      }),
    );
    const number = String(Number(Items?.[0]?.number ?? 10_000) + 1);
    const mailbox = { number, userId, gsi1pk: 'MAILBOXES', gsi1sk: number.padStart(12, '0') };
    const put = (Item: object) => client.send(new PutCommand({ TableName: tables.mailboxes, Item }));
    await put({ pk: `NUMBER#${number}`, sk: 'MAILBOX', ...mailbox });
    await put({ pk: `OWNER#${userId}`, sk: 'MAILBOX', number });
    return { userId, number };
  };
  const acknowledged: Acknowledgement[] = [];
  const waiting = [...accounts];
  const work = async () => {
    for (let account = waiting.shift(); account; account = waiting.shift()) {
      acknowledged.push(await readMax(account));
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, work));
  const broken = await audit(
    tables,
    accounts.map(({ userId }) => userId),
    acknowledged,
  );
  expect(broken.some((line) => line.startsWith('number with several owners'))).toBe(true);
});
