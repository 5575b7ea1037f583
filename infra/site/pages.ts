import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** What the web build has made: pages that people can open and files that they can fetch, as absolute URL paths. */
export interface BuiltSite {
  /** `/`, `/about`, …: every folder with an index.html. */
  readonly pages: readonly string[];
  /** `/robots.txt`, `/icon.svg`, …: files outside /assets/ that are not pages. */
  readonly files: readonly string[];
}

/** Names of assets: a name, eight characters that change with the content, an extension. */
export const ASSET_PATH = /^\/assets\/[\w.-]+-[\w-]{8}\.\w+$/;

const pageOf = (file: string): string => {
  const folder = posix.dirname(file);
  return folder === '.' ? '/' : `/${folder}`;
};

/** Reads the built site. Throws, with what to do, when it was not built, lacks a page or has an asset that the edge would refuse. */
export const builtSite = (siteDir: string): BuiltSite => {
  for (const needed of ['index.html', '404.html', 'app.html', 'desk.html']) {
    if (!existsSync(join(siteDir, needed))) {
      throw new Error(
        `The site is not built (${join(siteDir, needed)} is missing): run node scripts/build.ts first`,
      );
    }
  }
  const all = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(siteDir.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
  const files = all.filter((file) => !file.startsWith('assets/'));
  const odd = all.filter((file) => file.startsWith('assets/') && !ASSET_PATH.test(`/${file}`));
  if (odd.length > 0) throw new Error(`${odd.join(', ')} would answer 404: widen ASSET_PATH`);
  return {
    pages: files.filter((file) => posix.basename(file) === 'index.html').map(pageOf),
    files: files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  };
};
