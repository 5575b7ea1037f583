import { expect, test } from 'vitest';
import type { WholeCustomer } from '#domain/customers/endpoints.ts';
import type { Challenge } from '#domain/proof-of-work/challenge.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { solved } from '../../../scripts/support/proof-of-work.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';
import { aForm } from '../enquiries/enquiries.world.ts';

const timeouts = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { staff, admin, customer } = signedIn(cloud, 'staff', 'admin', 'customer');

const ask = async <Body = Record<string, unknown>>(path: string, body?: unknown, method?: 'PUT') => {
  const answer = await cloud.ask<Body>(path, { as: admin, body, ...(method ? { method } : {}) });
  expect(answer.status).toBe(200);
  return answer.body;
};
const idsOf = (query: string) => async (): Promise<readonly string[]> => {
  const { items } = await ask<{ readonly items: readonly { readonly id: string }[] }>(`customers?${query}`);
  return items.map(({ id }) => id);
};

// Before their tokens end, because they are joined with somebody.
test('customers see nobody', async () => {
  expect((await cloud.ask('customers', { as: customer })).status).toBe(403);
  expect((await cloud.ask(`customers/${customer.userId}`, { as: customer })).status).toBe(403);
  expect((await cloud.ask('customers', { as: staff })).status).toBe(200);
});

test('somebody who only wrote to us is found, with what they wrote', async () => {
  const { body: challenge } = await cloud.ask<Challenge>('enquiries/challenge');
  const { body } = await cloud.ask<{ readonly reference: string }>('enquiries', {
    body: {
      enquiry: aForm({ name: 'Colleen Thomas', email: 'colleen@example.test' }),
      proof: await solved(challenge),
    },
    headers: { 'idempotency-key': newId() },
  });
  await expect.poll(idsOf('search=colleen'), timeouts).toEqual([expect.stringMatching(/^p-/)]);
  const [colleen] = await idsOf('search=colleen')();
  const { things } = await ask<WholeCustomer>(`customers/${colleen}`);
  expect(things.find(({ kind }) => kind === 'enquiries')?.items).toMatchObject([{ id: body.reference }]);
});

test('who registers and who calls is found, shown whole, joined and parted; what was found can be built again', async () => {
  const { user_id: caller } = await ask<{ readonly user_id: string }>('people', {
    id: newId(),
    came: 'CALL',
    first_name: 'Ann',
    last_name: 'Persaud',
    email: 'ann@example.test',
  });
  await expect.poll(idsOf('search=persaud'), timeouts).toEqual([caller]);
  await expect.poll(idsOf('search=customer@example.test'), timeouts).toEqual([customer.userId]);
  expect(await idsOf('search=INV-1000001')()).toEqual([]);
  await ask(`customers/${caller}/notes`, { id: newId(), text: 'Calls from work.' });
  await ask(`customers/${caller}/tags`, { tags: ['church group'], was: [] }, 'PUT');
  const say = (same: boolean) =>
    ask(`people/${caller}/aliases`, { as: customer.userId, same, reason: 'The same phone number' });
  await say(true);
  await expect.poll(idsOf('search=persaud'), timeouts).toEqual([customer.userId]);
  const whole = await ask(`customers/${caller}`);
  expect(whole).toMatchObject({
    customer: { id: customer.userId, tags: ['church group'] },
    notes: [{ text: 'Calls from work.' }],
    owed: 0,
  });
  await say(false);
  await expect.poll(idsOf('search=persaud'), timeouts).toEqual([caller]);
  const before = await idsOf('list=never')();
  expect(before).toContain(caller);
  expect(await cloud.invoke(cloud.named('AWS::Lambda::Function', 'CustomersRebuild'), {})).toMatchObject({
    isDone: true,
  });
  expect(await idsOf('list=never')()).toEqual(before);
});
