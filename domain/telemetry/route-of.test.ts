import fc from 'fast-check';
import { expect, test } from 'vitest';
import { appPaths, linkPaths, signInPaths, sitePaths } from '../kernel/paths.ts';
import { blogPaths, OTHER_ROUTE, routeOf } from './route-of.ts';

test.each([
  ['/', '/'],
  ['https://skybarrel.test', '/'],
  ['https://skybarrel.test/', '/'],
  ['/dashboard/', '/dashboard'],
  ['https://skybarrel.test/admin/mailboxes/10001', '/admin/mailboxes/:number'],
  ['/admin/mailboxes/10001/', '/admin/mailboxes/:number'],
  ['/auth/login?returnUrl=%2Fdashboard', '/auth/login'],
  ['/auth/callback?code=123456&user=ada', '/auth/callback'],
  ['/auth/callback#access_token=secret', '/auth/callback'],
  ['https://skybarrel.test?code=1', '/'],
  ['/nowhere', OTHER_ROUTE],
  ['/admin/mailboxes/10001/more', OTHER_ROUTE],
  ['/blog/by-when-for-christmas', '/blog/:slug'],
  ['/blog/shipping-to-guyana-guide', '/blog/shipping-to-guyana-guide'],
  ['about:blank', OTHER_ROUTE],
  ['', OTHER_ROUTE],
])('%j is the page %s', (url, route) => {
  expect(routeOf(url)).toBe(route);
});

test('only our own routes are stored, whatever a browser sends', () => {
  const known = new Set<string>([
    ...sitePaths,
    ...blogPaths,
    ...signInPaths,
    ...linkPaths,
    ...appPaths,
    OTHER_ROUTE,
  ]);
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl({ withQueryParameters: true, withFragments: true })),
      (url) => {
        expect(known).toContain(routeOf(url));
      },
    ),
  );
});

test('a query string or a hash changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...appPaths, ...signInPaths, ...linkPaths, ...sitePaths),
      fc.constantFrom('?', '#'),
      fc.string(),
      (path, mark, rest) => {
        expect(routeOf(path + mark + rest)).toBe(routeOf(path));
      },
    ),
  );
});
