import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { appPaths } from '#domain/kernel/paths.ts';
import { roles } from '#domain/kernel/role.ts';
import {
  accountMenu,
  bottomBarQuote,
  deskMenu,
  footerMenus,
  legalLinks,
  mainMenu,
  moreMenu,
  quoteLink,
} from '#web/shell/menus.ts';
import { pathExists } from '#web/shell/paths.ts';
import { pageMetadataOf } from './meta/page-metadata-of.ts';
import { routes } from './router.tsx';

const pathsOf = (of: readonly RouteObject[]): readonly string[] =>
  of.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test('menus know every route of the app and no other', () => {
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

test('analysts are offered the monitoring and their account, and nothing else', () => {
  expect(deskMenu('analyst').map(({ to }) => to)).toEqual(['/staff/monitoring', '/customer/profile']);
});

test('the monitoring stands in the menus of admins and analysts alone', () => {
  const offered = roles.filter((role) => deskMenu(role).some(({ label }) => label === 'Monitoring'));
  expect(offered).toEqual(['admin', 'analyst']);
});

test('a screen with a number in its path carries it in its title', () => {
  expect(pageMetadataOf('/staff/mailboxes/10042')?.title).toBe('Mailbox 10042');
});

test('a path that no screen has has no metadata', () => {
  expect(pageMetadataOf('/admin/nothing')).toBeUndefined();
});
