import { expect } from '@playwright/test';
import { defaultBrand } from '#domain/settings/brand.ts';
import { defaultSettings } from '#domain/settings/defaults.ts';
import { listMessages } from '#lambdas/previews/list-messages.ts';
import { type Letter, writeLetter } from '#lambdas/runtime/letter.ts';
import { test } from './support/test.ts';

const list = listMessages({
  readSetting: (async (name: keyof typeof defaultSettings) => defaultSettings[name]) as Parameters<
    typeof listMessages
  >[0]['readSetting'],
  siteUrl: 'https://www.skybarrel.example.com',
});

/** The longest address that an account can have, and that nobody can break by a hyphen. */
const address = `${'a'.repeat(64)}@example.test`;
const withLongWord = (letter: Letter): Letter => ({
  ...letter,
  heading: `${letter.heading} ${address}`,
  paragraphs: [...letter.paragraphs, address],
  block: [...(letter.block ?? []), address],
  note: address,
});

test('every letter fits on the smallest phone, and its button can be hit', async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'The letters are the same on a desktop.');
  const answer = await list({} as Parameters<typeof list>[0]);
  const letters = answer.ok ? answer.value.messages.flatMap((message) => message.letters) : [];
  expect(letters.length).toBeGreaterThan(40);
  await page.setViewportSize({ width: 320, height: 640 });
  const tooWide: string[] = [];
  for (const letter of letters) {
    await page.setContent(writeLetter(withLongWord(letter as Letter), defaultBrand).html);
    const { width, button } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      button: document.querySelector('a')?.getBoundingClientRect().height,
    }));
    if (width > 320 || (button !== undefined && button < 44))
      tooWide.push(`${letter.subject}: ${width}, ${button}`);
  }
  expect(tooWide).toEqual([]);
});
