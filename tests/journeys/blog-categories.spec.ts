import type { Page } from '@playwright/test';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

const addCategory = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add the category' }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
};

test('a writer gives a post its category, merges two that mean the same, and undoes it', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  // A word that no other post and no other category has.
  const word = `Sorrel${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;
  const [one, other] = [`${word} recipe`, `${word} recipes`];
  await signedInAs('content');
  await page.goto('/staff/blog');
  await page.getByRole('navigation', { name: 'Blog' }).getByRole('link', { name: 'Categories' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fix categories');
  await addCategory(page, one);
  await addCategory(page, other);

  const title = `How ${word} is sent`;
  await ask(page, { method: 'POST', path: '/api/blog', body: { id: crypto.randomUUID(), title } });
  const row = page.getByRole('listitem').filter({ hasText: title });
  // The index is a moment behind.
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(row).toContainText(/% sure: “sorrel\w+” in its name\./);
  await expectGoodLooks(page);
  const none = page.getByRole('button', { name: 'Choose none' });
  if (await none.isVisible()) await none.click();
  await row.getByRole('combobox').selectOption({ label: one });
  await expect(page.getByText(`This changes 1 post: 1 to ${one}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Apply to 1 post' }).click();
  await expect(page.getByText('1 post changed')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: title })).toHaveCount(0);

  const pairRow = page
    .getByRole('listitem')
    .filter({ hasText: 'The names differ only in singular and plural' });
  const ofOurs = pairRow.filter({ hasText: word });
  await expect(ofOurs).toContainText(`${other} (0 posts) and ${one} (1 post)`);
  await ofOurs.getByRole('button', { name: /^Merge/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('No post is changed.');
  await expectGoodLooks(page);
  await dialog.getByRole('button', { name: 'Merge them' }).click();
  await expect(page.getByText(`Merged into “${one}”, with 0 posts.`)).toBeVisible();
  await expect(ofOurs).toHaveCount(0);

  await page.getByRole('button', { name: `Undo the merge of “${other}”` }).click();
  await expect(page.getByText('The merge is undone')).toBeVisible();
  await expect(ofOurs).toHaveCount(1);
  await expectGoodLooks(page);
});

test('a writer chooses the category of a post in its plan', { tag: looks }, async ({ page, signedInAs }) => {
  const id = crypto.randomUUID();
  await signedInAs('content');
  await page.goto('/staff/blog');
  await ask(page, { method: 'POST', path: '/api/blog', body: { id, title: 'Duty on a gift' } });
  await page.goto(`/staff/blog/${id}`);
  const category = page.getByLabel('Category');
  await category.selectOption({ label: 'Customs and duty' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(category).toHaveValue('customs-and-duty');
});
