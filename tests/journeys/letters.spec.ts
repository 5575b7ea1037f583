import { expect, type Page } from '@playwright/test';
import { defaultBrand } from '#domain/settings/brand.ts';
import type { Letter } from '#lambdas/runtime/letters/letter.ts';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { catalogue } from '../../scripts/letters/catalogue.ts';
import { judge } from './support/axe.ts';
import { keepEachLookOnce, placeLetters, wrongAt } from './support/placed-letters.ts';
import { test } from './support/test.ts';

/** The longest address that an account can have, and that nobody can break by a hyphen. */
const address = `${'a'.repeat(64)}@example.test`;

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
    [320, 262],
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

test('every letter can be read on a phone and on a desk, in light and dark, also with the longest names and sums', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'phone', 'The letters are the same on a desktop.');
  for (const letters of [catalogue.sample, catalogue.longest]) {
    expect(letters.length).toBeGreaterThan(80);
    await placeLetters(page, letters);
    for (const width of [320, 600]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await wrongAt(page, width)).toEqual([]);
    }
  }
});

test('all text of letters has enough contrast, in light and dark', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'The letters are the same on a desktop.');
  await placeLetters(page, catalogue.sample);
  expect(await keepEachLookOnce(page)).toBeGreaterThan(4);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { broken, kept } = await judge(page, {
      rules: ['color-contrast', 'link-name', 'image-alt', 'empty-heading'],
    });
    expect(broken.map(({ id, elements }) => `${colorScheme} ${id}: ${elements.join(' | ')}`)).toEqual([]);
    expect(kept).toBe(4);
  }
});

test('what is wrong with a letter is found', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'The letters are the same on a desktop.');
  await page.setContent(
    '<div id="bad"><p style="width:900px">Wide</p><p style="margin:0">One</p><p style="margin:-18px 0 0">Two</p><p>Three</p><a class="button">Nowhere</a></div>',
  );
  expect(await wrongAt(page, 320)).toEqual([
    'bad at 320: is 900 wide',
    'bad at 320: covered: One',
    'bad at 320: leads nowhere: Nowhere',
    expect.stringMatching('too small: Nowhere'),
  ]);
});
