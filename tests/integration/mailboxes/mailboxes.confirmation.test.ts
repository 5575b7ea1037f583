import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleSignUp } from '#domain/identity/testing/sample-sign-up.ts';
import { accountOf } from '#lambdas/identity/account.ts';
import { newProfile } from '#lambdas/identity/new-profile.ts';
import { wireAssignment } from '#lambdas/mailboxes/assign/assignment.ts';
import { confirmSignUp } from '#lambdas/mailboxes/assign/confirm-sign-up.ts';
import { repairMailboxes } from '#lambdas/mailboxes/repair/repair-mailboxes.ts';
import { repairProgress } from '#lambdas/mailboxes/store/repair-progress.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { withDeadline } from '#lambdas/runtime/deadline.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { connectionReset, type Faults, startTables, type Tables } from '../../support/tables.ts';
import { audit } from './allocator.audit.ts';

const COGNITO_WAITS = 5000;
const userId = '5c8e6f1a-0000-4000-8000-000000000001';
const attributes = { sub: userId, ...sampleSignUp };
const event = {
  version: '1',
  region: 'us-east-1',
  userPoolId: 'us-east-1_pool',
  userName: userId,
  callerContext: { awsSdkVersion: '', clientId: '' },
  triggerSource: 'PostConfirmation_ConfirmSignUp',
  request: { userAttributes: attributes },
  response: {},
} satisfies PostConfirmationTriggerEvent;

let tables: Tables;
let complaints: string[];
let given: number[];
beforeEach(async () => {
  tables = await startTables();
  complaints = [];
  given = [];
});
afterEach(() => tables.stop());

const complain = (message: unknown) => void complaints.push(String(message));
const log = { error: complain, warn: complain };
const assigning = (faults: Faults) =>
  wireAssignment(tables.env, { client: tables.client(faults), clock, newId });
const run = { correlationId: 'run-1' };
/** Nobody was invited to work here. */
const join = async () => false;
const joining = () => join;

/** The trigger with faults. The deadline that it sets is recorded; when the table never answers, the deadline comes at once. */
const trigger = (faults: Faults, endless = false) =>
  confirmSignUp({
    assign: assigning(faults).assign,
    joining,
    log,
    deadline: (milliseconds, work) => {
      given.push(milliseconds);
      return withDeadline(endless ? 20 : 60_000, work);
    },
  });

const repair = async () => {
  const { mailboxes, assign } = assigning({});
  const page = async () => ({ accounts: [{ ...accountOf(userId, attributes), changedAt: clock() }] });
  const progress = repairProgress(tables.client(), tables.mailboxes);
  const pauseBetweenPages = async () => undefined;
  const deps = {
    accounts: { page },
    mailboxes,
    progress,
    assign,
    join,
    pauseBetweenPages,
    clock,
    newId,
    log,
  };
  return repairMailboxes(deps)({ millisecondsLeft: () => 60_000 });
};

const numbersOfThePerson = async () =>
  (await tables.all(tables.mailboxes)).filter((item) => item.userId === userId).map(({ number }) => number);

test.each<[string, Faults]>([
  [
    'is down',
    {
      before: () => {
        throw connectionReset();
      },
    },
  ],
  ['is slow', { before: () => new Promise(() => undefined) }],
  [
    'throws',
    {
      before: () => {
        throw new Error('The table fell over');
      },
    },
  ],
  [
    'throws after it has written',
    {
      after: (operation) => {
        if (operation === 'TransactWriteItems') throw new Error('The answer was lost');
      },
    },
  ],
])('a sign-up succeeds while the database %s, and the repair gives one number', async (database, faults) => {
  expect(await trigger(faults, database === 'is slow')(event, run)).toBe(event);
  expect(complaints).toEqual(['No mailbox at confirmation; the repair will assign it']);
  expect(given[0]).toBeLessThan(COGNITO_WAITS - 1500);
  await repair();
  await repair();
  expect(await audit(tables, [userId], [])).toEqual([]);
  expect(await numbersOfThePerson()).toHaveLength(1);
});

test('a slow write that arrives after the repair changes nothing', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let landed: Promise<unknown> = Promise.resolve();
  const { assign } = assigning({
    before: (operation) => (operation === 'TransactWriteItems' ? held : undefined),
  });
  const late = confirmSignUp({
    // Without its abort signal the write goes on after the deadline, as a request that was already sent does.
    assign: (account, cause) => {
      const assigned = assign(account, cause);
      landed = assigned;
      return assigned;
    },
    joining,
    log,
    deadline: (_, work) => withDeadline(50, work),
  });
  expect(await late(event, run)).toBe(event);
  await repair();
  const [number] = await numbersOfThePerson();
  release();
  expect(await landed).toMatchObject({ number });
  expect(await audit(tables, [userId], [])).toEqual([]);
});

test('repeated confirmations, one after another and at once, give one number', async () => {
  const confirm = confirmSignUp({ assign: assigning({}).assign, joining, log });
  await Promise.all(Array.from({ length: 8 }, () => confirm(event, run)));
  await confirm(event, run);
  expect(complaints).toEqual([]);
  expect(await audit(tables, [userId], [])).toEqual([]);
  expect(await numbersOfThePerson()).toHaveLength(1);
});

test('a transport that sends every request twice gives one number', async () => {
  let first = true;
  const doubling: Faults = {
    after: () => {
      first = !first;
      if (!first) throw connectionReset();
    },
  };
  const { assign } = assigning(doubling);
  const mailbox = await assign(accountOf(userId, attributes), { by: 'repair', correlationId: 'c' });
  expect(await audit(tables, [userId], [{ userId, number: mailbox.number }])).toEqual([]);
});

test('the profile has what was registered', async () => {
  await trigger({})(event, run);
  const [profile] = await tables.all(tables.profiles);
  expect(profile).toMatchObject({
    first_name: sampleSignUp.given_name,
    city: 'Brooklyn',
    state: 'NY',
    version: 1,
    role: 'customer',
  });
});

test('a profile that was edited before the mailbox was assigned keeps the changes', async () => {
  const edited = {
    ...newProfile(accountOf(userId, attributes), clock()),
    city: 'Queens',
    phone: null,
    version: 4,
  };
  const Item = { pk: `USER#${userId}`, sk: 'PROFILE', ...edited };
  await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
  await trigger({})(event, run);
  expect(await tables.all(tables.profiles)).toEqual([Item]);
});

test('an account without registration data gets a mailbox, too', async () => {
  const bare = { ...attributes, given_name: '', family_name: '', 'custom:registration': '{not json' };
  await trigger({})({ ...event, request: { userAttributes: bare } }, run);
  expect(await numbersOfThePerson()).toEqual(['10001']);
  expect((await tables.all(tables.profiles))[0]).toMatchObject({ country: 'United States', city: null });
});

test('the bookmark of the pass is written on the version that was read: of two runs one is refused and stops', async () => {
  const progress = repairProgress(tables.client(), tables.mailboxes);
  expect(await progress.read()).toBeUndefined();
  const pass = {
    night: '2026-11-22',
    begunAt: '2026-11-22T07:00:00.000Z',
    since: '1970-01-01T00:00:00.000Z',
    failed: 0,
    isDone: false,
    nightsBehind: 0,
    version: 0,
  };
  const saved = await Promise.all([progress.save(pass), progress.save(pass)]);
  expect(saved.filter(Boolean)).toEqual([{ ...pass, version: 1 }]);
  expect(await progress.save({ ...pass, version: 1, next: 'page 2' })).toMatchObject({ version: 2 });
  expect(await progress.read()).toEqual({ ...pass, version: 2, next: 'page 2' });
});
