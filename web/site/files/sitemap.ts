import { canonicalPaths, sitePaths } from '#domain/kernel/paths.ts';
import type { PagePath } from '../breadcrumb-path.ts';
import type { Site } from '../page.ts';
import { categoryPath } from '../pages/blog/categories/category-path.ts';
import { type SiteFile, xmlFile, xmlText } from './site-file.ts';

type Addressed = Pick<Site, 'url'>;

const OF_SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const pagesFile = ({ url }: Addressed, paths: readonly PagePath[]): SiteFile =>
  xmlFile(
    'application/xml',
    `<urlset ${OF_SITEMAPS}>\n${paths.map((path) => `  <url><loc>${xmlText(`${url}${path}`)}</loc></url>`).join('\n')}\n</urlset>`,
  );

const isPost = (path: string): boolean => path.startsWith('/blog/');

/** All pages but posts, with their canonical addresses. */
export const sitemap = (site: Addressed): SiteFile =>
  pagesFile(
    site,
    sitePaths.filter((path) => canonicalPaths[path] === undefined && !isPost(path)),
  );

/** The parts of the site map with the posts, and that with their categories. Each part has a fixed number of them, so that one more post changes one part. */
export const postMapIndex = ({ url }: Addressed, parts: number): SiteFile => {
  const names = [...Array.from({ length: parts }, (_, at) => String(at + 1)), 'categories'];
  const entries = names.map(
    (name) => `  <sitemap><loc>${xmlText(`${url}/sitemap-posts-${name}.xml`)}</loc></sitemap>`,
  );
  return xmlFile('application/xml', `<sitemapindex ${OF_SITEMAPS}>\n${entries.join('\n')}\n</sitemapindex>`);
};

/** One part: the posts with their addresses. */
export const postMapPart = (site: Addressed, posts: readonly { readonly slug: string }[]): SiteFile =>
  pagesFile(
    site,
    posts.map(({ slug }): PagePath => `/blog/${slug}`),
  );

/** The pages of the categories that have one. */
export const categoryMap = (site: Addressed, categories: readonly { readonly slug: string }[]): SiteFile =>
  pagesFile(site, categories.map(categoryPath));
