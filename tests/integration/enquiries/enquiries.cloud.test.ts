import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { startTestCloud, type TestCloud } from '../../support/cloud.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';
import { aForm } from './enquiries.world.ts';

const patience = { timeout: 60_000, interval: 250 };
let cloud: TestCloud;
let staff: Tokens;
let customer: Tokens;

beforeAll(async () => {
  cloud = await startTestCloud();
  const people = await peopleOf(cloud);
  await people.aPerson('staff@example.test', 'staff');
  await people.aPerson('customer@example.test');
  staff = await people.tokensOf('staff@example.test');
  customer = await people.tokensOf('customer@example.test');
});
afterAll(() => cloud.stop());

const ask = async (path: string, { as, body, key }: { as?: Tokens; body?: object; key?: string } = {}) => {
  const answer = await fetch(`${cloud.url}/api/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(as === undefined ? {} : { authorization: `Bearer ${as.access}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json() };
};

const write = async (form: Record<string, string>, as?: Tokens): Promise<string> => {
  const challenge: Challenge = (await ask('enquiries/challenge')).body;
  const { body } = await ask('enquiries', {
    ...(as === undefined ? {} : { as }),
    body: { enquiry: aForm(form), proof: await solved(challenge) },
    key: newId(),
  });
  return body.reference;
};

interface Mail {
  readonly to: readonly string[];
  readonly replyTo?: readonly string[];
  readonly subject: string;
  readonly text: string;
}
const mailOf = async (reference: string): Promise<readonly Mail[]> => {
  const { items } = (await (await fetch(`${cloud.url}/local/api/mail`)).json()) as { items: readonly Mail[] };
  return items.filter(({ subject }) => subject.includes(reference)).toReversed();
};

describe('in the whole cloud', () => {
  test('an enquiry is announced to staff and acknowledged, and the sender gets the answer', async () => {
    const reference = await write({ email: 'marcia@example.test' });
    await expect.poll(() => mailOf(reference), patience).toHaveLength(2);
    const received = await mailOf(reference);
    const toDesk = received.find(({ to }) => to.includes('desk@skybarrel.test'));
    expect(toDesk?.replyTo).toEqual(['marcia@example.test']);
    expect(toDesk?.text).toContain(`${cloud.url}/staff/enquiries/${reference}`);
    expect(received.some(({ to }) => to.includes('marcia@example.test'))).toBe(true);

    const { body: feed } = await ask('notifications', { as: staff });
    expect(feed.items[0]).toMatchObject({ link: `/staff/enquiries/${reference}` });
    const { body: list } = await ask('enquiries?status=NEW', { as: staff });
    expect(list.items.map((one: { reference: string }) => one.reference)).toContain(reference);

    const answer = { version: 1, message: 'We come on Monday.' };
    expect((await ask(`enquiries/${reference}/answer`, { as: staff, body: answer })).status).toBe(200);
    await expect.poll(() => mailOf(reference), patience).toHaveLength(3);
    const last = (await mailOf(reference)).at(-1);
    expect(last?.to).toEqual(['marcia@example.test']);
    expect(last?.text).toContain('We come on Monday.');
  });

  test('an enquiry with a token has the customer’s id', async () => {
    const reference = await write({ email: 'customer@example.test' }, customer);
    const { body } = await ask(`enquiries/${reference}`, { as: staff });
    expect(body.enquiry.userId).toBe(customer.userId);
  });

  test('an enquiry with an invalid token is a stranger’s', async () => {
    const reference = await write({ email: 'other@example.test' }, { ...customer, access: 'a.b.c' });
    const { body } = await ask(`enquiries/${reference}`, { as: staff });
    expect(body.enquiry).not.toHaveProperty('userId');
  });
});
