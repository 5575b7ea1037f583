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
const valuesAt = (path: string, key: string) => async (): Promise<readonly unknown[]> => {
  const { items } = await ask(path);
  return (items as readonly Record<string, unknown>[]).map((item) => item[key]);
};
const run = (job: string) => cloud.invoke(cloud.named('AWS::Lambda::Function', job), {});

test('a booking that is sent twice is in the list, in the feed and among the tasks once, until it is done', async () => {
  const sent = { id: newId(), name: 'First' };
  const added = await ask('bookings', sent);
  expect(await ask('bookings', sent)).toEqual(added);
  await expect.poll(valuesAt('bookings?search=first', 'name'), timeouts).toEqual(['First']);
  await expect.poll(valuesAt('notifications', 'title'), timeouts).toContain('Booking added');
  await expect.poll(valuesAt('tasks', 'kind'), timeouts).toEqual(['BOOKING']);
  await run('TasksRebuild');
  expect(await valuesAt('tasks', 'kind')()).toEqual(['BOOKING']);
  expect(await ask(`bookings/${sent.id}/status`, { version: 1, status: 'DONE' })).toMatchObject({
    version: 2,
  });
  await expect.poll(valuesAt('tasks', 'kind'), timeouts).toEqual([]);
});

test('all are done at once, by the request or by the schedule, and the search can be built again', async () => {
  for (const name of ['Second', 'Third']) await ask('bookings', { id: newId(), name });
  expect(await run('BookingsRebuild')).toEqual({ isDone: true, looked: 2 });
  await ask('bookings/finish-all', {});
  await run('BookingsFinishAll');
  expect(await ask('bookings/finish-all')).toMatchObject({ open: 0, last: { doneAt: expect.any(String) } });
});
