import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodLooks, looks } from './support/looks.ts';
import { contentOf, makeFile } from './support/steps.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** A report is seen within five seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

/** A word nobody else uses, of letters: digits are taken out before errors are grouped. */
const ownWord = (): string =>
  `w${Math.random().toString(36).slice(2)}${process.pid.toString(36)}`.replace(/\d/g, (digit) =>
    String.fromCharCode(97 + Number(digit)),
  );

const reportError = async (request: APIRequestContext, message: string): Promise<void> => {
  const context = { sessionId: 'journey', timestamp: Date.now(), url: '/dashboard' };
  const stack = `Error: ${message}\n    at pack (/assets/app.js:1:2)`;
  const answer = await request.post('/api/errors', { data: { message, stack, context } });
  expect(answer.ok()).toBe(true);
};

/** Reports an error and opens its page, as whoever is signed in sees it arrive. */
const openNewError = async (page: Page, request: APIRequestContext, message: string): Promise<void> => {
  await page.goto('/admin/monitoring?range=today');
  await expect(page.getByRole('heading', { name: 'Monitoring' })).toBeVisible();
  await reportError(request, message);
  await page.getByRole('link', { name: message }).click(soon);
  await expect(page.getByRole('heading', { level: 1, name: message })).toBeVisible();
};

const decide = (page: Page, decision: string) => page.getByRole('button', { name: decision }).click();
const expectState = (page: Page, state: string) =>
  expect(page.getByText(state, { exact: true }).first()).toBeVisible(soon);

test('an error arrives while an admin looks, is resolved, comes back, is ignored and reopened', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs('admin');
  const message = `The barrel ${ownWord()} rolled away`;
  await openNewError(page, request, message);
  await expectState(page, 'Open');
  await expect(page.getByRole('region', { name: 'Stack, scrolls' })).toContainText('at pack');
  await expectAccessible(page);
  await decide(page, 'Resolve');
  await expectState(page, 'Resolved');
  await reportError(request, message);
  await expectState(page, 'Regressed');
  await decide(page, 'Ignore');
  await expectState(page, 'Ignored');
  await decide(page, 'Reopen');
  await expectState(page, 'Open');
});

test('a decision about something that has changed since is refused, explained and can be made again', {
  tag: looks,
}, async ({ page, request, signedInAs }) => {
  await signedInAs('admin');
  await openNewError(page, request, `The scale ${ownWord()} stuck`);
  await page.route(
    '**/decision',
    async (route) => {
      const body = route.request().postDataJSON() as { decision: string; version: number };
      await route.continue({ postData: JSON.stringify({ ...body, version: body.version - 1 }) });
    },
    { times: 1 },
  );
  await decide(page, 'Resolve');
  await expect(page.getByText('It changed while you looked')).toBeVisible();
  await expectGoodLooks(page);
  await decide(page, 'Resolve');
  await expectState(page, 'Resolved');
});

test('markup in an error is text wherever it is shown', { tag: looks }, async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs('admin');
  const message = `<img src=x onerror=alert(1)> ${ownWord()}`;
  page.on('dialog', () => expect(true, 'no script of a stranger runs').toBe(false));
  await openNewError(page, request, message);
  await page.locator('summary').filter({ hasText: message }).first().click();
  await expect(page.locator('dd').filter({ hasText: message }).first()).toBeVisible();
  await expect(page.locator('main img')).toHaveCount(0);
  await page.goto('/admin/monitoring?view=records');
  await expect(page.getByText(message).first()).toBeVisible(soon);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('the views are reached by keyboard and keep their address', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await page.goto('/admin/monitoring?range=today');
  await page.getByRole('link', { name: 'Errors', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Web vitals' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=vitals&range=today/);
  await expect(page.getByRole('link', { name: 'Web vitals' })).toHaveAttribute('aria-current', 'page');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Web vitals' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Errors', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a chosen range, its drawings and their tables', async ({ page, signedInAs }) => {
  await signedInAs('analyst');
  await page.goto('/staff/monitoring?view=events');
  await expect(page.getByRole('heading', { name: 'Four milestones' })).toBeVisible(soon);
  // Other journeys book meanwhile, or have not yet.
  await expect(page.getByText('Booking created').first()).toBeVisible();
  await expect(page.locator('canvas').first()).toBeVisible();
  await page.getByText('Figures as a table').first().click();
  await expect(page.getByRole('columnheader', { name: 'Day' }).first()).toBeVisible();
  await page.getByText('Other days').click();
  await page.getByLabel('First day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByLabel('First day')).toHaveAccessibleDescription('Choose at most 31 days.');
  await page.getByText('What these figures mean').click();
  await expectAccessible(page);
});

test('records of a day are made into a file and downloaded', { tag: looks }, async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs('admin');
  const word = ownWord();
  await openNewError(page, request, `The file ${word} is wanted`);
  await page.goto('/admin/monitoring?view=exports&range=today');
  await page.getByLabel('Format').selectOption('ndjson');
  const link = await makeFile(page);
  await expectGoodLooks(page);
  const lines = (await contentOf(page, link)).trim().split('\n');
  expect(lines.some((line) => JSON.stringify(JSON.parse(line)).includes(word))).toBe(true);
});

test('an analyst lands on the monitoring, is offered nothing else and reaches nothing else', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  await signedInAs('analyst');
  await page.goto('/staff');
  await page.waitForURL(/\/staff\/monitoring$/);
  await expect(page.getByRole('navigation', { name: 'Desk' }).getByRole('link')).toHaveText([
    'Monitoring',
    'Reports',
    'My account',
  ]);
  for (const path of ['/staff/mailboxes', '/staff/notifications', '/admin/monitoring']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'You do not have access to this.' })).toBeVisible();
  }
});

test('staff are kept out of the monitoring', { tag: looks }, async ({ page, signedInAs }) => {
  await signedInAs('staff');
  await page.goto('/staff');
  await expect(page.getByRole('link', { name: 'Monitoring' })).toHaveCount(0);
  await page.goto('/staff/monitoring');
  await expect(page.getByRole('heading', { name: 'You do not have access to this.' })).toBeVisible();
});
