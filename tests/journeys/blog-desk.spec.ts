import type { Page } from '@playwright/test';
import { paragraph } from '#domain/blog/body/write.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** Writes a text as the editor saves it. */
const write = (page: Page, id: string, title: string): Promise<unknown> =>
  ask(page, {
    method: 'PUT',
    path: `/api/blog/${id}/text`,
    body: {
      revision: 1,
      window: crypto.randomUUID(),
      text: {
        title,
        description: '',
        lead: [],
        body: [paragraph('A pound to Guyana costs ', { figure: 'rate', to: 'GY' }, '.')],
      },
    },
  });

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a writer adds an idea, writes its brief and sends the text for review; somebody else approves it', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  const title = `Perfume and batteries ${Date.now().toString(36)}`;
  await signedInAs('content');
  await page.goto('/staff');
  await expect(page).toHaveURL('/staff/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');

  await page.getByRole('button', { name: 'New post' }).click();
  await page.getByRole('dialog').getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Add the idea' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await step(page, 'The brief is ready').click();
  await expect(page.getByText('Write first what readers want to know.')).toBeVisible();
  await page.getByLabel('What readers want to know').fill('May I send perfume to my sister?');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await step(page, 'The brief is ready').click();
  await step(page, 'Start the draft').click();
  await expect(step(page, 'Send for review')).toBeVisible();
  await expectGoodLooks(page);

  await write(page, id, title);
  await step(page, 'Send for review').click();
  await expect(page.getByText('You sent this for review.')).toBeVisible();
  await expect(page.getByText(/A pound to Guyana costs \$\d/)).toBeVisible();
  await step(page, 'Approve').click();
  await expect(page.getByText('You sent this for review. Someone else approves it.')).toBeVisible();
  await expectGoodLooks(page);

  await page.goto('about:blank');
  await signedInAs('admin');
  await page.goto(`/admin/blog/${id}`);
  await page.getByText('Versions', { exact: true }).click();
  await page.getByRole('button', { name: /^Compare/ }).click();
  await expect(page.getByText('This version is the same as the text now.')).toBeVisible();
  await page.getByLabel('New comment').fill('Say what the receiver pays, too.');
  await page.getByRole('button', { name: 'Add comment' }).click();
  const comments = page.getByRole('list', { name: 'Comments' });
  await expect(comments).toContainText('Say what the receiver pays, too.');
  await step(page, 'Approve').click();
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('link', { name: 'Everything that was done with it' }).click();
  await expect(page.getByText('Status: In review → Approved')).toBeVisible();

  await page.goto('about:blank');
  await signedInAs('content');
  await page.goto(`/staff/blog/${id}/edit`);
  await page.getByRole('link', { name: 'Comments: 1 open' }).click();
  await comments.getByRole('button', { name: 'Mark as done' }).click();
  await expect(comments.getByRole('button', { name: 'Open it again' })).toBeVisible();
  await expectGoodLooks(page);
});

test('a writer has the blog and its tasks in the menu, and nothing else of the desk', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs('content');
  await page.goto('/staff/blog');
  const links = page.getByRole('navigation', { name: 'Desk' }).getByRole('link');
  await expect(links).toHaveText(['Tasks', 'Blog', 'My account']);
});
