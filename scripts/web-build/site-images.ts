import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Assets } from '../../web/site/document.tsx';
import { buildImages } from '../build-images.ts';

/** Copies the rendered pictures and icons into the build and returns the addresses of the pictures. */
export const placeImages = async (outDir: string): Promise<Assets['pictures']> => {
  const { dir, pictures, icons } = await buildImages();
  for (const icon of icons) copyFileSync(join(dir, icon), join(outDir, icon));
  for (const file of Object.values(pictures)) copyFileSync(join(dir, file), join(outDir, 'assets', file));
  const addresses = Object.entries(pictures).map(([name, file]) => [name, `/assets/${file}`]);
  return Object.fromEntries(addresses) as Assets['pictures'];
};
