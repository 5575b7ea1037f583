import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/test.ts';

/** A saving takes two seconds where machines are quiet; journeys run on busy ones. */
const soon = { timeout: 30_000 };
test.describe.configure({ timeout: 180_000 });

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the post' });
const savedOn = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible(soon);

/** Begins a post with a title, and goes into its text. */
const begin = async (page: Page, title: string): Promise<void> => {
  await page.goto('/admin/blog/new');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(textOf(page)).toBeVisible(soon);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
};

/** Goes to the toolbar by the keyboard, presses a tool, and goes on in its form or in the text. */
const useTool = async (page: Page, name: string): Promise<void> => {
  await page.keyboard.press('Alt+F10');
  const tool = page.getByRole('toolbar').getByRole('button', { name, exact: true });
  for (let steps = 0; steps < 20; steps += 1) {
    if (await tool.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tool).toBeFocused();
  await page.keyboard.press('Enter');
};

test('a post is written by the keyboard alone, and what it says is shown as on its page', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin');
  await begin(page, `By the keyboard ${Date.now()}`);
  await page.keyboard.type('A barrel weighs ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('a lot');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' and costs ');
  await useTool(page, 'Figure');
  await page.getByLabel('Figure', { exact: true }).selectOption('Price per pound, with its unit');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Insert the figure' }).press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('. See ');
  await useTool(page, 'Link');
  await page.getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Write a page of ours such as /rates')).toBeVisible();
  await page.getByLabel('Address').fill('/rates');
  await page.getByLabel('Words of the link').fill('all rates');
  await page.keyboard.press('Enter');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await useTool(page, 'List');
  await expect(textOf(page)).toBeFocused();
  await page.keyboard.type('Rice');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Oil');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await useTool(page, 'Insert');
  await page.getByLabel('Kind of block').selectOption('Prices, cutoff and flight at a glance');
  await page.getByRole('button', { name: 'Insert', exact: true }).last().press('Enter');
  await expect(textOf(page)).toContainText('Be at the dock before');
  await savedOn(page);
  await expectAccessible(page);

  await page.reload();
  const text = textOf(page);
  await expect(text).toContainText('Be at the dock before', soon);
  await expect(text.getByRole('listitem')).toHaveText(['Rice', 'Oil']);
  await expect(text.locator('strong')).toHaveText('a lot');
  await expect(text).toContainText(/and costs \$\d+\.\d\d per lb\. See all rates/);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview the page' }).click();
  const preview = await opened;
  await expect(preview.getByText('Preview: nobody else sees it.')).toBeVisible(soon);
  await expect(preview.locator('article')).toContainText(/and costs \$\d+\.\d\d per lb\. See all rates/);
  await expect(preview.getByRole('contentinfo')).toBeVisible();
  await preview.close();
});

test('a window that is killed loses nothing, and neither does one without a connection', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs('admin');
  await begin(page, `Killed ${Date.now()}`);
  const address = page.url();
  await page.keyboard.type('Saved before.');
  await savedOn(page);
  await context.setOffline(true);
  await page.keyboard.type(' Typed without a connection.');
  await expect(page.getByText('Kept on this device, not saved yet: no connection.')).toBeVisible(soon);
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(address);
  await expect(textOf(again)).toContainText('Saved before. Typed without a connection.', soon);
  await expect(again.getByText('You typed this on this device')).toBeVisible();
  await savedOn(again);
});

test('of two windows nobody’s words vanish, and each can be the text again', async ({
  page,
  context,
  signedInAs,
}) => {
  await signedInAs('admin');
  await begin(page, `Two windows ${Date.now()}`);
  await page.keyboard.type('Mine.');
  await savedOn(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(textOf(other)).toContainText('Mine.', soon);
  await textOf(other).focus();
  await other.keyboard.press('Control+End');
  await other.keyboard.type(' Theirs.');
  await savedOn(other);

  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' More of mine.');
  await expect(page.getByText('The post was changed in another window')).toBeVisible(soon);
  await expect(page.getByText('Saved as a version. The post has another text.')).toBeVisible(soon);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use my text' }).click();
  await savedOn(page);
  await expect(textOf(page)).toContainText('Mine. More of mine.');
  await textOf(other).focus();
  await other.keyboard.type(' Again.');
  await other.getByRole('button', { name: 'Go on with the other text' }).click(soon);
  await expect(textOf(other)).toContainText('Mine. More of mine.');
  await other.close();
});

test('what is pasted keeps what a post knows, and nothing runs', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await begin(page, `Pasted ${Date.now()}`);
  await textOf(page).evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h2 onclick="alert(1)">Pasted</h2><p style="position:fixed">Good <b>words</b><script>alert(1)</script><img src=x onerror=alert(1)></p><svg onload=alert(1)></svg><a href="javascript:alert(1)">link</a>',
    );
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(textOf(page).getByRole('heading', { name: 'Pasted' })).toBeVisible();
  await expect(textOf(page).locator('strong')).toHaveText('words');
  await expect(textOf(page).locator('a, script, img, svg')).toHaveCount(0);
  await savedOn(page);
});
