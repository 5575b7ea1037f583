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
