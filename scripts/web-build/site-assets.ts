import type { Assets } from '../../web/site/document.tsx';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}

/** The files that Vite wrote, by the path of their source. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk with all its static imports, because styles that entries share are in a chunk of their own. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))];
};

/** The two fonts of the first screen. Pages preload them, because text that changes its font may wrap differently. */
export const isFirstFont = (file: string): boolean =>
  /(bricolage-grotesque|instrument-sans)-core[^/]*\.woff2$/.test(file);

/** The files that static pages load, from the build's manifest. */
export const siteAssets = (manifest: Manifest, pictures: Assets['pictures']): Assets => {
  const entry = manifest['site/boot.ts'];
  if (entry === undefined) throw new Error('The build has no entry for static pages.');
  const hold = manifest['site/before-hydration.ts'];
  if (hold === undefined) throw new Error('The build has no script that holds forms back.');
  const files = withImports(manifest, 'site/boot.ts').flatMap(({ css = [] }) => css);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter(isFirstFont);
  return {
    script: `/${entry.file}`,
    earlyScript: `/${hold.file}`,
    styles: [...new Set(files)].map((file) => `/${file}`),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
    pictures,
  };
};
