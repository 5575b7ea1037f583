import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import type { Pictures } from '../web/site/pictures/pictures.ts';
import { root } from './support/root.ts';

const aircraft = join(root, 'web', 'site', 'art', 'aircraft.svg');
/** The part of the drawing that a phone shows: the aircraft. */
const narrow: Region = { left: 850, top: 170, width: 750, height: 500 };
const logos = join(root, 'web', 'public');

/** How a drawing becomes one picture of a size and a format. */
interface Rendering {
  readonly source: string;
  /** The part of the drawing that is shown, in its own units. Default: all. */
  readonly cut?: Region;
  readonly width: number;
  readonly encode: (drawing: Sharp) => Sharp;
  readonly extension: string;
}

const avif = (drawing: Sharp): Sharp => drawing.avif({ quality: 50, effort: 4 });
const webp = (drawing: Sharp): Sharp => drawing.webp({ quality: 72, effort: 4 });
const jpeg = (drawing: Sharp): Sharp => drawing.jpeg({ quality: 78, mozjpeg: true });
const png = (drawing: Sharp): Sharp => drawing.png({ palette: true, effort: 10 });

/** Pictures on pages. They are named by their content, so browsers may cache them for a year. */
const pictures: Readonly<Record<keyof Pictures, Rendering>> = {
  heroWideAvif: { source: aircraft, width: 1600, encode: avif, extension: 'avif' },
  heroWideWebp: { source: aircraft, width: 1600, encode: webp, extension: 'webp' },
  heroNarrowWebp: { source: aircraft, cut: narrow, width: 750, encode: webp, extension: 'webp' },
  share: { source: aircraft, width: 1200, encode: jpeg, extension: 'jpg' },
};

type Drawing = Pick<Rendering, 'source' | 'cut' | 'width'>;

/** Icons that browsers and phones load by a fixed name. */
const icons: Readonly<Record<string, Drawing>> = {
  'logo.png': { source: join(logos, 'logo.svg'), width: 144 },
  'favicon.png': { source: join(logos, 'logo.svg'), width: 48 },
  'icon-192.png': { source: join(logos, 'logo.svg'), width: 192 },
  'icon-512.png': { source: join(logos, 'logo.svg'), width: 512 },
};

/** The files that were rendered, and where pages find each picture below `assets/`. */
export interface RenderedImages {
  readonly dir: string;
  readonly pictures: Readonly<Record<keyof Pictures, string>>;
  readonly icons: readonly string[];
}

/** Dots per inch at which a drawing is rendered at its own size. */
const OWN_SIZE_DPI = 72;

const enlarged = (region: Region, scale: number): Region => ({
  left: Math.round(region.left * scale),
  top: Math.round(region.top * scale),
  width: Math.round(region.width * scale),
  height: Math.round(region.height * scale),
});

const render = async ({ source, cut, width }: Drawing, encode: Rendering['encode']): Promise<Buffer> => {
  const { width: own } = await sharp(source).metadata();
  // A small drawing is rendered large at once, because enlarging a picture would blur its lines.
  const scale = Math.max(width / (cut?.width ?? own), 1);
  const drawing = sharp(source, { density: OWN_SIZE_DPI * scale });
  return encode((cut ? drawing.extract(enlarged(cut, scale)) : drawing).resize({ width })).toBuffer();
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
 * Renders our drawings in the formats that browsers need. The same drawings give the same files, and nothing is done when they
 * were rendered before.
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
