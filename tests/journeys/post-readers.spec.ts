import { readFileSync } from 'node:fs';
import { link, paragraph } from '#domain/blog/body/write.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { keepPost } from './support/posts.ts';
import { expect, test } from './support/test.ts';
import { turnAway } from './support/turn-away.ts';

test.describe.configure({ timeout: 180_000 });

const body = [paragraph(link('/shipping-calculator', 'See the whole price'))];

test('who reads a post and then asks for a price counts for the post', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  const mark = Date.now().toString(36);
  const title = `Pounds that count ${mark}`;
  const address = `/blog/pounds-that-count-${mark}`;
  const id = crypto.randomUUID();
  await signedInAs('admin');
  await page.goto('/admin/blog');
  await keepPost(page, { id, title, body }, 'PUBLISHED');
  const status = async () => (await page.request.get(address, { maxRedirects: 0 })).status();
  await expect.poll(status, { timeout: 60_000 }).toBe(200);

  await page.goto('/blog');
  const search = page.getByRole('search');
  await search.getByLabel('Search the guides').fill(`${mark} pounds`);
  await expect(search.getByRole('link')).toHaveText([title]);
  await expectGoodLooks(page);

  await search.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForFunction(() => sessionStorage.getItem('post') !== null);
  await page.getByRole('link', { name: 'See the whole price' }).click();
  await page.getByLabel('Weight').first().fill('40');
  for (const side of ['Length', 'Width', 'Height']) await page.getByLabel(side).first().fill('18');
  const asked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/api/business') && (request.postData() ?? '').includes('quote_requested'),
  );
  await turnAway(page);
  await asked;

  await page.goto('/admin/blog/analytics');
  const row = page.getByRole('row', { name: title });
  // A report is counted a few seconds after it arrives.
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell')).toHaveText(
      [title, '1', '1', '100%', '100%', '1', '0', '1', '0', '0'],
      {
        timeout: 4000,
      },
    );
  }).toPass({ timeout: 45_000 });
  await page.getByText('How these figures are counted').click();
  await expectGoodLooks(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download (CSV)' }).click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toContain(`${title},${address},1,1,100,100,1,0,1,0,0`);

  await page.goto(`/admin/blog/${id}`);
  const readers = page.getByRole('region', { name: 'Readers' });
  await expect(readers.getByRole('row').nth(1)).toContainText('100%');
  await expectGoodLooks(page);
});
