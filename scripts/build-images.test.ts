import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { buildImages } from './build-images.ts';

const KB = 1024;
const dir = mkdtempSync(join(tmpdir(), 'images-'));
const rendered = await buildImages(dir);
afterAll(() => rmSync(dir, { recursive: true }));

test.each([
  ['heroWideAvif', 25],
  ['heroNarrowWebp', 25],
  ['heroWideWebp', 40],
  ['share', 60],
] as const)('%s is light: at most %i KB', (name, most) => {
  expect(statSync(join(dir, rendered.pictures[name])).size).toBeLessThanOrEqual(most * KB);
});

test('the share picture has the size that chats and other sites expect', async () => {
  expect(await sharp(join(dir, rendered.pictures.share)).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
});

test('the same drawings give the same files, and a second build renders nothing', async () => {
  const again = mkdtempSync(join(tmpdir(), 'images-'));
  expect((await buildImages(again)).pictures).toEqual(rendered.pictures);
  rmSync(again, { recursive: true });
  const before = statSync(join(dir, rendered.pictures.share)).mtimeMs;
  expect((await buildImages(dir)).pictures).toEqual(rendered.pictures);
  expect(statSync(join(dir, rendered.pictures.share)).mtimeMs).toBe(before);
}, 60_000);

test('the logo and the icons are PNGs of the drawn logo', async () => {
  for (const icon of rendered.icons)
    expect(readFileSync(join(dir, icon)).subarray(1, 4).toString()).toBe('PNG');
  expect(await sharp(join(dir, 'icon-512.png')).metadata()).toMatchObject({ width: 512, height: 512 });
});
