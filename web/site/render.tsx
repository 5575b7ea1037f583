import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sitePaths } from '#domain/kernel/paths.ts';
import type { PageMetadata } from '#web/ui/meta/page-metadata.ts';
import { NotFound } from '#web/ui/shell/not-found.tsx';
import { pathExists } from '#web/ui/shell/paths.ts';
import { type Assets, Document } from './document.tsx';
import { HomePage, homeMetadata } from './home/home-page.tsx';

interface Page {
  readonly metadata: PageMetadata;
  readonly content: ReactNode;
}

const pages: Readonly<Record<(typeof sitePaths)[number], Page>> = {
  '/': { metadata: homeMetadata, content: <HomePage /> },
};

const notFound: Page = { metadata: { title: 'Page not found', noindex: true }, content: <NotFound /> };

/** A link to nowhere fails the build. */
const refuseDeadLinks = (file: string, html: string): void => {
  for (const [, to = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g))
    if (!pathExists(to)) throw new Error(`${file} links to ${to}, which does not exist.`);
};

const html = ({ metadata, content }: Page, assets: Assets): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Document metadata={metadata} assets={assets}>
      {content}
    </Document>,
  )}`;

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}/index.html`);

/** Every static page by the file it becomes. Throws when one links to a path that does not exist. */
export const renderSite = (assets: Assets): ReadonlyMap<string, string> => {
  const files = new Map<string, string>([['404.html', html(notFound, assets)]]);
  for (const path of sitePaths) files.set(fileOf(path), html(pages[path], assets));
  for (const [file, text] of files) refuseDeadLinks(file, text);
  return files;
};
