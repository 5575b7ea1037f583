import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { appPaths } from '#domain/kernel/paths.ts';
import { roles } from '#domain/kernel/role.ts';
import {
  accountMenu,
  bottomBarQuote,
  footerMenus,
  legalLinks,
  mainMenu,
  moreMenu,
  quoteLink,
} from '#web/shell/menus.ts';
import { pathExists } from '#web/shell/paths.ts';
import { routes } from './router.tsx';
import { backLinkOf, deskMenu, pageMetadataOf, screens } from './screens.ts';

const pathsOf = (of: readonly RouteObject[]): readonly string[] =>
  of.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test('every path of the app has one screen', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual([...appPaths].sort());
});

test('every screen has one route, and nothing else has', () => {
  const declared = pathsOf(routes).filter((path) => !path.endsWith('*'));
  expect([...declared].sort()).toEqual([...appPaths].sort());
});

test('no menu leads to a place that does not exist', () => {
  const links = [
    ...mainMenu(),
    ...moreMenu(),
    ...legalLinks(),
    quoteLink,
    ...footerMenus().flatMap((menu) => menu.links),
    ...roles.flatMap((role) => [...accountMenu(role), ...deskMenu(role)]),
    bottomBarQuote,
  ];
  expect(links.filter(({ to }) => !pathExists(to))).toEqual([]);
});

const offered = {
  admin: [
    '/admin',
    '/admin/mailboxes',
    '/admin/enquiries',
    '/admin/notifications',
    '/admin/monitoring',
    '/admin/settings',
    '/admin/account',
  ],
  staff: ['/staff', '/staff/mailboxes', '/staff/enquiries', '/staff/notifications', '/customer/profile'],
  analyst: ['/staff/monitoring', '/customer/profile'],
} as const;
const screenOf = (path: string): string | undefined => path.split('/').at(-1);
/** Screens of other domains may be offered besides. */
const known = new Set(Object.values(offered).flat().map(screenOf));

test.each(['admin', 'staff', 'analyst'] as const)('%s is offered the screens that are theirs', (role) => {
  const paths = deskMenu(role).map(({ to }) => to);
  expect(paths.filter((path) => known.has(screenOf(path)))).toEqual(offered[role]);
});

test('a screen that is reached from another leads back to it by its title', () => {
  expect(backLinkOf('/staff/enquiries/ENQ-1')).toEqual({ to: '/staff/enquiries', label: 'Enquiries' });
  expect(backLinkOf('/customer/profile')).toEqual({ to: '/dashboard', label: 'Dashboard' });
  expect(backLinkOf('/staff/enquiries')).toBeUndefined();
});

test('a screen with a number in its path carries it in its title', () => {
  expect(pageMetadataOf('/staff/mailboxes/10042')?.title).toBe('Mailbox 10042');
});

test('a path that no screen has has no metadata', () => {
  expect(pageMetadataOf('/admin/nothing')).toBeUndefined();
});
