import { expect, expectAccessible, test } from './support/test.ts';

test('the desk finds a mailbox by name and reads its history', async ({ page, signedInAs }) => {
  await signedInAs('staff');
  await page.goto('/staff/mailboxes');
  const list = page.getByRole('main');
  await list.getByRole('searchbox').fill('shanelle');
  await list.getByRole('button', { name: 'Search' }).click();
  await expect(list.getByText('Shanelle Joseph (sample)').filter({ visible: true })).toBeVisible();
  await expect(list.getByText('Anita Persaud')).toHaveCount(0);
  await list
    .getByRole('link', { name: /^\d{5,}/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d{5,}$/ })).toBeVisible();
  await expect(page.getByText('Given automatically when the e-mail was confirmed')).toBeVisible();
  await expectAccessible(page);
});

test('a clerk answers a caller: search from any screen, the phone number, and a note that a colleague reads', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto('/staff/enquiries');
  await expect(page.getByRole('heading', { level: 1, name: 'Enquiries' })).toBeVisible();
  const box = page.getByRole('combobox', { name: 'Name, number, phone or e-mail' });
  // The screen may show its heading a moment before the header listens.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await box.fill('Narine, Savitri');
  await expect(page.getByRole('option')).toHaveText([/Savitri Narine/]);
  await expectAccessible(page);
  await box.press('ArrowDown');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^\d{5,}$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+/);
  const note = `She called about a box, ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('You wrote a note')).not.toHaveCount(0);
  await expectAccessible(page);

  const sameMailbox = page.url().replace('/staff/', '/admin/');
  // An open screen of the app would notice the other person and go elsewhere by itself.
  await page.goto('about:blank');
  await signedInAs('admin');
  await page.goto(sameMailbox);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('Sample wrote a note')).not.toHaveCount(0);
});
