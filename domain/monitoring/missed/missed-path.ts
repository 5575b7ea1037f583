import { OTHER_ROUTE, routeOf } from '../../telemetry/route-of.ts';

/** Longer addresses are typed by no reader. */
const MISSED_LENGTH = 150;

/** What the paths of pages are made of. What looked like personal data is in brackets by now, so it is none. */
const PATH = /^(?:\/[\w.~%@+,-]+)+$/;
/** Where no page ever is. */
const NO_PAGES = /^\/(?:api|assets|published|\.well-known)\//;
const OF_POSTS = '/blog/:slug';

/**
 * An address that may have answered that there is no page, as it is counted; undefined for what is no path, for pages that are there, and
 * for places where no page ever is. Whether there is a post is known to the blog alone.
 */
export const missedPath = (sent: unknown): string | undefined => {
  if (typeof sent !== 'string' || sent.length > MISSED_LENGTH) return undefined;
  const path = sent.replace(/(?<=.)\/+$/, '');
  if (!PATH.test(path) || NO_PAGES.test(path)) return undefined;
  const route = routeOf(path);
  return route === OTHER_ROUTE || route === OF_POSTS ? path : undefined;
};

/** The page of ours on which the link was; undefined for what is no path. */
export const linkedFrom = (sent: unknown): string | undefined =>
  typeof sent === 'string' && sent.length <= MISSED_LENGTH && (sent === '/' || PATH.test(sent))
    ? sent
    : undefined;
