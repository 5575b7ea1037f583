import { expect, type Page } from '@playwright/test';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { everyMessage } from '#lambdas/previews/every-message.ts';
import type { Letter } from '#lambdas/runtime/letters/letter.ts';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { test } from './support/test.ts';

const letters = everyMessage(defaultSettings, 'https://www.skybarrel.example.com').flatMap(
  (message) => message.letters,
);

/** The longest address that an account can have, and that nobody can break by a hyphen. */
const address = `${'a'.repeat(64)}@example.test`;
const withLongWord = (letter: Letter): Letter => ({
  ...letter,
  heading: `${letter.heading} ${address}`,
  paragraphs: [...letter.paragraphs, address],
  block: [...(letter.block ?? []), address],
  note: address,
});

/** A photo that is wider than the phone. */
const photoIn = async (page: Page): Promise<Uint8Array> => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 512;
    canvas.height = 384;
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};

/** As a mail program shows it: photos by their content ids, from the files that go along. */
const htmlOf = (letter: Letter): string => {
  const { html, photos = [] } = writeLetter(letter, defaultBrand);
  return photos.reduce(
    (shown, { contentId, bytes }) =>
      shown.replace(`cid:${contentId}"`, `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}"`),
    html,
  );
};

test('the photos in a letter fit on the smallest phone, and stay small on a wide screen', async ({ page }, {
  project,
}) => {
  test.skip(project.name !== 'phone', 'The letters are the same on a desktop.');
  const bytes = await photoIn(page);
  const photo = { alt: 'Photo of parcel PCL-7K3M9Q2X', caption: address, fileName: 'photo.jpg', bytes };
  const letter = { subject: 'News', heading: 'Here', paragraphs: ['It came.'], photos: [photo, photo] };
  for (const [width, shown] of [
    [320, 272],
    [1280, 512],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.setContent(htmlOf(letter));
    const photos = page.getByRole('img', { name: photo.alt });
    await expect(photos).toHaveCount(2);
    for (const one of await photos.all()) {
      await expect.poll(() => one.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
      expect((await one.boundingBox())?.width).toBe(shown);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('every letter fits on the smallest phone, and its button can be hit', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'The letters are the same on a desktop.');
  expect(letters.length).toBeGreaterThan(40);
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide: string[] = [];
  for (const { letter } of letters) {
    await page.setContent(writeLetter(withLongWord(letter), defaultBrand).html);
    const { width, button } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      button: document.querySelector('a')?.getBoundingClientRect().height,
    }));
    if (width > 320 || (button !== undefined && button < 44))
      tooWide.push(`${letter.subject}: ${width}, ${button}`);
  }
  expect(tooWide).toEqual([]);
});
