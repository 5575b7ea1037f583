import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'vite';
import { defaultSite } from '#domain/settings/default-site.ts';
import { root } from '../../../scripts/support/root.ts';
import { placeImages } from '../../../scripts/web-build/site-images.ts';
import houseConfig from '../../../vite.config.ts';
import { type PageSource, pageSources, siteModules } from './site-modules.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

const web = join(root, 'web');
const entryKey = relative(web, join(import.meta.dirname, 'main.tsx'));

/** A chunk and all chunks that it needs before it can run. */
const needed = (manifest: Manifest, key: string, seen = new Set<string>()): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => needed(manifest, next, seen))];
};

/** The document of a route. It preloads everything that the first screen needs, without waiting for scripts. */
const documentOf = ({ path, needs }: PageSource, manifest: Manifest, hero: string): string => {
  const keys = [entryKey, ...[...needs.values()].map((module) => relative(web, module))];
  const chunks = keys.flatMap((key) => needed(manifest, key));
  const scripts = [...new Set(chunks.map(({ file }) => file))];
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))];
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /(bricolage-grotesque|instrument-sans)-core[^/]*\.woff2$/.test(file));
  const preloads = [
    ...[...new Set(fonts)].map(
      (font) => `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    '<link rel="preload" href="/settings.json" as="fetch" crossorigin>',
    ...(path === '/' ? [`<link rel="preload" href="${hero}" as="image" fetchpriority="high">`] : []),
    ...scripts.slice(1).map((script) => `<link rel="modulepreload" href="/${script}">`),
  ];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Skybarrel</title><link rel="icon" href="/logo.svg" type="image/svg+xml">${styles
    .map((style) => `<link rel="stylesheet" href="/${style}">`)
    .join(
      '',
    )}${preloads.join('')}<script type="module" src="/${scripts[0]}"></script></head><body class="pt-(--header)"><div id="root"></div></body></html>`;
};

/** Builds the client-rendered site into an empty `outDir`: our own build with another entry, and a document for each route. */
export const buildClientRendered = async (outDir: string): Promise<void> => {
  mkdirSync(join(outDir, 'assets'), { recursive: true });
  const pictures = await placeImages(outDir);
  const house = await houseConfig({ command: 'build', mode: 'production' });
  await build({
    ...house,
    configFile: false,
    logLevel: 'warn',
    plugins: [siteModules(pictures), house.plugins],
    build: {
      ...house.build,
      outDir,
      emptyOutDir: false,
      rolldownOptions: { input: { client: join(import.meta.dirname, 'main.tsx') } },
    },
  });
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  for (const source of pageSources()) {
    const file = join(outDir, source.path, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, documentOf(source, manifest, pictures.heroNarrowWebp));
  }
  writeFileSync(join(outDir, 'settings.json'), JSON.stringify(defaultSite()));
};
