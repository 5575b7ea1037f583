import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Pictures } from '../web/site/pictures/pictures.ts';
import { root } from './support/root.ts';

const art = join(root, 'web', 'site', 'art');
const marks = join(root, 'web', 'public');

/** A drawing turned into one picture of a size and a format. */
interface Rendering {
  readonly source: string;
  readonly width: number;
  readonly encode: (drawing: Sharp) => Sharp;
  readonly extension: string;
}

const avif = (drawing: Sharp): Sharp => drawing.avif({ quality: 50, effort: 6 });
const webp = (drawing: Sharp): Sharp => drawing.webp({ quality: 72, effort: 6 });
const jpeg = (drawing: Sharp): Sharp => drawing.jpeg({ quality: 78, mozjpeg: true });
const png = (drawing: Sharp): Sharp => drawing.png({ palette: true, effort: 10 });

/** What pages show: named by their content, so that they may be kept for ever. */
const pictures: Readonly<Record<keyof Pictures, Rendering>> = {
  heroWideAvif: { source: join(art, 'hero-wide.svg'), width: 1600, encode: avif, extension: 'avif' },
  heroWideWebp: { source: join(art, 'hero-wide.svg'), width: 1600, encode: webp, extension: 'webp' },
  heroNarrowWebp: { source: join(art, 'hero-narrow.svg'), width: 800, encode: webp, extension: 'webp' },
  share: { source: join(art, 'share.svg'), width: 1200, encode: jpeg, extension: 'jpg' },
};

/** What browsers and phones ask for under a name of its own. */
const icons: Readonly<Record<string, Omit<Rendering, 'encode' | 'extension'>>> = {
  'logo.png': { source: join(marks, 'logo.svg'), width: 144 },
  'favicon.png': { source: join(marks, 'favicon.svg'), width: 48 },
  'icon-192.png': { source: join(marks, 'favicon.svg'), width: 192 },
  'icon-512.png': { source: join(marks, 'favicon.svg'), width: 512 },
};

/** The files that were rendered, and where pages find each picture below `assets/`. */
export interface RenderedImages {
  readonly dir: string;
  readonly pictures: Readonly<Record<keyof Pictures, string>>;
  readonly icons: readonly string[];
}

const render = async (
  { source, width }: Omit<Rendering, 'encode' | 'extension'>,
  encode: Rendering['encode'],
) => {
  const { width: drawn = width } = await sharp(source).metadata();
  // Lines are drawn at the size they are shown in, not enlarged afterwards.
  const drawing = sharp(source, { density: (72 * width) / drawn }).resize({ width });
  return encode(drawing).toBuffer();
};

const shortHash = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 8);

const fingerprint = (): string => {
  const print = createHash('sha256')
    .update(readFileSync(import.meta.filename))
    .update(sharp.versions.sharp ?? '');
  const sources = [...Object.values(pictures), ...Object.values(icons)].map(({ source }) => source);
  for (const source of new Set(sources)) print.update(readFileSync(source));
  return print.digest('hex');
};

/**
 * Renders the house's drawings into the formats that browsers want. Does nothing when the same drawings were rendered
 * before; the same drawings give the same files.
 */
export const buildImages = async (dir = join(root, '.cache', 'images')): Promise<RenderedImages> => {
  const memory = join(dir, 'rendered.json');
  const print = fingerprint();
  if (existsSync(memory)) {
    const known = JSON.parse(readFileSync(memory, 'utf8')) as RenderedImages & { print: string };
    if (known.print === print) return known;
  }
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  const names: Partial<Record<keyof Pictures, string>> = {};
  for (const [name, picture] of Object.entries(pictures) as [keyof Pictures, Rendering][]) {
    const content = await render(picture, picture.encode);
    names[name] = `${name}-${shortHash(content)}.${picture.extension}`;
    writeFileSync(join(dir, names[name]), content);
  }
  for (const [file, icon] of Object.entries(icons)) writeFileSync(join(dir, file), await render(icon, png));
  const rendered = { dir, pictures: names as RenderedImages['pictures'], icons: Object.keys(icons) };
  writeFileSync(memory, JSON.stringify({ ...rendered, print }));
  return rendered;
};

if (import.meta.main) console.log(await buildImages());
