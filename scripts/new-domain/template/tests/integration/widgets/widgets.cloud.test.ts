import { expect, test } from 'vitest';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const timeouts = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { staff } = signedIn(cloud, 'staff');

const ask = async (path: string, body?: unknown) => {
  const answer = await cloud.ask(path, { as: staff, body });
  expect(answer.status).toBe(200);
  return answer.body;
};
const namesAt = (path: string, key: string) => async (): Promise<readonly unknown[]> => {
  const { items } = await ask(path);
  return (items as readonly Record<string, unknown>[]).map((item) => item[key]);
};

test('a widget that is sent twice is in the list and in the feed once', async () => {
  const sent = { id: newId(), name: 'First' };
  expect(await ask('widgets', sent)).toEqual(await ask('widgets', sent));
  await expect.poll(namesAt('widgets', 'name'), timeouts).toEqual(['First']);
  await expect.poll(namesAt('notifications', 'title'), timeouts).toContain('Widget added');
});
