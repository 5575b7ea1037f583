import { contentOf, makeFile } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** A report is seen within five seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 120_000 });

test('what breaks on a phone in a tunnel is seen by an admin, with its vitals and its visit, and in a file', async ({
  page,
  browser,
  baseURL,
  signedInAs,
}, { project }) => {
  const name = `${project.name} ${Date.now()}`;
  const somewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await somewhere.newPage();
  const breaks = (what: string) =>
    phone.evaluate((text) => {
      setTimeout(() => {
        throw new Error(text);
      });
    }, what);
  // Once the visit is counted, the page hears of errors.
  await Promise.all([phone.waitForResponse('**/api/business'), phone.goto('/')]);
  await somewhere.setOffline(true);
  // Letters only: numbers are taken for what differs from one time to the next.
  const words = `Lost its parcel ${[...name].map((one) => String.fromCharCode(97 + (one.charCodeAt(0) % 26))).join('')}`;
  await breaks(words);
  await breaks(words);
  await somewhere.setOffline(false);

  await signedInAs('admin');
  await page.goto('/admin/monitoring?range=today');
  const group = page.getByRole('link', { name: words });
  await expect(group).toBeVisible(soon);
  await group.click();
  await expect(page.getByRole('heading', { name: words })).toBeVisible();
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible();

  await page.goto('/admin/monitoring');
  await page.getByRole('link', { name: 'Web vitals' }).click();
  await expect(page.getByText('Largest Contentful Paint').first()).toBeVisible();
  await page.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Four milestones' })).toBeVisible();
  await expect(page.getByText(/about \d+ (people|person), \d+ times?/).first()).toBeVisible();

  await page.getByRole('link', { name: 'Exports' }).click();
  expect(await contentOf(page, await makeFile(page))).toContain(words);
  await somewhere.close();
});
