import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';

/** What the web build left: pages people can open and single files they can fetch, as absolute URL paths. */
export interface BuiltSite {
  /** `/`, `/about`, …: every folder with an index.html. */
  readonly pages: readonly string[];
  /** `/robots.txt`, `/icon.svg`, …: files outside /assets/ that are no pages. */
  readonly files: readonly string[];
}

const pageOf = (file: string): string => {
  const folder = posix.dirname(file);
  return folder === '.' ? '/' : `/${folder}`;
};

/** Reads the built site. Throws, with what to do, when it was not built or lacks a page that the edge needs. */
export const builtSite = (siteDir: string): BuiltSite => {
  for (const needed of ['index.html', '404.html', 'app.html']) {
    if (!existsSync(join(siteDir, needed))) {
      throw new Error(`The site is not built (${join(siteDir, needed)} is missing): run the web build first`);
    }
  }
  const files = readdirSync(siteDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(siteDir.length + 1)
        .split(sep)
        .join('/'),
    )
    .filter((file) => !file.startsWith('assets/'))
    .sort();
  return {
    pages: files.filter((file) => posix.basename(file) === 'index.html').map(pageOf),
    files: files.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  };
};
