import { renderToStaticMarkup } from 'react-dom/server';
import { guides } from '#domain/blog/guides/guides.ts';
import { searchPath } from '#domain/blog/reading/post-search.ts';
import {
  canonicalPaths,
  fileOfPath,
  linkPaths,
  type SitePath,
  signInPaths,
  sitePaths,
} from '#domain/kernel/paths.ts';
import { readableE164 } from '#domain/kernel/person/readable-phone.ts';
import type { AppArea } from '#web/shell/app-shape.tsx';
import { NotFound } from '#web/shell/not-found.tsx';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { pathExists } from '#web/shell/paths.ts';
import { AppDocument } from './app-document.tsx';
import type { Assets } from './document.tsx';
import { departuresFile } from './files/departures-file.ts';
import { manifest } from './files/manifest.ts';
import { robots } from './files/robots.ts';
import { securityTxt } from './files/security-txt.ts';
import { settingsFile } from './files/settings-file.ts';
import type { SiteFile } from './files/site-file.ts';
import { sitemap } from './files/sitemap.ts';
import type { Site, SitePage } from './page.ts';
import { html, withSamples } from './page-html.tsx';
import { categoriesOfGuides } from './pages/blog/blog-page.tsx';
import { categoryPath } from './pages/blog/categories/category-path.ts';
import { linkPages } from './pages/link-pages.tsx';
import { signInPages } from './pages/sign-in/sign-in-pages.tsx';
import { pages } from './pages.tsx';
import { renderBlog } from './render-blog.ts';
import { breadcrumbs } from './seo/breadcrumbs.ts';

export type { Assets, SiteFile };
export { renderBlog };

const notFound: SitePage = {
  metadata: () => ({ title: 'Page not found', noindex: true }),
  Content: () => (
    <div data-missed="">
      <NotFound />
    </div>
  ),
  startsMore: true,
  asked: [],
};

/** Files of the site that are no pages of their own path, and may be linked: those of the blog are published one by one. */
const files: ReadonlySet<string> = new Set([
  '/licenses.txt',
  '/feed.xml',
  ...categoriesOfGuides.map(categoryPath),
]);

/** Fails the build for a link to a path that does not exist. */
const refuseDeadLinks = (file: string, html: string): void => {
  for (const [, to = ''] of html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g))
    if (!pathExists(to) && !files.has(to)) throw new Error(`${file} links to ${to}, which does not exist.`);
};

/** The app's documents, by area. */
const appFiles = { customer: 'app.html', desk: 'desk.html' } as const;

const appHtml = (area: AppArea, site: Site, assets: Assets): SiteFile => ({
  contentType: 'text/html; charset=utf-8',
  body: `<!doctype html>${renderToStaticMarkup(<AppDocument site={site} area={area} assets={assets} />)}`,
});

/** The page's metadata, with its canonical address and its breadcrumbs. */
const metadataOf = (path: SitePath, site: Site): PageMetadata => {
  const own = pages[path].metadata(site);
  const trail = path === '/' ? [] : [breadcrumbs(site, path)];
  return {
    ...own,
    canonical: canonicalPaths[path] ?? path,
    structuredData: [...(own.structuredData ?? []), ...trail],
  };
};

/** People open pages by a link in other countries, from where our number needs its country code. */
const readAbroad = (site: Site): Site => {
  const { phone } = site.brand;
  return { ...site, brand: { ...site.brand, phone: { ...phone, display: readableE164(phone.e164) } } };
};

/** The files of the blog that are no pages with a path of their own, as they are before the first post. */
const blogFiles = (settings: Site, assets: Assets): readonly (readonly [string, SiteFile])[] => {
  const render = renderBlog(settings, assets);
  return [
    ...categoriesOfGuides.map((category) => {
      const posts = guides.filter((guide) => guide.category === category.slug);
      return [fileOfPath(categoryPath(category)), render.category({ category, posts })] as const;
    }),
    ['feed.xml', render.feed(guides)],
    [searchPath(1).slice(1), render.searchPart(guides)],
    ['sitemap-posts.xml', render.mapIndex(1)],
    ['sitemap-posts-1.xml', render.mapPart(guides.toReversed())],
    ['sitemap-posts-categories.xml', render.mapCategories(categoriesOfGuides)],
  ];
};

/**
 * All files that depend on the settings, by path: a page for each path, the app's documents, the page for unknown paths, and files such
 * as the sitemap. Throws if a page links to a path that does not exist.
 */
export const renderSite = (settings: Site, assets: Assets): ReadonlyMap<string, SiteFile> => {
  const site = withSamples(settings);
  const rendered = sitePaths.map(
    (path) => [fileOfPath(path), html(pages[path], metadataOf(path, site), site, assets)] as const,
  );
  const signIn = signInPaths.map((path) => {
    const page = signInPages[path];
    return [fileOfPath(path), html(page, page.metadata, site, assets)] as const;
  });
  const byLink = linkPaths.map((path) => {
    const page = linkPages[path];
    return [fileOfPath(path), html(page, page.metadata, readAbroad(site), assets)] as const;
  });
  const files = new Map<string, SiteFile>([
    ...rendered,
    ...signIn,
    ...byLink,
    ...(['customer', 'desk'] as const).map((area) => [appFiles[area], appHtml(area, site, assets)] as const),
    ['404.html', html(notFound, notFound.metadata(site), site, assets)],
    ...blogFiles(settings, assets),
  ]);
  for (const [file, { body }] of files) refuseDeadLinks(file, body);
  if (site.month !== undefined) files.set('.well-known/security.txt', securityTxt(site, site.month));
  if (site.departures !== undefined) files.set('departures.json', departuresFile(site.departures));
  return files
    .set('sitemap.xml', sitemap(site))
    .set('robots.txt', robots(site))
    .set('settings.json', settingsFile(site))
    .set('manifest.webmanifest', manifest(site));
};
