import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { startTestCloud, type TestCloud } from '../../support/cloud.ts';
import { peopleOf, type Tokens } from '../../support/people.ts';

const timeouts = { timeout: 60_000, interval: 250 };
let cloud: TestCloud;
let staff: Tokens;

beforeAll(async () => {
  cloud = await startTestCloud();
  const people = await peopleOf(cloud);
  await people.aPerson('staff@example.test', 'staff');
  staff = await people.tokensOf('staff@example.test');
});
afterAll(() => cloud?.stop());

const ask = async (path: string, body?: unknown): Promise<Record<string, unknown>> => {
  const response = await fetch(`${cloud.url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${staff.access}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
};
const namesAt = (path: string, key: string) => async (): Promise<readonly unknown[]> => {
  const { items } = await ask(path);
  return (items as readonly Record<string, unknown>[]).map((item) => item[key]);
};

test('a widget that is sent twice is in the list and in the feed once', async () => {
  const sent = { id: newId(), name: 'First' };
  expect(await ask('/api/widgets', sent)).toEqual(await ask('/api/widgets', sent));
  await expect.poll(namesAt('/api/widgets', 'name'), timeouts).toEqual(['First']);
  await expect.poll(namesAt('/api/notifications', 'title'), timeouts).toContain('Widget added');
});
