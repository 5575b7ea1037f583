import { headerSearch } from './support/header-search.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the desk finds a mailbox by name and reads its history', async ({ page, signedInAs }) => {
  await signedInAs('staff');
  await page.goto('/staff/mailboxes');
  const list = page.getByRole('main');
  await list.getByRole('searchbox').fill('shanelle');
  await list.getByRole('searchbox').press('Enter');
  // The only one that was found opens: beside the list, or on a phone as a page.
  await expect(page.getByRole('heading', { name: /^\d{5,}$/ })).toBeVisible();
  await expect(list.getByText('Shanelle Joseph (sample)').filter({ visible: true }).first()).toBeVisible();
  await expect(list.getByText('Anita Persaud')).toHaveCount(0);
  await expect(page.getByText('The system gave it when the e-mail was confirmed')).toBeVisible();
  await expectAccessible(page);
  // Going back leads to its row, which the keys go on from.
  await page.goBack();
  const row = list.getByRole('link', { name: /^\d{5,}/ }).filter({ visible: true });
  await expect(row).toBeFocused();
  await list.getByRole('searchbox').fill('');
  await expect(row).not.toHaveCount(1);
  await row.first().focus();
  await page.keyboard.press('j');
  await expect(row.nth(1)).toBeFocused();
});

test('a clerk answers a caller: search from any screen, the phone number, and a note that a colleague reads', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('staff');
  await page.goto('/staff');
  const box = await headerSearch(page);
  await box.fill('Narine, Savitri');
  const found = page.getByRole('group', { name: 'Mailboxes' }).getByRole('option');
  await expect(found).toHaveText([/Savitri Narine/]);
  await expectAccessible(page);
  await found.click();
  await expect(page.getByRole('heading', { level: 1, name: /^\d{5,}$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call', exact: true })).toHaveAttribute('href', /^tel:\+/);
  const note = `She called about a box, ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Note' }).fill(note);
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText('You wrote a note')).not.toHaveCount(0);
  await expectAccessible(page);

  const sameMailbox = page.url().replace('/staff/', '/admin/');
  // Nobody was there when the driver came for her box: she is charged, though she has no shipment.
  await page.getByRole('link', { name: 'Statement and charges' }).click();
  await page.getByText('Charge for something without a shipment').click();
  await expect(page.getByText(/The invoice is for Savitri Narine/)).toBeVisible();
  await page.getByRole('combobox', { name: 'What for' }).selectOption('MISSED_PICKUP');
  await page.getByRole('textbox', { name: 'Why' }).fill('Nobody was there at 10.');
  await page.getByRole('button', { name: /^Charge \$/ }).click();
  const charged = page.getByRole('status').getByRole('link', { name: /^INV-/ });
  await expect(charged).toBeVisible();
  await expectAccessible(page);
  await charged.click();
  await expect(page.getByText('Missed pickup', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^To pay: \$/ })).toBeVisible();

  // An open screen of the app would notice the other person and go elsewhere by itself.
  await page.goto('about:blank');
  await signedInAs('admin');
  await page.goto(sameMailbox);
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByText(/^Sample S\S* wrote a note/)).not.toHaveCount(0);
});
