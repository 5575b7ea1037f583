import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { defaultSite } from '../domain/settings/defaults.ts';
import type { renderSite } from '../web/site/render.tsx';
import { root } from './support/root.ts';

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** A chunk and everything it imports at once: styles that entries share stand on a chunk of their own. */
const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): readonly Chunk[] => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(key)) return [];
  seen.add(key);
  return [chunk, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))];
};

/** What static pages load, from the build's manifest. The two faces of the first screen are asked for at once. */
const siteAssets = (manifest: Manifest): Parameters<typeof renderSite>[1] => {
  const entry = manifest['site/boot.ts'];
  if (entry === undefined) throw new Error('The build has no entry for static pages.');
  const files = withImports(manifest, 'site/boot.ts').flatMap(({ css = [] }) => css);
  const fonts = Object.values(manifest)
    .map(({ file }) => file)
    .filter((file) => /(bricolage-grotesque|instrument-sans)[^/]*\.woff2$/.test(file));
  return {
    script: `/${entry.file}`,
    styles: [...new Set(files)].map((file) => `/${file}`),
    fonts: [...new Set(fonts)].sort().map((file) => `/${file}`),
  };
};

/** Turns the static pages into HTML with the bundle that renders them, which is thrown away afterwards. */
const renderPages = async (outDir: string, manifest: Manifest): Promise<void> => {
  const bundleDir = join(root, '.cache', 'site-render');
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: bundleDir,
      emptyOutDir: true,
      manifest: false,
      ssr: join(root, 'web', 'site', 'render.tsx'),
      rolldownOptions: { input: join(root, 'web', 'site', 'render.tsx') },
    },
  });
  const bundle = pathToFileURL(join(bundleDir, 'render.js'));
  bundle.searchParams.set('built', String(Date.now()));
  const { renderSite: render } = (await import(bundle.href)) as { renderSite: typeof renderSite };
  const site = { ...defaultSite(), url: process.env.SITE_URL ?? 'http://localhost:4400', showsSamples: true };
  for (const [file, html] of render(site, siteAssets(manifest))) {
    const path = join(outDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, html);
  }
};

/** Nothing of the signed-in app is for search engines. */
const robots = `User-agent: *
Disallow: /api/
Disallow: /admin
Disallow: /staff
Disallow: /dashboard
Disallow: /customer
Disallow: /auth/callback
`;

/**
 * Builds site and app into `outDir` (from the repository's root): static pages as HTML, `app.html` with the app,
 * hashed files under `assets/`, icons and robots.txt. The same sources give the same files. Throws when a page links
 * to a path that does not exist.
 */
export const buildWeb = async ({ outDir }: { readonly outDir: string }): Promise<void> => {
  const target = join(root, outDir);
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: target },
  });
  const manifestFile = join(target, '.vite', 'manifest.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  await renderPages(target, manifest);
  writeFileSync(join(target, 'robots.txt'), robots);
  rmSync(dirname(manifestFile), { recursive: true });
};

if (import.meta.main) await buildWeb({ outDir: 'build/site' });
