import type { AppAssets, Assets } from '../../web/site/document.tsx';

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

/** The two fonts of the first screen, which pages preload. */
const isFirstFont = (file: string): boolean =>
  /(bricolage-grotesque|instrument-sans)-core[^/]*\.woff2$/.test(file);

const chunkOf = (manifest: Manifest, key: string): Chunk => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is in no chunk of its own.`);
  return chunk;
};

/** The files that the app's documents load, from the manifest of the app's build. */
export const appAssets = (manifest: Manifest): AppAssets => {
  const [main, early] = [chunkOf(manifest, 'app/main.tsx'), chunkOf(manifest, 'app/start/early.ts')];
  const importsOf = (...keys: readonly string[]): readonly string[] => {
    const files = keys.flatMap((key) => withImports(manifest, key)).map(({ file }) => file);
    return [...new Set(files)]
      .filter((file) => file !== main.file && file !== early.file)
      .map((file) => `/${file}`);
  };
  return {
    earlyScript: `/${early.file}`,
    script: `/${main.file}`,
    styles: (main.css ?? []).map((file) => `/${file}`),
    imports: {
      customer: importsOf('app/start/early.ts', 'app/main.tsx'),
      desk: importsOf('app/start/early.ts', 'app/main.tsx', 'app/layout/desk-layout.tsx'),
    },
  };
};

/** The files that static pages load, from the manifest of their build. */
export const siteAssets = (
  manifest: Manifest,
  { pictures, app }: Pick<Assets, 'pictures' | 'app'>,
): Assets => {
  const [entry, hold] = [chunkOf(manifest, 'site/boot.ts'), chunkOf(manifest, 'site/before-hydration.ts')];
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
    app,
  };
};
