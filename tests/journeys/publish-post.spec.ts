import { paragraph } from '#domain/blog/body/write.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { keepPost } from './support/posts.ts';
import { expect, test } from './support/test.ts';

test.describe.configure({ timeout: 180_000 });

const body = [paragraph('A pound to Guyana costs ', { figure: 'rate', to: 'GY' }, '.')];

test('a post is scheduled, published, moved to another address, and taken offline', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  const mark = Date.now().toString(36);
  const id = crypto.randomUUID();
  await signedInAs('admin');
  await page.goto('/admin/blog');
  await keepPost(page, { id, title: `A pound ${mark}`, body });
  const desk = `/admin/blog/${id}`;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

  await page.goto(desk);
  await press('Schedule');
  await page.getByLabel('Day').fill('2030-01-02');
  await press('Schedule it');
  await expect(page.getByText('Readers see it on')).toBeVisible();
  await expectGoodLooks(page);
  await press('Publish now');
  const link = page.getByRole('link', { name: `/blog/a-pound-${mark}` });
  await expect(link).toBeVisible();
  await expectGoodLooks(page);

  const status = async (path: string) => (await page.request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(() => status(`/blog/a-pound-${mark}`), { timeout: 60_000 }).toBe(200);
  await page.goto(`/blog/a-pound-${mark}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`A pound ${mark}`);
  await expect(page.getByText(/A pound to Guyana costs \$\d/)).toBeVisible();
  await expectGoodLooks(page);
  await page.goto('/blog');
  await expect(page.getByRole('link', { name: `A pound ${mark}` })).toBeVisible();

  await page.goto(desk);
  await page.getByLabel('End of its address').fill(`pounds-${mark}`);
  await press('Save');
  await press('Publish the changes');
  await expect.poll(() => status(`/blog/a-pound-${mark}`), { timeout: 60_000 }).toBe(301);
  expect(await status(`/blog/pounds-${mark}`)).toBe(200);

  await press('Take offline');
  await press('Take it offline');
  await expect.poll(() => status(`/blog/pounds-${mark}`), { timeout: 60_000 }).toBe(404);
});
