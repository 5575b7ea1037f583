import type { Locator, Page } from '@playwright/test';
import type { Body } from '#domain/blog/body/body.ts';
import { linesOf, readable } from '#domain/blog/body/lines.ts';
import { chapter, paragraph } from '#domain/blog/body/write.ts';
import { guides } from '#domain/blog/guides/guides.ts';
import { drawn, HEIGHT, type Pen, WIDTH } from '../../scripts/seed/blog/pictures/canvas.ts';
import { shelf, weighing } from '../../scripts/seed/blog/pictures/drawings.ts';
import { ask } from './support/dock.ts';
import { expectGoodLooks, looks } from './support/looks.ts';
import { keepPost } from './support/posts.ts';
import { sendFile } from './support/send-file.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { PAGE_LIMIT, SCRIPT_LIMIT, weighed } from './support/weighed.ts';

const soon = { timeout: 60_000 };
test.describe.configure({ timeout: 240_000 });

const textOf = (page: Page): Locator => page.getByRole('textbox', { name: 'Text of the post' });
const savedOn = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible(soon);

/** The picture is not only there but was loaded: one further down is loaded when somebody scrolls to it. */
const expectSeen = async (picture: Locator): Promise<void> => {
  await expect(picture).toBeAttached(soon);
  const seen = () =>
    picture.evaluate((one) => {
      one.scrollIntoView({ block: 'center' });
      return one instanceof HTMLImageElement && one.complete ? one.naturalWidth : 0;
    });
  await expect.poll(seen, soon).toBeGreaterThan(300);
};

const ALT = 'A bag of rice on a bathroom scale beside a blue barrel';

/** Pastes a picture, as a screenshot is pasted. */
const paste = async (page: Page, jpeg: Buffer): Promise<void> => {
  await textOf(page).evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], 'IMG_2041.jpg', { type: 'image/jpeg' }));
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, jpeg.toString('base64'));
};

test('a picture is chosen, told in words, previewed, published and seen by readers', { tag: looks }, async ({
  page,
  signedInAs,
}) => {
  const mark = Date.now().toString(36);
  const id = crypto.randomUUID();
  await signedInAs('admin');
  await page.goto('/admin/blog');
  await keepPost(page, { id, title: `Weigh it ${mark}`, body: [paragraph('Weigh each bag.')] });
  await page.goto(`/admin/blog/${id}/edit`);
  await expect(textOf(page)).toBeVisible(soon);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.getByRole('toolbar').getByRole('button', { name: 'Picture', exact: true }).click();
  await page.getByRole('button', { name: 'Insert the picture' }).click();
  await expect(page.getByText('Choose a picture first.')).toBeVisible();
  await expect(page.getByText('Say what the picture shows.')).toBeVisible();
  await page
    .getByLabel('Picture to send')
    .setInputFiles({ name: 'IMG_1.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert').filter({ hasText: 'This is not a file we can take.' })).toBeVisible(
    soon,
  );
  const buffer = await drawn(weighing);
  await page
    .getByLabel('Picture to send')
    .setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByLabel('Alt text: what does the picture show?').fill('IMG_2041.jpg');
  await expect(page.getByText('This is the name of a file.')).toBeVisible();
  await page.getByLabel('Alt text: what does the picture show?').fill(ALT);
  await page.getByLabel('Caption').fill('Bag by bag.');
  await expect(page.getByRole('button', { name: 'Insert the picture' })).toBeEnabled(soon);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Insert the picture' }).press('Enter');
  await expect(textOf(page)).toBeFocused();
  await expectSeen(textOf(page).getByRole('img', { name: ALT }));
  await savedOn(page);

  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Preview the page' }).click();
  const preview = await opened;
  await expectSeen(preview.getByRole('img', { name: ALT }));
  await preview.close();

  await page.goto(`/admin/blog/${id}`);
  await expectSeen(page.getByRole('img', { name: ALT }));
  await page.getByRole('button', { name: 'Publish now', exact: true }).click();
  const path = `/blog/weigh-it-${mark}`;
  const status = async () => (await page.request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(status, soon).toBe(200);
  await page.goto(path);
  const shown = page.getByRole('img', { name: ALT });
  await expectSeen(shown);
  const address = await shown.evaluate((one) => (one as HTMLImageElement).currentSrc);
  const answer = await page.request.get(address);
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  await expect(page.getByText('Bag by bag.')).toBeVisible();
  await expectGoodLooks(page);
});

test('a picture is pasted, told again, moved, removed and brought back by the keyboard', async ({
  page,
  signedInAs,
}) => {
  await signedInAs('admin');
  await page.goto('/admin/blog/new');
  await page.getByLabel('Title').fill(`Shelves ${Date.now()}`);
  await page.getByRole('button', { name: 'Write it' }).click();
  await expect(textOf(page)).toBeVisible(soon);
  await textOf(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Before.');
  await paste(page, await drawn(shelf));
  await page.getByLabel('Alt text: what does the picture show?').fill('A shelf with brown parcels');
  await expect(page.getByRole('button', { name: 'Insert the picture' })).toBeEnabled(soon);
  await page.getByRole('button', { name: 'Insert the picture' }).press('Enter');
  const picture = textOf(page).getByRole('img', { name: 'A shelf with brown parcels' });
  await expectSeen(picture);
  await savedOn(page);
  await page.reload();
  await expectSeen(picture);

  await picture.click({ force: true });
  await page.keyboard.press('Enter');
  await page.getByLabel('Alt text: what does the picture show?').fill('Three boards with brown parcels');
  await page.getByRole('button', { name: 'Change the picture' }).press('Enter');
  const told = textOf(page).getByRole('img', { name: 'Three boards with brown parcels' });
  await expect(told).toBeVisible();
  await told.click({ force: true });
  await page.keyboard.press('Control+x');
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('After.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+v');
  await expect(told).toBeVisible();
  await expect(textOf(page)).toHaveText(/Before\.\s*After\./);
  await told.click({ force: true });
  await page.keyboard.press('Delete');
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(told).toBeVisible();
});

/** A drawing with more details than photos have. */
const busy = (pen: Pen, seed: number): void => {
  let now = seed;
  const next = (most: number): number => {
    now = (now * 1_103_515_245 + 12_345) % 2 ** 31;
    return now % most;
  };
  for (let at = 0; at < 1500; at += 1)
    pen.circle(`hsl(${next(360)} 70% ${20 + next(60)}%)`, next(WIDTH), next(HEIGHT), 10 + next(30));
};

/** Sends a picture as the editor does. */
const send = (page: Page, post: string, bytes: Buffer): Promise<string> =>
  sendFile(
    page,
    { subject: { kind: 'post', id: post }, purpose: 'POST_PICTURE', contentType: 'image/jpeg' },
    new Uint8Array(bytes),
  );

const WORDS = 3000;
const PICTURES = 10;
/** Kilobytes of one picture on a phone. */
const PICTURE_LIMIT = 110;

/** A body of so many words with ten pictures, which are these files in turn. */
const longBody = (post: string, files: readonly string[]): Body => {
  const vocabulary = guides
    .flatMap(({ body }) => body.flatMap(linesOf))
    .flatMap((line) => readable(line).split(' '));
  const wordsAt = (at: number) =>
    Array.from(
      { length: WORDS / PICTURES / 4 },
      (_, word) => vocabulary[(at * 97 + word * 7) % vocabulary.length],
    ).join(' ');
  return Array.from(
    { length: PICTURES },
    (_, at): Body => [
      chapter(`part-${at}`, `Part ${at}`),
      ...[0, 1, 2, 3].map((part) => paragraph(`${wordsAt(at * 4 + part)}.`)),
      {
        kind: 'image',
        file: files[at % files.length] ?? '',
        post,
        alt: `Many colored circles, number ${at}`,
        width: WIDTH,
        height: HEIGHT,
      },
    ],
  ).flat();
};

/** How far things moved while somebody read to the end. */
const shiftsWhileReading = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0;
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    watch.observe({ type: 'layout-shift', buffered: true });
    for (const image of document.querySelectorAll<HTMLImageElement>('figure img')) {
      image.scrollIntoView({ behavior: 'instant' });
      await image.decode();
    }
    return sum;
  });

test('a post of 3,000 words with ten pictures is as light as any page, and nothing in it moves', {
  tag: looks,
}, async ({ page, browser, signedInAs }) => {
  const [mark, id] = [Date.now().toString(36), crypto.randomUUID()];
  await signedInAs('admin');
  await page.goto('/admin/blog');
  const files = [
    await send(page, id, await drawn((pen) => busy(pen, 1))),
    await send(page, id, await drawn((pen) => busy(pen, 2))),
  ];
  const released = async () => {
    const path = `/api/files?subject=post:${id}`;
    const { items } = await ask<{ items: { state: string }[] }>(page, { method: 'GET', path });
    return items.filter(({ state }) => state === 'RELEASED').length;
  };
  await expect.poll(released, soon).toBe(files.length);
  await keepPost(page, { id, title: `Ten pictures ${mark}`, body: longBody(id, files) }, 'PUBLISHED');
  const path = `/blog/ten-pictures-${mark}`;
  const status = async () => (await page.request.get(path, { maxRedirects: 0 })).status();
  await expect.poll(status, soon).toBe(200);

  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  const reader = await context.newPage();
  const weight = weighed(reader);
  await reader.goto(path, { waitUntil: 'networkidle' });
  expect((await weight.whole()) - (await weight.postPictures())).toBeLessThanOrEqual(PAGE_LIMIT);
  expect(await weight.scripts()).toBeLessThanOrEqual(SCRIPT_LIMIT);
  expect(await shiftsWhileReading(reader)).toBeLessThan(0.01);
  expect(await weight.postPictures()).toBeLessThanOrEqual(files.length * PICTURE_LIMIT);
  await context.close();
});
