import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { writeLetter } from '#lambdas/runtime/letters/write-letter.ts';
import { type CataloguedLetter, catalogue, shownHtml } from './letters/catalogue.ts';
import { journeysBrowser } from './support/browser.ts';
import { root } from './support/root.ts';

/** `npm run letters`, or with a part of the names: writes a picture of every letter, for people to look at. Nothing of it is tracked. */
const folder = join(root, '.cache/letters');
const wanted = process.argv[2] ?? '';
const widths = [600, 320] as const;
const schemes = ['light', 'dark'] as const;
/** The four pictures of a letter and the gaps between them. */
const SHEET = 1_880;

const executablePath = journeysBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();

/** A picture of the whole page that is open, which is as wide as said. */
const pictureAt = async (width: number): Promise<Buffer> => {
  await page.setViewportSize({ width, height: 300 });
  const height = await page.evaluate(() => document.body.scrollHeight);
  await page.setViewportSize({ width, height });
  return page.screenshot();
};

/** All pictures of one letter beside each other, and its plain text. */
const draw = async (set: string, one: CataloguedLetter): Promise<void> => {
  const html = shownHtml(one);
  const pictures: string[] = [];
  for (const colorScheme of schemes)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme });
      await page.setContent(html);
      pictures.push((await pictureAt(width)).toString('base64'));
    }
  const images = pictures.map((picture) => `<img alt="" src="data:image/png;base64,${picture}">`);
  await page.setContent(
    `<body style="margin:0;background:#777"><div style="display:flex;gap:12px;align-items:start">${images.join('')}</div></body>`,
  );
  await writeFile(join(folder, set, `${one.id}.png`), await pictureAt(SHEET));
  await writeFile(join(folder, set, `${one.id}.txt`), writeLetter(one.letter, one.brand).text);
};

await rm(folder, { recursive: true, force: true });
for (const [set, letters] of Object.entries(catalogue)) {
  await mkdir(join(folder, set), { recursive: true });
  for (const one of letters) if (one.id.includes(wanted)) await draw(set, one);
}
await browser.close();
const sizes = catalogue.longest.map((one) => Buffer.byteLength(writeLetter(one.letter, one.brand).html));
console.log(
  `${folder}: ${catalogue.sample.length} letters, the largest with ${Math.max(...sizes)} bytes of HTML`,
);
