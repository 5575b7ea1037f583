import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startTestCloudAt, type TestCloud } from '#tests/support/cloud.ts';
import { editAssembly } from '#tests/support/edited-assembly.ts';
import { buildClientRendered } from '../../baselines/client-rendered/build.ts';
import { buildProduct } from '../product.ts';
import { temporaryFolder } from '../temporary.ts';

/**
 * The assembly with another site in it: the same distribution, functions, headers and compression, but other files. Its
 * publishing function does nothing, because otherwise it would replace the pages by ours within five minutes.
 */
const assemblyWith = (site: string, folder: string): string => {
  const { dir, replace } = editAssembly(folder, 'content-publish');
  replace('export const handler = async () => undefined;');
  const { files } = JSON.parse(readFileSync(join(dir, 'skybarrel-home-site.assets.json'), 'utf8')) as {
    files: Record<string, { source: { path: string } }>;
  };
  const [own, ...others] = Object.values(files)
    .map(({ source }) => join(dir, source.path))
    .filter((path) => existsSync(join(path, 'app.html')));
  if (own === undefined || others.length > 0)
    throw new Error('The assembly has no one folder with the site.');
  rmSync(own, { recursive: true });
  cpSync(site, own, { recursive: true });
  return dir;
};

/** The product, and the same product with client-rendered pages instead of its own. */
export interface Sides {
  readonly ours: TestCloud;
  readonly beside: TestCloud;
  stop(): Promise<void>;
}

/** Builds and starts both, each with its own data. */
export const startSides = async (): Promise<Sides> => {
  const folder = temporaryFolder();
  await buildProduct();
  const site = join(folder.path, 'client-rendered');
  await buildClientRendered(site);
  const ours = await startTestCloudAt(join(folder.path, 'ours'));
  const beside = await startTestCloudAt(join(folder.path, 'beside'), 0, assemblyWith(site, folder.path));
  return {
    ours,
    beside,
    stop: async () => {
      await Promise.all([ours.stop(), beside.stop()]);
      folder.remove();
    },
  };
};
