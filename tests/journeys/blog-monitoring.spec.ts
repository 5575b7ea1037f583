import { paragraph } from '#domain/blog/body/write.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { keepPost, saveText } from './support/posts.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 240_000 });

/** The publishing function runs each minute, and journeys run on busy machines. */
const published = { timeout: 90_000 };

test('a wrong price is found, becomes a task, and is mended from the monitoring', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  const id = crypto.randomUUID();
  const title = `What a pound costs ${Date.now().toString(36)}`;
  await signedInAs('admin');
  await page.goto('/admin/blog');
  await keepPost(page, { id, title, body: [paragraph('You pay $9.75 a pound to Guyana.')] }, 'PUBLISHED');
  await page.getByRole('main').getByRole('link', { name: 'Monitoring', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monitoring of posts');
  await page.goto('/admin/blog/monitoring?kind=PRICE');
  const found = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: title, exact: true }) });
  await expect(found).toContainText('You pay $9.75 a pound to Guyana.', published);
  await expect(found).toContainText(/A pound costs \$\d+\.\d\d to Guyana\./);
  await expectGoodLooks(page);

  await page.goto('/admin/tasks?kind=POST_DRIFTS');
  const task = page
    .getByRole('row')
    .filter({ hasText: title })
    .or(page.getByRole('listitem').filter({ hasText: title }));
  await expect(task.first()).toContainText('Correct a post', published);

  await page.goto('/admin/blog/monitoring?kind=PRICE');
  await found.getByRole('link', { name: `Edit the text of ${title}` }).click();
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await expect(text).toContainText('$9.75', published);
  await page.goto(`/admin/blog/${id}`);
  const mended = paragraph('You pay ', { figure: 'rate-per-lb', to: 'GY' }, ' to Guyana.');
  await saveText(page, { id, title, body: [mended] }, 2);
  await page.getByRole('button', { name: 'Publish the changes' }).click();
  await expect(page.getByText('Status: Published')).toBeVisible();

  await page.goto('/admin/blog/monitoring?kind=PRICE');
  await expect(page.getByText(/^All posts were checked|posts are still being checked/)).toBeVisible();
  await expect(found).toHaveCount(0, published);
});

test('an address that a reader missed is redirected to a page, and works until that is undone', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  const path = `/blog/rates-of-${Date.now().toString(36)}`;
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/business') && (request.postData() ?? '').includes(path),
  );
  await page.goto('/contact');
  const missed = await page.goto(path, { referer: page.url() });
  expect(missed?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No such address');
  await reported;

  await signedInAs('admin');
  await page.goto('/admin/blog/monitoring?kind=MISSED');
  const found = page
    .getByRole('list', { name: 'Missing pages' })
    .getByRole('listitem')
    .filter({ hasText: path });
  await expect(found).toContainText('Opened 1 time in 30 days', published);
  await expect(found).toContainText('Linked from /contact');
  await expectGoodLooks(page);
  await found.getByRole('button', { name: 'Redirect it to a page' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Redirect it to').fill('/no-such-page');
  await dialog.getByRole('button', { name: 'Redirect it' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Readers see no page there');
  await dialog.getByLabel('Redirect it to').fill('/rates');
  await dialog.getByRole('button', { name: 'Redirect it' }).click();
  await expect(found).toHaveCount(0);
  const decided = page
    .getByRole('region', { name: 'Decided' })
    .getByRole('listitem')
    .filter({ hasText: path });
  await expect(decided).toContainText('Redirects to /rates');

  const leadsTo = async (): Promise<string> => (await page.request.get(path)).url();
  await expect.poll(leadsTo, published).toMatch(/\/rates$/);
  await decided.getByRole('button', { name: 'Undo' }).click();
  await expect(decided).toHaveCount(0);
  await expect.poll(async () => (await page.request.get(path)).status(), published).toBe(404);
  await expect(found).toHaveCount(1);
});

test('how fast posts are and what nobody links to is on the page, each with the way to the text', {
  tag: looks,
}, async ({ page, signedInAs }) => {
  const id = crypto.randomUUID();
  const title = `Nobody links here ${Date.now().toString(36)}`;
  await signedInAs('admin');
  await page.goto('/admin/blog/monitoring?kind=SPEED');
  await expect(page.getByRole('link', { name: /^Speed/ })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('Three of four visits were at least as good')).toBeVisible();
  await expectGoodLooks(page);
  await keepPost(page, { id, title, body: [paragraph('A post by itself.')] }, 'PUBLISHED');
  await page.goto('/admin/blog/monitoring?kind=ORPHAN');
  const found = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(found).toContainText('No other post links to it', published);
  await expect(found.getByText('Link to it from:')).toBeVisible();
  await expect(found.getByRole('listitem').getByRole('link').last()).toHaveAttribute(
    'href',
    /^\/admin\/blog\/[\w-]+\/edit$/,
  );
  await expectGoodLooks(page);
});
