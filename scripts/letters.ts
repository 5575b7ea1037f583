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

const executablePath = journeysBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox'],
});

/** All pictures of one letter beside each other, and its plain text. */
const draw = async (set: string, one: CataloguedLetter): Promise<void> => {
  const html = shownHtml(one);
  const frames = schemes.flatMap((scheme) => widths.map((width) => ({ scheme, width })));
  const pictures = [];
  for (const { scheme, width } of frames) {
    const page = await browser.newPage({ viewport: { width, height: 300 }, colorScheme: scheme });
    await page.setContent(html);
    pictures.push((await page.screenshot({ fullPage: true })).toString('base64'));
    await page.close();
  }
  const sheet = await browser.newPage({ viewport: { width: 1_900, height: 300 } });
  await sheet.setContent(
    `<body style="margin:0;display:flex;gap:12px;align-items:start;background:#777">${pictures.map((picture) => `<img alt="" src="data:image/png;base64,${picture}">`).join('')}`,
  );
  await sheet.screenshot({ path: join(folder, set, `${one.id}.png`), fullPage: true });
  await sheet.close();
  await writeFile(join(folder, set, `${one.id}.txt`), writeLetter(one.letter, one.brand).text);
};

await rm(folder, { recursive: true, force: true });
for (const [set, letters] of Object.entries(catalogue)) {
  await mkdir(join(folder, set), { recursive: true });
  for (const one of letters) if (one.id.includes(wanted)) await draw(set, one);
}
await browser.close();
const sizes = catalogue.longest.map((one) => Buffer.byteLength(writeLetter(one.letter, one.brand).html));
console.log(`${folder}: ${catalogue.sample.length} letters, the largest with ${Math.max(...sizes)} bytes`);
