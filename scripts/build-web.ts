import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defaultSite } from '../domain/settings/default-site.ts';
import { whileNobodyElseBuilds } from './build-steps/lock.ts';
import { home, type Target } from './build-steps/targets.ts';
import { describeApi, OPENAPI_FILE } from './openapi/document.ts';
import { browserFilesDir, root } from './support/root.ts';
import { licenseNotices } from './web-build/licenses.ts';
import { appAssets, type Manifest, siteAssets } from './web-build/site-assets.ts';
import { placeImages } from './web-build/site-images.ts';
import { bundleSiteRenderer, loadSiteRenderer, noteBuiltSite } from './web-build/site-renderer.ts';
import { buildStrictly } from './web-build/strict-build.ts';

/** Parts of what is the same for every target: the files as they are served, the renderer, and the names of the files that pages load. */
const partsIn = (outDir: string) => ({
  served: join(root, outDir, 'served'),
  renderer: join(root, outDir, 'renderer'),
  assets: join(root, outDir, 'assets.json'),
});

/**
 * Builds what is the same for every target into `outDir` (from the repository's root): hashed files under `assets/`, icons, the description of the API, the license notices of other people's code, and the renderer of the pages, which the
 * publishing function contains as well. The same sources give the same files. Throws when the bundler warns of something.
 */
export const buildBrowserFiles = async (outDir = browserFilesDir): Promise<void> => {
  const { served, renderer, assets } = partsIn(outDir);
  const manifestFile = join(served, '.vite', 'manifest.json');
  const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  await buildStrictly({ build: { outDir: served } });
  // The second build replaces the app's manifest with its own.
  const app = appAssets(readManifest());
  await buildStrictly({ mode: 'site', publicDir: false, build: { outDir: served, emptyOutDir: false } });
  const pictures = await placeImages(served);
  writeFileSync(assets, JSON.stringify(siteAssets(readManifest(), { pictures, app })));
  rmSync(dirname(manifestFile), { recursive: true });
  await bundleSiteRenderer(renderer);
  writeFileSync(join(served, 'licenses.txt'), licenseNotices(root));
  const apiFile = join(served, OPENAPI_FILE);
  mkdirSync(dirname(apiFile), { recursive: true });
  writeFileSync(apiFile, JSON.stringify(await describeApi()));
};

/**
 * Completes the site of a target: the files above, static pages with the target's address and the app's documents as HTML, and files for programs
 * (sitemap, feed, robots, settings, manifest). Throws when a page links to a path that does not exist.
 */
export const buildPages = (
  target: Pick<Target, 'siteDir' | 'siteRendererDir' | 'pages'>,
  from = browserFilesDir,
): void => {
  const [siteDir, rendererDir] = [resolve(root, target.siteDir), resolve(root, target.siteRendererDir)];
  const parts = partsIn(from);
  for (const [built, place] of [
    [parts.served, siteDir],
    [parts.renderer, rendererDir],
  ] as const) {
    rmSync(place, { recursive: true, force: true });
    cpSync(built, place, { recursive: true });
  }
  const assets = JSON.parse(readFileSync(parts.assets, 'utf8')) as ReturnType<typeof siteAssets>;
  const renderer = loadSiteRenderer(rendererDir);
  const rendered = renderer.renderSite({ ...defaultSite(), ...target.pages }, assets);
  for (const [file, { body }] of rendered) {
    const path = join(siteDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  }
  noteBuiltSite(renderer, assets, rendered);
};

/** All of it for the cloud at home, changed or not. */
const buildHomeSite = async (): Promise<void> => {
  await buildBrowserFiles();
  buildPages(home);
};

if (import.meta.main) await whileNobodyElseBuilds(buildHomeSite, console.log);
