import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import type { Assets } from '../../web/site/document.tsx';
import type { renderSite, SiteFile } from '../../web/site/render.tsx';
import { root } from '../support/root.ts';

/** The render function of the pages, bundled, and the bundle's file. */
export interface SiteRenderer {
  readonly renderSite: typeof renderSite;
  readonly file: string;
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/**
 * Bundles the render function into one file with React and everything else it needs, so that whoever carries it needs no
 * web sources, no JSX and no packages. Styles and pictures are left to the build of the browser's files, whose names it shares.
 */
export const bundleSiteRenderer = async (outDir: string): Promise<SiteRenderer> => {
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    // Left open in code for servers, it would bring React's development half along.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      outDir,
      emptyOutDir: true,
      manifest: false,
      ssr: true,
      rolldownOptions: {
        input: join(root, 'web', 'site', 'render.tsx'),
        // A function's bundle is CommonJS, in which a module cannot ask where it lies.
        output: { format: 'cjs', entryFileNames: 'render.cjs', codeSplitting: false },
      },
    },
  });
  const file = join(outDir, 'render.cjs');
  const load = createRequire(import.meta.url);
  // A second build within one process must not be given the first one's pages.
  delete load.cache[load.resolve(file)];
  return { ...(load(file) as Pick<SiteRenderer, 'renderSite'>), file };
};

/**
 * Notes beside the bundle what publishing compares with: what pages load, the hash of every file that the build rendered, and a
 * version that changes with the bundle or either of them.
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
