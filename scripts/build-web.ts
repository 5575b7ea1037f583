import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { defaultSite } from '../domain/settings/default-site.ts';
import type { AppAssets } from '../web/site/document.tsx';
import { describeApi, OPENAPI_FILE } from './openapi/document.ts';
import { root, siteDir, siteRendererDir } from './support/root.ts';
import { licenseNotices } from './web-build/licenses.ts';
import { appAssets, type Manifest, siteAssets } from './web-build/site-assets.ts';
import { placeImages } from './web-build/site-images.ts';
import { bundleSiteRenderer, noteBuiltSite } from './web-build/site-renderer.ts';

/** Address of the pages, and whether they show samples. Default: as at home. A deployment sets both. */
const builtFor = (): { readonly url: string; readonly showsSamples: boolean } => ({
  url: process.env.SITE_URL ?? 'http://localhost:4400',
  showsSamples: process.env.SITE_SAMPLES !== 'hidden',
});

/** Renders the static pages into files, with the same bundle that the publishing function contains. */
const renderPages = async (outDir: string, app: AppAssets, manifest: Manifest): Promise<void> => {
  const renderer = await bundleSiteRenderer(join(root, siteRendererDir));
  const assets = siteAssets(manifest, { pictures: await placeImages(outDir), app });
  const rendered = renderer.renderSite({ ...defaultSite(), ...builtFor() }, assets);
  for (const [file, { body }] of rendered) {
    const path = join(outDir, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, body);
  }
  noteBuiltSite(renderer, assets, rendered);
};

/**
 * Builds site and app into `outDir` (from the repository's root): static pages and the app's documents as HTML, hashed files
 * under `assets/`, icons, files for programs (sitemap, feed, robots, settings, manifest, the description of the API), and the
 * license notices of other people's code. In a second folder it builds the renderer that the publishing function contains. The
 * same sources give the same files. Throws when a page links to a path that does not exist.
 */
export const buildWeb = async ({ outDir }: { readonly outDir: string }): Promise<void> => {
  // Vite keeps the mode that a shell or a test runner has set, and then bundles React's development half.
  process.env.NODE_ENV = 'production';
  const target = join(root, outDir);
  const common = { configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
  const manifestFile = join(target, '.vite', 'manifest.json');
  const readManifest = () => JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
  await build({ ...common, build: { outDir: target } });
  // The second build replaces the app's manifest with its own.
  const app = appAssets(readManifest());
  await build({ ...common, mode: 'site', publicDir: false, build: { outDir: target, emptyOutDir: false } });
  await renderPages(target, app, readManifest());
  writeFileSync(join(target, 'licenses.txt'), licenseNotices(root));
  const apiFile = join(target, OPENAPI_FILE);
  mkdirSync(dirname(apiFile), { recursive: true });
  writeFileSync(apiFile, JSON.stringify(await describeApi()));
  rmSync(dirname(manifestFile), { recursive: true });
};

if (import.meta.main) await buildWeb({ outDir: siteDir });
