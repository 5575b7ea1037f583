import { BatchWriteCommand, DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { meterOf } from '#bench/support/capacity.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import type { Label } from '#domain/mailboxes/matching/label.ts';
import { searchTerms } from '#domain/mailboxes/search.ts';
import { compose } from '#events/envelope.ts';
import { ProfileChangedV2 } from '#events/identity/profile-changed.v2.ts';
import { newProfile, profileReader } from '#lambdas/identity/index.ts';
import { followProfile } from '#lambdas/mailboxes/follow-profile.ts';
import { labelMatcher, wireAssignment } from '#lambdas/mailboxes/index.ts';
import { wireRebuild } from '#lambdas/mailboxes/matching/rebuild.ts';
import { mailboxItem, searchItems } from '#lambdas/mailboxes/store/mailbox-items.ts';
import { mailboxOwners } from '#lambdas/mailboxes/store/mailbox-owners.ts';
import { termWrites } from '#lambdas/mailboxes/store/mailbox-terms.ts';
import { clock } from '#lambdas/runtime/clock.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { writeTogether } from '#lambdas/runtime/table/transact.ts';
import { put } from '#lambdas/runtime/table/writes.ts';
import { startTables, type Tables } from '../../support/tables.ts';

let tables: Tables;
const assign = (userId: string, given_name: string, family_name: string) =>
  wireAssignment(tables.env, { client: tables.client(), clock, newId }).assign(
    { userId, email: `${userId}@example.test`, given_name, family_name },
    { by: 'post-confirmation', correlationId: 'c' },
  );
const match = (label: Label) => labelMatcher(tables.client(), tables.mailboxes)(label);
const suggested = async (label: Label) => (await match(label)).candidates.map(({ mailbox }) => mailbox);

beforeEach(async () => {
  tables = await startTables();
  await assign('ann', 'Ann', 'Persaud');
  await assign('ravi', 'Ravi', 'Ramnarine');
});
afterEach(() => tables.stopAsKept());

describe('a mailbox', () => {
  test('is found by what its label says from the moment it is assigned', async () => {
    expect(await match({ mailbox: 'MB10001', name: 'PERSAUD ANN' })).toMatchObject({
      certain: { mailbox: '10001', name: 'Ann Persaud', why: ['number', 'name'] },
      one: true,
    });
    for (const label of [
      { name: 'Ann Persad' },
      { mailbox: '1OOO1', name: 'Ann Prasad' },
      { mailbox: '10001' },
    ])
      expect(await suggested(label), JSON.stringify(label)).toEqual(['10001']);
    expect(await match({ mailbox: '99999', name: 'Nobody Else' })).toEqual({ candidates: [], one: false });
    expect(await match({})).toEqual({ candidates: [], one: false });
  });

  test('with an exact number and the same name costs half a read unit', async () => {
    const client = tables.client();
    const taken = meterOf(client);
    await labelMatcher(client, tables.mailboxes)({ mailbox: '10002', name: 'Ravi Ramnarine' });
    expect(taken().read).toBe(0.5);
  });

  test('is found by the new name and phone of its owner, and not by the old ones', async () => {
    const account = { userId: 'ann', email: 'ann@example.test' };
    const profile = { ...newProfile(account, clock()), first_name: 'Ann', last_name: 'Campbell', version: 2 };
    const Item = { pk: 'USER#ann', sk: 'PROFILE', ...profile, phone_e164: '+5926000142' };
    await tables.client().send(new PutCommand({ TableName: tables.profiles, Item }));
    const data = { userId: 'ann', changedAt: profile.updated_at };
    const at = profile.updated_at;
    const event = compose(
      ProfileChangedV2,
      { subject: 'ann', version: 2, at, data },
      { newId, correlationId: 'c' },
    );
    const reader = profileReader(tables.client(), tables.profiles);
    await followProfile(mailboxOwners(tables.client(), tables.mailboxes), reader)(event);
    expect(await suggested({ name: 'Ann Cambell' })).toEqual(['10001']);
    expect(await suggested({ phone: '600 0142' })).toEqual(['10001']);
    expect(await suggested({ name: 'Ann Persaud' })).toEqual([]);
  });

  test('is found by a further name, and when it is closed, which is said', async () => {
    const { names: _none, ...before } = (await find('10001')) ?? missing();
    const names = [{ name: 'Quick Freight', kind: 'COMPANY' as const }];
    const next: Mailbox = { ...before, names, status: 'CLOSED', version: 2 };
    const writes = termWrites(tables.mailboxes, next, searchTerms(before), clock());
    await writeTogether(tables.client(), put(tables.mailboxes, mailboxItem(next)), writes);
    expect(await match({ mailbox: '#10001', name: 'QUICK FREIGHT' })).toMatchObject({
      certain: { status: 'CLOSED', name: 'Quick Freight', why: ['number', 'name', 'further-name'] },
    });
    expect(await suggested({ name: 'Freight Quick' })).toEqual(['10001']);
  });
});

const missing = (): never => {
  throw new Error('The mailbox is missing.');
};
const find = (number: string) =>
  wireAssignment(tables.env, { client: tables.client(), clock, newId }).mailboxes.find(number);

describe('the rebuild', () => {
  const rebuild = (left: number) => wireRebuild(tables.env, { client: tables.client(), clock })(() => left);
  const entries = async () =>
    (await tables.all(tables.mailboxes)).filter(({ pk }) => String(pk).startsWith('SEARCH#'));

  test('writes the entries of mailboxes that have none or old ones, goes on where it stopped, and leaves the rest', async () => {
    const right = await entries();
    const [ann, ravi] = [(await find('10001')) ?? missing(), (await find('10002')) ?? missing()];
    for (const { pk, sk } of searchItems(ann))
      await tables.client().send(new DeleteCommand({ TableName: tables.mailboxes, Key: { pk, sk } }));
    const old = searchItems(ravi).map((item) => ({ ...item, terms: ['10002', 'ravi ramnarine'] }));
    await tables.client().send(
      new BatchWriteCommand({
        RequestItems: { [tables.mailboxes]: old.map((Item) => ({ PutRequest: { Item } })) },
      }),
    );
    expect(await suggested({ name: 'Persaud Ann' })).toEqual([]);
    expect(await rebuild(60_000)).toEqual({ isDone: true, written: 2 });
    expect(await entries()).toEqual(right);
    expect(await suggested({ name: 'Persaud Ann' })).toEqual(['10001']);
    expect(await rebuild(60_000)).toEqual({ isDone: true, written: 0 });
  });

  test('takes a step at a time', async () => {
    for (let n = 0; n < 30; n += 1) await assign(`more${n}`, 'Sample', `Person${n}`);
    expect(await rebuild(0)).toEqual({ isDone: false, written: 0 });
    expect(await rebuild(0)).toEqual({ isDone: true, written: 0 });
  });
});
