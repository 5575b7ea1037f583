import type { Page } from '@playwright/test';
import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { addDays, newYorkDay, weekOf } from '#domain/kernel/new-york.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** Adds an idea, planned for a day, or with a phrase. */
const planned = async (
  page: Page,
  title: string,
  plannedFor?: string,
  phrase?: string,
): Promise<DeskPost> => {
  const idea = await ask<DeskPost>(page, { path: '/api/blog', body: { id: crypto.randomUUID(), title } });
  const plan = { title, brief: idea.brief, plannedFor, phrase };
  return ask(page, { method: 'PUT', path: `/api/blog/${idea.id}`, body: { version: 1, plan } });
};
const postOf = (page: Page, id: string): Promise<DeskPost> =>
  ask(page, { method: 'GET', path: `/api/blog/${id}` });

/** A Monday that no other run uses at the same time. */
const quietMonday = (): string => weekOf(addDays(newYorkDay(new Date()), 400 + (Date.now() % 2000)));

test('a writer sees the gap of a week, plans an idea into it by keyboard, and takes its day away again', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('content');
  await page.goto('/staff/blog');
  const monday = quietMonday();
  const title = `Batteries ${Date.now().toString(36)}`;
  const { id } = await planned(page, title, monday);

  await page.goto(`/staff/blog/calendar?view=month&day=${monday}`);
  const cell = (day: string) => page.locator(`[data-cell="${day}"]`);
  await expect(cell(monday)).toContainText(title);
  await expect(page.getByText('No post this week').first()).toBeAttached();
  await cell(monday).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(addDays(monday, 1))).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(cell(monday)).toBeFocused();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('It does not publish anything.')).toBeVisible();
  const moved = addDays(monday, 2);
  await dialog.getByLabel('Day').fill(moved);
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Plan for this day' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell(moved)).toBeFocused();
  await expect(cell(moved)).toContainText(title);
  expect((await postOf(page, id)).plannedFor).toBe(moved);

  // By pointer it is the same: a drop asks what M asks.
  const dropped = addDays(monday, 3);
  await cell(moved)
    .getByRole('link', { name: new RegExp(title) })
    .dragTo(cell(dropped));
  await expect(dialog.getByLabel('Day')).toHaveValue(dropped);
  await dialog.getByRole('button', { name: 'Plan for this day' }).click();
  await expect(cell(dropped)).toContainText(title);
  expect((await postOf(page, id)).plannedFor).toBe(dropped);

  // The own calendar of the writer reads it by a secret link.
  await page.getByText('Subscribe in your own calendar').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const address = page.getByText(/\/api\/feeds\/blog\//);
  await expect(address).toBeVisible();
  const read = await page.request.get(new URL((await address.textContent()) ?? '').pathname);
  expect([read.status(), read.headers()['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(address).toBeHidden();

  await page.goto(`/staff/blog/calendar?view=list&day=${monday}`);
  await page.getByRole('button', { name: new RegExp(`^Move.*${title}`) }).click();
  await dialog.getByRole('button', { name: 'Take its day away' }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^Plan a day.*${title}`) })).toBeVisible();
  expect(await postOf(page, id)).not.toHaveProperty('plannedFor');
});

test('month, week and list are each good to look at, with holidays and the last days to ship', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin');
  for (const view of ['month', 'week', 'list']) {
    await page.goto(`/admin/blog/calendar?view=${view}&day=2026-12-08`);
    await expect(page.getByRole('heading', { name: 'Without a day' })).toBeVisible();
    await expect(page.getByText(/Last day for Christmas/).first()).toBeAttached();
    await expectGoodLooks(page);
  }
});

test('a draft about rates is made of our own data within a minute, waits for a review, and is a post with figures of today', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('content');
  await page.goto('/staff/blog/queue');
  await page.getByRole('button', { name: 'Rates this month' }).click();
  const jobs = page.getByRole('list', { name: 'Drafts that were asked for, newest first' });
  await expect(jobs.getByRole('listitem').first()).toContainText(/Waiting|Being made|Needs review/);
  await expectGoodLooks(page);
  const draft = jobs
    .getByRole('listitem')
    .first()
    .getByRole('link', { name: /^What it costs to ship in/ });
  await draft.click({ timeout: 90_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^What it costs to ship in/);
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/\$\d+\.\d\d per lb/).first()).toBeVisible();
  await page.goto('/staff/blog/queue?whose=mine');
  await expect(
    page
      .getByRole('region', { name: /^Draft/ })
      .getByRole('listitem')
      .first(),
  ).toContainText('You');
});

test('a writer imports phrases from a file, and sees two posts on one phrase and what nobody has written about', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('content');
  await page.goto('/staff/blog');
  const phrase = `mango boxes ${Date.now().toString(36)}`;
  const titles = ['First', 'Second'].map((name) => `${name} about ${phrase}`);
  for (const title of titles) await planned(page, title, undefined, phrase);

  await page.goto('/staff/blog/keywords');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Keywords');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('File').setInputFiles({
    name: 'phrases.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Phrase,Destination,Service\n${phrase},Suriname,Boxes\n=HYPERLINK(1),France,\n`),
  });
  await expect(dialog.getByText('1 phrase new, 0 phrases replaced.')).toBeVisible();
  await expect(dialog.getByText('Line 3: There is no destination of this name.')).toBeVisible();
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Take over 1 phrase' }).click();
  await expect(dialog).toBeHidden();
  const conflicts = page.getByText('Two posts on one phrase').locator('xpath=ancestor::*[.//a][1]');
  // The index of posts is a moment behind, and the page reads it when it opens.
  await expect(async () => {
    await page.reload();
    for (const title of titles)
      await expect(conflicts.getByRole('link', { name: title })).toBeVisible({ timeout: 3000 });
  }).toPass();
  const suriname = page.getByRole('row', { name: /^Suriname/ }).last();
  await expect(suriname).toContainText('No phrase');
  await expect(suriname).toContainText(titles[0] ?? '');
  await expectGoodLooks(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await (await saved).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(Buffer.from(chunk));
  expect(Buffer.concat(chunks).toString()).toContain(`${phrase},,Suriname,Boxes,`);
  await page.getByRole('button', { name: `Remove “${phrase}”` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: `Remove “${phrase}”` })).toBeHidden();
});
