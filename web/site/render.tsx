import { renderToStaticMarkup } from 'react-dom/server';
import { canonicalPaths, sitePaths } from '#domain/kernel/paths.ts';
import { NotFound } from '#web/ui/shell/not-found.tsx';
import { pathExists } from '#web/ui/shell/paths.ts';
import { type Assets, Document } from './document.tsx';
import type { Site, SitePage } from './page.ts';
import { pages } from './pages.tsx';

const notFound: SitePage = {
  metadata: () => ({ title: 'Page not found', noindex: true }),
  Content: NotFound,
  asked: [],
};

/** A link to nowhere fails the build. */
const refuseDeadLinks = (file: string, html: string): void => {
  for (const [, to = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g))
    if (!pathExists(to)) throw new Error(`${file} links to ${to}, which does not exist.`);
};

const html = (page: SitePage, path: string | undefined, site: Site, assets: Assets): string => {
  const metadata = { ...page.metadata(site), ...(path === undefined ? {} : { canonical: path }) };
  return `<!doctype html>${renderToStaticMarkup(
    <Document site={site} metadata={metadata} assets={assets}>
      <page.Content site={site} />
    </Document>,
  )}`;
};

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** Every static page by the file it becomes. Throws when one links to a path that does not exist. */
export const renderSite = (site: Site, assets: Assets): ReadonlyMap<string, string> => {
  const files = new Map<string, string>([['404.html', html(notFound, undefined, site, assets)]]);
  for (const path of sitePaths)
    files.set(fileOf(path), html(pages[path], canonicalPaths[path] ?? path, site, assets));
  for (const [file, text] of files) refuseDeadLinks(file, text);
  return files;
};
