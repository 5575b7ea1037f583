import { expect, test } from 'vitest';
import { paragraph } from '#domain/blog/body/write.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { cloudForThisFile, signedIn } from '../../support/for-this-file.ts';

const timeouts = { timeout: 60_000, interval: 250 };
const cloud = cloudForThisFile();
const { admin } = signedIn(cloud, 'admin');

const ask = async (path: string, body?: unknown, method?: 'PUT') => {
  const answer = await cloud.ask(path, { as: admin, body, ...(method ? { method } : {}) });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};

test('a post goes from an idea to its readers, and what was read and approved is kept', async () => {
  const id = newId();
  const window = newId();
  await ask('blog', { id, title: 'Christmas' });
  const brief = { intent: 'By when?', outline: '', sources: '' };
  await ask(`blog/${id}`, { version: 1, plan: { title: 'Christmas', brief } }, 'PUT');
  const text = {
    title: 'Christmas',
    description: 'By when it has to be here.',
    lead: [],
    body: [paragraph('Soon.')],
  };
  await ask(`blog/${id}/text`, { revision: 1, window, text }, 'PUT');
  for (const [version, status] of [
    [2, 'BRIEF'],
    [3, 'DRAFT'],
    [4, 'REVIEW'],
    [5, 'APPROVED'],
  ] as const)
    expect(await ask(`blog/${id}/status`, { version, status })).toMatchObject({ status });
  const { items } = (await ask(`blog/${id}/versions`)) as { items: { id: string; reason: string }[] };
  expect(items.map(({ reason }) => reason)).toEqual(['approved', 'review']);
  const [approved] = items;
  expect(await ask(`blog/${id}/versions/${approved?.id}`)).toMatchObject({ text });
  await ask(`blog/${id}/versions/${approved?.id}/restore`, { revision: 2, window });
  const found = async () =>
    ((await ask('blog?search=christmas')).items as { status: string }[]).map(({ status }) => status);
  await expect.poll(found, timeouts).toEqual(['APPROVED']);
  await ask(`blog/${id}/status`, { version: 6, status: 'PUBLISHED' });
  const page = async () => (await fetch(`${cloud.url}/blog/christmas`)).status;
  await expect.poll(page, timeouts).toBe(200);
});
