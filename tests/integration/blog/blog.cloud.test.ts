import { expect, test } from 'vitest';
import { paragraph } from '#domain/blog/body/write.ts';
import { newYorkDay } from '#domain/kernel/new-york.ts';
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
  const plan = { title: 'Christmas', brief, category: 'business-freight' };
  await ask(`blog/${id}`, { version: 1, plan }, 'PUT');
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
  const statusOf = async (slug: string) => (await fetch(`${cloud.url}/blog/category/${slug}`)).status;
  // Lists follow when more changes than the edge takes at once.
  await expect.poll(() => statusOf('business-freight'), timeouts).toBe(200);

  // Readers see another category at once, and the address of a merged one leads to its posts.
  await ask('blog/categories', { name: 'Holidays', description: '' });
  await ask(`blog/${id}`, { version: 7, plan: { ...plan, category: 'holidays' } }, 'PUT');
  await expect.poll(() => statusOf('holidays'), timeouts).toBe(200);
  expect(await statusOf('business-freight')).toBe(404);
  await ask(
    'blog/categories',
    { slug: 'holidays', version: 1, name: 'Holidays', description: '', mergedInto: 'business-freight' },
    'PUT',
  );
  const landed = async () => new URL((await fetch(`${cloud.url}/blog/category/holidays`)).url).pathname;
  await expect.poll(landed, timeouts).toBe('/blog/category/business-freight');
});

test('several posts get their categories at once, and it is undone', async () => {
  const [id, application] = [newId(), newId()];
  await ask('blog', { id, title: 'How heavy a barrel may be' });
  const toMend = async () =>
    (await ask('blog/category-fixes')).posts as { id: string; suggestion: unknown }[];
  const found = async () => (await toMend()).find((post) => post.id === id)?.suggestion;
  await expect.poll(found, timeouts).toMatchObject({ category: 'barrels-and-boxes' });
  const changes = [{ post: id, version: 1, category: 'barrels-and-boxes' }];
  await ask('blog/category-fixes', { id: application, changes });
  expect(await found()).toBeUndefined();
  await ask(`blog/category-fixes/${application}/undo`, {});
  expect(await found()).toMatchObject({ category: 'barrels-and-boxes' });
  expect(await ask('blog/categories')).toMatchObject({ categories: expect.any(Array) });
});

test('a calendar reads the days of posts by its address alone', async () => {
  const id = newId();
  await ask('blog', { id, title: 'In the calendar' });
  await ask(
    `blog/${id}`,
    {
      version: 1,
      plan: {
        title: 'In the calendar',
        brief: { intent: '', outline: '', sources: '' },
        plannedFor: newYorkDay(new Date()),
      },
    },
    'PUT',
  );
  const made = await cloud.ask<{ address: string }>('blog/calendar/feed', { as: admin, method: 'PUT' });
  const read = async () => {
    const answer = await fetch(`${cloud.url}${new URL(made.body.address).pathname}`);
    return `${answer.status} ${answer.headers.get('content-type')} ${await answer.text()}`;
  };
  await expect.poll(read, timeouts).toMatch(/^200 text\/calendar; .*SUMMARY:Planned: In the calendar/s);
  await cloud.ask('blog/calendar/feed', { as: admin, method: 'DELETE' });
  expect(await read()).toMatch(/^404 application\/json/);
});

test('a comment of a colleague is a task until it is done', async () => {
  const [id, comment] = [newId(), newId()];
  await ask('blog', { id, title: 'To be read' });
  await ask(`blog/${id}/comments/${comment}`, { change: { act: 'write', text: 'Shorter, please.' } }, 'PUT');
  const tasks = async () =>
    ((await ask('tasks?kind=POST_COMMENTS')).items as { subject: { id: string } }[]).filter(
      ({ subject }) => subject.id === id,
    ).length;
  await expect.poll(tasks, timeouts).toBe(1);
  await ask(`blog/${id}/comments/${comment}`, { change: { act: 'done', version: 1, done: true } }, 'PUT');
  await expect.poll(tasks, timeouts).toBe(0);
});
