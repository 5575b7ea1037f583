import { expectReadable } from './support/readable.ts';
import { test } from './support/test.ts';

/** Menus and dialogs. The toast with a link is looked at where settings are saved. */
const OPEN_MENU = 'header details[open]';

test('the menu of a visitor and the menu of an account can be read, in light and dark', async ({
  page,
  signedInAs,
}) => {
  const openMenu = () => page.locator('header summary').filter({ visible: true }).first().click();
  await page.goto('/about');
  if (test.info().project.name === 'phone') {
    await openMenu();
    await expectReadable(page, OPEN_MENU);
  }
  await signedInAs('customer');
  await page.goto('/dashboard');
  await openMenu();
  await expectReadable(page, OPEN_MENU);
});

test('the question before unsaved changes are left can be read, in light and dark', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin');
  await page.goto('/admin/settings?part=brand');
  await page.getByLabel('Phone, as shown').fill('(201) 555-0100');
  await page.getByRole('link', { name: 'Overview' }).click();
  await expectReadable(page, 'dialog[open]');
});
