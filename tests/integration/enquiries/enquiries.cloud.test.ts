import { describe, expect, test } from 'vitest';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { aForm } from './enquiries.world.ts';

const patience = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { staff, customer, admin } = signedIn(cloud, 'staff', 'customer', 'admin');

const write = async (form: Record<string, string>, as?: { access: string }): Promise<string> => {
  const { body: challenge } = await cloud.ask<Challenge>('enquiries/challenge');
  const { body } = await cloud.ask<{ reference: string }>('enquiries', {
    ...(as && { as }),
    body: { enquiry: aForm(form), proof: await solved(challenge) },
    headers: { 'idempotency-key': newId() },
  });
  return body.reference;
};
const enquiryOf = async (reference: string) =>
  (await cloud.ask<{ enquiry: { userId?: string } }>(`enquiries/${reference}`, { as: staff })).body.enquiry;

interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: readonly string[];
  readonly subject: string;
  readonly text: string;
}
const mailOf = async (reference: string): Promise<readonly Mail[]> =>
  (await cloud.listed<Mail>('mail')).filter(({ subject }) => subject.includes(reference)).toReversed();

describe('in the whole cloud', () => {
  test('an enquiry is announced to staff and acknowledged, and the sender gets the answer', async () => {
    const reference = await write({ email: 'marcia@example.test' });
    await expect.poll(() => mailOf(reference), patience).toHaveLength(2);
    const received = await mailOf(reference);
    const toDesk = received.find(({ to }) => to.includes('desk@skybarrel.test'));
    expect(toDesk?.replyTo).toEqual(['marcia@example.test']);
    expect(toDesk?.text).toContain(`${cloud.url}/staff/enquiries/${reference}`);
    expect(received.some(({ to }) => to.includes('marcia@example.test'))).toBe(true);

    const { body: waiting } = await cloud.ask<{ oldest: object[] }>('enquiries/waiting', { as: staff });
    expect(waiting.oldest).toContainEqual(expect.objectContaining({ reference }));
    const { body: list } = await cloud.ask<{ items: object[] }>('enquiries?status=NEW', { as: staff });
    expect(list.items).toContainEqual(expect.objectContaining({ reference }));

    const found = await cloud.ask<{ items: object[] }>('enquiries?search=marcia@example.test', { as: staff });
    expect(found.body.items).toContainEqual(expect.objectContaining({ reference }));

    const answer = { version: 1, message: 'We come on Monday.' };
    expect((await cloud.ask(`enquiries/${reference}/answer`, { as: staff, body: answer })).status).toBe(200);
    await expect.poll(() => mailOf(reference), patience).toHaveLength(3);
    const last = (await mailOf(reference)).at(-1);
    expect(last?.to).toEqual(['marcia@example.test']);
    expect(last?.text).toContain('We come on Monday.');
  });

  test('an enquiry with a token has the customer’s id', async () => {
    const reference = await write({ email: 'customer@example.test' }, customer);
    expect((await enquiryOf(reference)).userId).toBe(customer.userId);
  });

  test('an enquiry with an invalid token is a stranger’s', async () => {
    const reference = await write({ email: 'other@example.test' }, { access: 'a.b.c' });
    expect(await enquiryOf(reference)).not.toHaveProperty('userId');
  });

  test('an enquiry is a task until it is closed, also when the list is built again', async () => {
    const reference = await write({ email: 'waits@example.test' });
    const waits = async () => {
      const path = 'tasks?kind=ENQUIRY&limit=100';
      const { body } = await cloud.ask<{ items: { id: string }[] }>(path, { as: staff });
      return body.items.some(({ id }) => id === `ENQUIRY.${reference}`);
    };
    await expect.poll(waits, patience).toBe(true);
    await cloud.invoke(cloud.named('AWS::Lambda::Function', 'TasksRebuild'), {});
    expect(await waits()).toBe(true);
    // As one of many, by a worker that asks for the rights of whoever started it.
    const act = { do: 'CLOSE_ENQUIRIES' };
    const looked = { as: staff, body: { act, ids: [reference] } };
    expect((await cloud.ask('desk/bulk/preview', looked)).body).toMatchObject({
      rows: [{ outcome: 'changed' }],
    });
    await cloud.ask('desk/bulk', {
      as: staff,
      body: { act, rows: [{ id: reference, version: 1 }] },
      headers: { 'idempotency-key': newId() },
    });
    await expect.poll(waits, patience).toBe(false);
  });

  test('a known shipper whose record ends soon is a task for documents until it is renewed', async () => {
    const path = `known-shippers/${customer.userId}`;
    const dayIn = (days: number) => addDays(newYorkDay(Date.now()), days);
    const become = async (version: number, change: object) => {
      const body = { id: newId(), version, reason: 'Visited on Monday', ...change };
      expect((await cloud.ask(path, { as: admin, body })).status).toBe(200);
    };
    const waits = async () => {
      const asked = 'tasks?kind=KNOWN_SHIPPER_ENDING&limit=100';
      const { body } = await cloud.ask<{ items: { id: string }[] }>(asked, { as: admin });
      return body.items.map(({ id }) => id);
    };
    await become(0, { status: 'PENDING' });
    await become(1, { status: 'KNOWN', ref: 'KS-1', expiresOn: dayIn(10) });
    await expect.poll(waits, patience).toEqual([`KNOWN_SHIPPER_ENDING.${customer.userId}`]);
    await cloud.invoke(cloud.named('AWS::Lambda::Function', 'TasksWatchDates'), {});
    await cloud.invoke(cloud.named('AWS::Lambda::Function', 'TasksRebuild'), {});
    expect(await waits()).toHaveLength(1);
    const shown = await cloud.ask<{ shipper: object; history: object[] }>(path, { as: staff });
    expect(shown.body).toMatchObject({ shipper: { status: 'KNOWN', expiresOn: dayIn(10) } });
    expect(shown.body.history).toHaveLength(2);
    await become(2, { status: 'KNOWN', ref: 'KS-1', expiresOn: dayIn(700) });
    await expect.poll(waits, patience).toEqual([]);
  });
});
