import type { Locator, Page } from '@playwright/test';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleForm } from '#domain/shipments/testing/sample-form.ts';
import { keptCaller } from './support/customers.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks } from './support/looks.ts';
import { expect, linkIn, newEmail, test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

test('a wrong phone of a receiver is corrected for a caller: what it changes is shown first, and history says who asked', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('customer');
  await page.goto('/dashboard/shipments');
  const { shipment } = await ask<{ shipment: Shipment }>(page, {
    path: '/api/shipments',
    body: { form: sampleForm },
  });
  // The screen of the customer would see that somebody else is signed in now.
  await page.goto('about:blank');
  await signedInAs('staff');
  await page.goto(`/staff/shipments/${shipment.number}`);
  await page.getByRole('link', { name: 'Correct it for the sender' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Correct a shipment' })).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('textbox', { name: 'Phone' }).fill('6004321');
  await page.getByLabel('How they told us').selectOption('By phone');
  await page.getByLabel('Why').fill('Two digits were swapped');
  await page.getByRole('button', { name: 'See what it changes' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Receiver’s phone+592 600-1234 → +592 600-4321');
  await expect(dialog).toContainText(/It stays \$\d+/);
  await expect(dialog).toContainText('You asked us by phone for a change, and we made it.');
  await expect(dialog).not.toContainText('1 sender');
  await dialog.getByRole('button', { name: 'Save the correction' }).click();
  await expect(page.getByText('600-4321').first()).toBeVisible();
  await expect(page.getByText('corrected it for the sender')).toBeVisible();
  await expect(page.getByText('+592 600-1234 → +592 600-4321')).toBeVisible();
  await expect(page.getByText(/, by phone: Two digits were swapped/)).toBeVisible();
});

/** What a clerk does, counted: an interaction is a key beyond a name, a field or a tap. */
const counting = (page: Page) => {
  let count = 0;
  const one = async (does: () => Promise<unknown>): Promise<void> => {
    count += 1;
    await does();
  };
  return {
    count: () => count,
    key: (name: string) => one(() => page.keyboard.press(name)),
    type: (label: string | RegExp, text: string) => one(() => page.getByLabel(label).first().fill(text)),
    choose: (label: string, text: string) => one(() => page.getByLabel(label).selectOption(text)),
    tap: (target: Locator) => one(() => target.click()),
  };
};

/** As many as a clerk has patience for while somebody is on the phone (issue 31). */
const MOST = 25;

test('a shipment for a caller who has sent before takes at most 25 interactions, from the surname to the flight', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('customer');
  await page.goto('/dashboard/shipments');
  await ask(page, { path: '/api/shipments', body: { form: sampleForm } });
  await page.goto('about:blank');
  await signedInAs('staff');
  await page.goto('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const hand = counting(page);
  const box = page.getByRole('combobox', { name: 'Name, number, phone or e-mail' });
  // The screen may show its heading a moment before the header listens.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(box).toBeFocused({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await hand.key('Shift');
  await box.fill('customer sample');
  await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(1);
  await hand.key('ArrowDown');
  await hand.key('Enter');
  await hand.tap(page.getByRole('link', { name: 'New shipment' }));
  await expect(page.getByRole('heading', { level: 1, name: 'New shipment' })).toBeVisible();
  const goOn = async (next: string) => {
    await hand.tap(page.getByRole('button', { name: 'Continue', exact: true }));
    await expect(page.getByRole('heading', { name: next })).toBeVisible();
  };
  await hand.choose('How they told us', 'By phone');
  await hand.tap(page.getByRole('list', { name: 'Their receivers' }).getByText('Marva Sample').first());
  await expectGoodLooks(page);
  await goOn('What is it for, and who pays?');
  await hand.tap(page.getByText('A gift'));
  await goOn('How many boxes and barrels?');
  for (const [label, value] of [
    [/^Length/, '18'],
    [/^Width/, '18'],
    [/^Height/, '18'],
    [/^Weight(?!ed)/, '40'],
  ] as const)
    await hand.type(label, value);
  await goOn('What is inside?');
  await hand.type('What is it?', 'Rice and canned food');
  await hand.type('How many', '40');
  await hand.type('Value of one, $', '3');
  await hand.tap(page.getByText('No', { exact: true }));
  await hand.tap(page.getByLabel('None of these is inside'));
  await goOn('When does it fly?');
  await expect(page.getByRole('radio', { checked: true, name: /At our dock by/ })).toBeAttached();
  await goOn('Check it and book');
  await expectGoodLooks(page);
  await hand.tap(page.getByRole('button', { name: /^Book it/ }));
  await expect(page.getByText('made the shipment', { exact: false }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/shipments\/[0-9A-Z-]+$/);
  await expect(page.getByText('Sample Customer, by phone')).toBeVisible();
  await expect(page.getByText('Not given. Have it signed before you take the goods.')).toBeVisible();
  console.log(`${hand.count()} interactions for a caller's shipment`);
  expect(hand.count()).toBeLessThanOrEqual(MOST);
});

test('a quote for a caller without an account is made from their page, mailed, and opened by its link', async ({
  page,
  signedInAs,
  mailTo,
}) => {
  const email = newEmail('caller');
  await signedInAs('staff');
  await page.goto('/staff');
  const id = await keptCaller(page, 'Quoted Caller', email);
  await expect(async () => {
    await page.goto(`/staff/customers/${id}`);
    await expect(page.getByRole('link', { name: 'New quote' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
  await page.getByRole('link', { name: 'New quote' }).click();
  await expect(page.getByText('For Quoted Caller')).toBeVisible();
  await page.getByRole('button', { name: 'Add a barrel' }).click();
  await page.getByLabel('Filled weight of barrel 1').fill('140');
  await expect(page.getByText(`It goes to ${email}`)).toBeVisible();
  await expectGoodLooks(page);
  await page.getByRole('button', { name: 'Save and send the quote' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Choose how they told us.' })).toBeVisible();
  await page.getByLabel('How they told us').selectOption('By phone');
  await page.getByRole('button', { name: 'Save and send the quote' }).click();
  await expect(page.getByText('To read out or copy')).toBeVisible();
  await expect(page.getByText('made this quote')).toBeVisible();
  await expect(page.getByText('Quoted Caller, by phone')).toBeVisible();
  await expectGoodLooks(page);
  const reference = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.goto(`/staff/customers/${id}`);
  await expect(page.getByText(reference).first()).toBeVisible();

  const letter = await mailTo(email, /^Your quote: 1 barrel \(55 gallons\) to \w+, \$350\.00/);
  expect(letter.text).toContain('You asked us by phone.');
  const { pathname, hash } = new URL(linkIn(letter, '/dashboard/open-quote'));
  await page.goto('about:blank');
  await page.goto(`${pathname}${hash}`);
  await page.getByRole('button', { name: 'Accept $350.00' }).click();
  await expect(page.getByText('Book it when you are ready: your price stays $350.00')).toBeVisible();
});
