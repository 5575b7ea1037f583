import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { registerWithoutForm } from './support/customers.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { demoPassword, signIn } from './support/people.ts';
import { expect, linkIn, newEmail, test } from './support/test.ts';

/** The six digits that a letter asks for; colors have six digits, too, and are in its HTML alone. */
const codeIn = ({ text = '', html = '' }: { readonly text?: string; readonly html?: string }): string =>
  /\b\d{6}\b/.exec(text || html.replaceAll(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' '))?.[0] ?? '';

const prove = (page: Page) => page.getByLabel('Your password', { exact: true }).fill(demoPassword);

/** Makes somebody a customer and signs them in here; answers their address. */
const asCustomer = test.extend<{ readonly customer: (name: string) => Promise<string> }>({
  customer: async ({ page, baseURL, mailTo }, use) => {
    await use(async (name) => {
      const email = newEmail(name);
      const confirm = await registerWithoutForm(baseURL ?? '', email);
      const link = linkIn(await mailTo(email, /verify/i), '/auth/callback');
      await confirm(new URL(link).searchParams.get('code') ?? '');
      await signIn(page, email);
      return email;
    });
  },
});

asCustomer(
  'another e-mail address is proven by its code, and the owner of the old one takes it back',
  { tag: looks },
  async ({ page, browser, baseURL, mailTo, customer }) => {
    const old = await customer('old.address');
    const fresh = newEmail('new.address');
    await page.goto('/customer/profile');
    await page.getByRole('link', { name: 'Change my e-mail' }).click();
    await expect(page.getByText(`You sign in with ${old} now`)).toBeVisible();
    await page.getByLabel('New e-mail address').fill(fresh);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await prove(page);
    await page.getByRole('button', { name: 'Send the Code' }).click();
    await expect(page.getByText(`We sent a code to ${fresh}`)).toBeVisible();
    await page
      .getByLabel('Code from the e-mail')
      .fill(codeIn(await mailTo(fresh, /^Your code to change your e-mail/)));
    await page.getByRole('button', { name: 'Change My E-mail' }).click();
    await expect(page).toHaveURL(/\/customer\/profile$/);
    await expect(page.getByRole('main').getByText(fresh, { exact: true })).toBeVisible();
    // It stays: nothing that fades after some seconds says it.
    await expect(page.getByRole('main').getByText(`You sign in with ${fresh} now.`)).toBeVisible();

    // Whoever reads the old address opens the link on a device where nobody is signed in.
    const undo = new URL(linkIn(await mailTo(old, /was changed$/), '/auth/undo-email'));
    expect(undo.hash, 'no log has what is behind the #').toMatch(/^#[\w-]{22}$/);
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const elsewhere = await context.newPage();
    await elsewhere.goto(`${undo.pathname}${undo.hash}`);
    await expect(elsewhere.getByRole('heading', { name: 'This was not me' })).toBeVisible();
    await expect(elsewhere, 'the history does not keep it').toHaveURL(/\/auth\/undo-email$/);
    await expectGoodLooks(elsewhere);
    await elsewhere.getByRole('button', { name: 'Put My Address Back' }).click();
    await expect(elsewhere.getByText(`${old} is the address of your account again`)).toBeVisible();
    await expectGoodLooks(elsewhere);
    await elsewhere.getByRole('link', { name: 'Choose a new password' }).click();
    await elsewhere.waitForURL((url) => url.pathname === '/auth/forgot-password');
    await expect(elsewhere.getByLabel('E-mail')).toHaveValue(old);
    // The secret has left the address, so a page that is loaded again asks for the letter.
    await elsewhere.goto('/auth/undo-email');
    await expect(elsewhere.getByText('Open the link in our e-mail again')).toBeVisible();
    await expect(elsewhere.getByRole('button', { name: 'Put My Address Back' })).toHaveCount(0);
    await context.close();
    // The session of whoever changed it is over.
    await expect(async () => {
      await page.goto('/customer/profile', { waitUntil: 'commit' });
      await page.waitForURL((url) => url.pathname === '/auth/login', { timeout: 5000 });
    }).toPass();
  },
);

asCustomer(
  'one’s own data is a page that names the person and what we hold, in words',
  { tag: looks },
  async ({ page, context, signedInAs }) => {
    // The demo customer has something of everything.
    await signedInAs('customer');
    await page.goto('/customer/profile');
    await page.getByRole('link', { name: 'Download my data' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download My Data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.html$/);
    await expect(page.getByText('Your data is downloaded')).toBeVisible();
    await expectGoodLooks(page);

    // As from the disk of somebody who is offline: no site of ours is behind it.
    const file = await context.newPage();
    await file.setContent(await readFile(await download.path(), 'utf8'));
    await expect(file.getByRole('heading', { level: 1, name: 'My data at Skybarrel' })).toBeVisible();
    for (const part of [
      'You and your account',
      'U.S. mailbox',
      'Parcels',
      'Shipments',
      'Invoices and payments',
    ])
      await expect(file.getByRole('heading', { level: 2, name: part })).toBeVisible();
    const words = (await file.locator('body').textContent()) ?? '';
    expect(words).toContain('customer@skybarrel.test');
    for (const said of ['First name', 'Receiver, name', 'Tracking', 'Paid'])
      expect.soft(words).toContain(said);
    expect(words, 'no states of programs').not.toMatch(
      /\b[A-Z]+_[A-Z_]+\b|\b(?:ACTIVE|PENDING|DELIVERED|BOOKED)\b/,
    );
    expect(words, 'no ids of programs').not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|sub\b|undefined|\[object/);
    await expectGoodLooks(file);
  },
);

asCustomer(
  'an account is closed: what waits is told first, then what stays and until when, and nobody signs in again',
  { tag: looks },
  async ({ page, mailTo, signedInAs, customer }) => {
    // The demo customer has goods on their way.
    await signedInAs('customer');
    await page.goto('/customer/close-account');
    await expect(page.getByRole('heading', { name: 'Before we can close' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open the shipment' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close My Account' })).toHaveCount(0);
    const kept = page.locator('dt', { hasText: 'Invoices with your name and address' });
    await expect(kept.locator('xpath=following-sibling::dd[1]')).toHaveText('for ten years (U.S. law)');
    await expectGoodLooks(page);
    // From a page of the site, which goes nowhere by itself when the session ends.
    await page.goto('/faq');
    await page.context().setStorageState({ cookies: [], origins: [] });

    const email = await customer('leaving');
    await page.goto('/customer/profile');
    await page.getByRole('link', { name: 'Close my account' }).click();
    // Whoever only signed up has no paper, and reads of none.
    await expect(page.getByText('We do not have to keep any papers about you.')).toBeVisible();
    await expect(page.getByText('Form 1583')).toHaveCount(0);
    await page.getByRole('button', { name: 'Close My Account' }).click();
    await prove(page);
    await expectGoodLooks(page);
    await page.getByRole('button', { name: 'Close My Account for Good' }).click();
    await page.waitForURL((url) => url.pathname === '/auth/login');
    await expect(page.getByText('Your account is closed.')).toBeVisible();
    await expect(page.getByText('Welcome back')).toHaveCount(0);
    const last = await mailTo(email, /account is closed$/);
    expect(last.text).toContain('We deleted your name, address, phone and e-mail.');
    expect(last.text).not.toContain('What has to stay');

    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
  },
);
