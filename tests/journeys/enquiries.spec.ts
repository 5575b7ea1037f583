import { looks } from './support/looks.ts';
import { expect, expectAccessible, linkIn, newEmail, test } from './support/test.ts';

/** What is written is known everywhere within seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

test('a visitor writes, the desk answers, and the answer comes by mail', async ({
  page,
  browser,
  baseURL,
  mailTo,
  signedInAs,
  isMobile,
}) => {
  const email = newEmail('writer');
  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const visitor = await elsewhere.newPage();
  await visitor.goto('/contact?topic=pickup');
  await visitor.getByLabel('Name').fill('Sample Writer');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByRole('alert')).toContainText('Email is required');
  await expectAccessible(visitor);
  await visitor.getByLabel('E-mail').fill(email);
  await visitor.getByLabel('Your message').fill('Two barrels are packed. Can you fetch them?');
  await visitor.reload();
  await expect(visitor.getByLabel('Your message')).toHaveValue('Two barrels are packed. Can you fetch them?');
  await visitor.getByRole('button', { name: 'Send' }).click();
  await expect(visitor.getByRole('heading', { name: 'We have your message' })).toBeFocused();
  const reference = (await visitor.getByText(/^ENQ-\w{6}$/).textContent()) ?? '';
  await expectAccessible(visitor);
  await mailTo(email, new RegExp(`We have your message: ${reference}`));
  await elsewhere.close();

  await signedInAs('staff');
  const toDesk = await mailTo('desk@skybarrel.test', new RegExp(reference));
  await page.goto(new URL(linkIn(toDesk, `/staff/enquiries/${reference}`)).pathname);
  await expect(page.getByText('Two barrels are packed. Can you fetch them?')).toBeVisible();
  await expectAccessible(page);
  // A line of a table, or two lines on a phone. It follows from the message, so it may be a moment later.
  const task = page.getByRole(isMobile ? 'listitem' : 'row').filter({ hasText: reference });
  await expect(async () => {
    await page.goto('/staff/tasks?kind=ENQUIRY');
    await expect(task).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await task.getByRole('button', { name: 'Take it' }).click();
  await expect(task.getByRole('button', { name: 'Hand back' })).toBeVisible(soon);
  await expect(task.getByText('You')).toBeVisible();
  await expectAccessible(page);
  await task.getByRole('link', { name: isMobile ? 'Answer a message' : /^Open/ }).click();
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByText('You took this on').first()).toBeVisible(soon);
  await page.getByLabel('Answer to Sample Writer').fill('We come on Monday between 9 and 12.');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('answered by e-mail').first()).toBeVisible(soon);
  const answer = await mailTo(email, new RegExp(`Our answer to your message ${reference}`));
  expect(answer.text).toContain('We come on Monday between 9 and 12.');

  await page.getByRole('link', { name: 'Tasks' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Tasks' })).toBeVisible();
  await expect(page.getByText(reference, { exact: true })).toHaveCount(0, soon);
  await page.getByRole('link', { name: 'Enquiries' }).filter({ visible: true }).first().click();
  await page.getByRole('link', { name: /^Answered/ }).click();
  await expect(page.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page);
});

test('without JavaScript the page says how else to reach us, and shows no form that does nothing', {
  tag: looks,
}, async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/support');
  // By its selector: to the browser's driver what stands inside <noscript> has no text.
  for (const way of ['tel', 'mailto'])
    await expect(page.locator(`#write noscript a[href^="${way}:"]`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send' })).toBeHidden();
  await context.close();
});
