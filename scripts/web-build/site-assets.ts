import type { AppAssets, Assets } from '../../web/site/document.tsx';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
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

const BOOT = 'site/boot.ts';
/** What few pages load with their first touch, some islands among it. */
const MORE = 'site/on-touch/on-some-pages.ts';
const HYDRATION = 'hydrate';

const chunkOf = (manifest: Manifest, key: string): Chunk => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is in no chunk of its own.`);
  return chunk;
};

/** The files of each island's code that are not on every page anyway, by the name of the island, which is also the one of its chunk. */
const islandScripts = (manifest: Manifest): Assets['islands'] => {
  const dynamicImports = [BOOT, MORE].flatMap((key) => chunkOf(manifest, key).dynamicImports ?? []);
  const present = withImports(manifest, BOOT);
  const codeOf = (key: string) =>
    withImports(manifest, key)
      .filter((chunk) => !present.includes(chunk))
      .map(({ file }) => `/${file}`);
  const nameOf = (key: string): string => manifest[key]?.name ?? '';
  const shared = dynamicImports.filter((key) => nameOf(key) === HYDRATION).flatMap(codeOf);
  return Object.fromEntries(
    dynamicImports.map((key) => [nameOf(key), [...new Set([...shared, ...codeOf(key)])]]),
  );
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
  const [entry, hold] = [chunkOf(manifest, BOOT), chunkOf(manifest, 'site/before-hydration.ts')];
  const files = withImports(manifest, BOOT).flatMap(({ css = [] }) => css);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter(isFirstFont);
  return {
    script: `/${entry.file}`,
    earlyScript: `/${hold.file}`,
    moreScript: `/${chunkOf(manifest, MORE).file}`,
    styles: [...new Set(files)].map((file) => `/${file}`),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
    islands: islandScripts(manifest),
    pictures,
    app,
  };
};
