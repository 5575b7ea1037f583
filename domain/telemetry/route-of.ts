import { appPaths, linkPaths, signInPaths, sitePaths } from '../kernel/paths.ts';
import { isSlug } from '../kernel/slug-shape.ts';

/** Stands for every page that is not ours. */
export const OTHER_ROUTE = '(other)';

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

const isParameter = (segment: string): boolean => segment.startsWith(':');

/** Posts and pages of their list, which are published one by one. */
export const blogPaths = ['/blog/:slug', '/blog/page/:number'];

const patterns = [...sitePaths, ...blogPaths, ...signInPaths, ...linkPaths, ...appPaths].map((pattern) => ({
  pattern,
  segments: segmentsOf(pattern),
}));

const matches = (pattern: readonly string[], path: readonly string[]): boolean =>
  pattern.length === path.length &&
  pattern.every((segment, at) => segment === path[at] || isParameter(segment));

/** The path of a URL or path, without host, query string and hash, which may contain codes and names. */
const pathOf = (url: string): string =>
  url.replace(/^[a-z][a-z\d+.-]{0,31}:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');

/** Route pattern of a URL or path: `/admin/mailboxes/10001?from=feed` → `/admin/mailboxes/:number`, else `(other)`. */
export const routeOf = (url: string): string => {
  if (url === '') return OTHER_ROUTE;
  const segments = segmentsOf(pathOf(url));
  const found = patterns.filter((known) => matches(known.segments, segments));
  const exact = found.find((known) => !known.segments.some(isParameter));
  return (exact ?? found[0])?.pattern ?? OTHER_ROUTE;
};

/** The end of the address of a post, of its URL or path; undefined for every other page. */
export const postAt = (url: string): string | undefined => {
  const [blog, slug, ...more] = segmentsOf(pathOf(url));
  return blog === 'blog' && more.length === 0 && isSlug(slug) ? slug : undefined;
};
