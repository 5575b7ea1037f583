import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Assets } from '../../web/site/document.tsx';
import type { renderSite, SiteFile } from '../../web/site/render.tsx';
import { root } from '../support/root.ts';
import { buildStrictly } from './strict-build.ts';

/** The bundled renderer of the pages, and the bundle's file. */
export interface SiteRenderer {
  readonly renderSite: typeof renderSite;
  readonly file: string;
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Bundles the renderer into one file with React and everything else that it needs, so that the publishing function needs no web
 * sources, no JSX and no packages. Styles and pictures are not in it: it uses the names of the files that the browser's build made.
 */
export const bundleSiteRenderer = async (outDir: string): Promise<void> => {
  await buildStrictly({
    publicDir: false,
    ssr: { noExternal: true },
    // Without this, code for servers would include the development build of React.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: false,
      ssr: true,
      rolldownOptions: {
        input: join(root, 'web', 'site', 'render.tsx'),
        // The same bytes wherever the packages are: no comments with their paths.
        experimental: { attachDebugInfo: 'none' },
        // Loaded in browsers only, by a press on a button.
        external: /features\/identity\/provider\/provider\.ts$/,
        // A function's bundle is CommonJS, which has no import.meta.
        output: { format: 'cjs', entryFileNames: 'render.cjs', codeSplitting: false },
      },
    },
  });
};

/** Loads the bundle in a folder. */
export const loadSiteRenderer = (folder: string): SiteRenderer => {
  const file = join(folder, 'render.cjs');
  const load = createRequire(import.meta.url);
  // Otherwise a second build in the same process would get the renderer of the first.
  delete load.cache[load.resolve(file)];
  return { ...(load(file) as Pick<SiteRenderer, 'renderSite'>), file };
};

/**
 * Writes a note next to the bundle, which publishing compares with: the files that pages load, the hash of every file that the
 * build rendered, and a version that changes with each of these and with the bundle.
 */
export const noteBuiltSite = (
  renderer: SiteRenderer,
  assets: Assets,
  rendered: ReadonlyMap<string, SiteFile>,
): void => {
  const files = Object.fromEntries([...rendered].map(([file, { body }]) => [file, sha256(body)]));
  const version = sha256(JSON.stringify([sha256(readFileSync(renderer.file)), assets, files]));
  const note = join(renderer.file, '..', 'built-site.json');
  writeFileSync(note, JSON.stringify({ version, assets, files }, null, 1));
};
