import type { BrowserContext, Page } from '@playwright/test';
import {
  deepLists,
  everyBlockSaying,
  hugeTable,
  TRICK_HOST,
  trickMarkup,
  trickTexts,
} from '#domain/blog/testing/tricks.ts';
import { looks } from './support/looks.ts';
import { keepPost } from './support/posts.ts';
import { expect, test } from './support/test.ts';

const soon = { timeout: 60_000 };
test.describe.configure({ timeout: 180_000 });

/** Notes whatever a trick brings about in any page of the browser: something runs, is refused by the policy of the page, or is asked for. */
const watch = async (context: BrowserContext): Promise<readonly string[]> => {
  const happened: string[] = [];
  await context.exposeFunction('trick', () => void happened.push('a script ran'));
  await context.exposeFunction('noteViolation', (what: string) => void happened.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${location.pathname}: ${violatedDirective} ${blockedURI}`);
    });
  });
  context.on('dialog', (dialog) => {
    happened.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === TRICK_HOST) happened.push(`a request: ${request.url()}`);
  });
  return happened;
};

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' });
/** What a text of ours never has in it. */
const FOREIGN =
  'script, style, img, iframe, object, embed, math, form, base, meta, link, template, [onclick], [style]';

test('whatever somebody writes, no page, preview, feed or editor runs or fetches it', { tag: looks }, async ({
  page,
  context,
  signedInAs,
}) => {
  const happened = await watch(context);
  const mark = Date.now().toString(36);
  const id = crypto.randomUUID();
  const title = `<img src=x onerror=trick()> ${mark}`;
  await signedInAs('admin');
  await page.goto('/admin/blog');
  const body = trickTexts.flatMap((text, at) => everyBlockSaying(text.slice(0, 80), String(at)));
  await keepPost(page, { id, title, body }, 'PUBLISHED');

  for (const path of ['', '/calendar', '/queue', '/analytics', '/monitoring', '/fix-categories', `/${id}`]) {
    await page.goto(`/admin/blog${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [data-waiting]')).toHaveCount(0);
  }
  await page.goto(`/admin/blog/${id}/edit`);
  await expect(textOf(page)).toContainText('trick()', soon);
  await expect(textOf(page).locator('script, style, img, iframe, object')).toHaveCount(0);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Preview the page' }).click();
  const preview = await opened;
  await expect(preview.locator('article')).toContainText('<script>trick()</script>', soon);
  await preview.close();

  await page.goto('/blog');
  const search = page.getByRole('search');
  await expect(async () => {
    await page.reload();
    await search.getByLabel('Search the guides').fill(mark);
    await expect(search.getByRole('link')).toHaveText([title], { timeout: 3000 });
  }).toPass(soon);
  await search.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('article')).toContainText('<script>trick()</script>');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.goto('/feed.xml');
  await expect(page.locator('body')).toContainText(mark);
  expect(happened).toEqual([]);
});

test('whatever somebody pastes, an editor keeps its words alone', { tag: looks }, async ({
  page,
  context,
  signedInAs,
}) => {
  const happened = await watch(context);
  await signedInAs('admin');
  await page.goto('/admin/blog/new');
  await page.getByLabel('Title').fill(`Pasted tricks ${Date.now()}`);
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(textOf(page)).toBeVisible(soon);
  const paste = (type: string, data: string) =>
    textOf(page).evaluate(
      (element, [kind = '', given = '']) => {
        element.focus();
        const clipboardData = new DataTransfer();
        clipboardData.setData(kind, given);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      },
      [type, data],
    );
  await paste('text/html', `<p>First</p>${trickMarkup.join('')}<p>Last</p>`);
  await expect(textOf(page)).toContainText('Last');
  await paste('text/plain', trickTexts.join('\n\n'));
  await expect(textOf(page)).toContainText('<script>trick()</script>');
  await paste('text/html', deepLists(10_000));
  await expect(textOf(page)).toContainText('deep');
  await paste('text/html', hugeTable(100, 5));
  await expect(textOf(page)).toContainText('cell');
  await expect(textOf(page).locator(FOREIGN)).toHaveCount(0);
  await expect(textOf(page).locator('a')).toHaveCount(0);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible(soon);
  await page.reload();
  await expect(textOf(page)).toContainText('<script>trick()</script>', soon);
  expect(happened).toEqual([]);
});
