import { matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { appPaths } from '#domain/kernel/paths.ts';
import { type Role, roles } from '#domain/kernel/role.ts';
import { homeOf } from '#web/shell/home-of.ts';
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
import { pageMetadataOf } from './page-title.ts';
import { routes } from './router.tsx';
import { backLinkOf, deskMenu, maySee, screens } from './screens.ts';

const pathsOf = (of: readonly RouteObject[]): readonly string[] =>
  of.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)]);

test('each path of the app has one screen', () => {
  expect(screens.map(({ path }) => path).sort()).toEqual([...appPaths].sort());
});

test('each screen has one route, and there are no others', () => {
  const declared = pathsOf(routes).filter((path) => !path.endsWith('*'));
  expect([...declared].sort()).toEqual([...appPaths].sort());
});

const customerScreens = screens.filter(({ who }) => Array.isArray(who) && who.join() === 'customer');
const parts = { number: '7K3M9-Q2X4T-C', reference: 'QTE-7K3M9Q' };

test('there are customers’ screens to be led away from', () => {
  expect(customerScreens.length).toBeGreaterThan(8);
});

describe.each(customerScreens)('$path', ({ instead }) => {
  test.each(roles.filter((role) => role !== 'customer'))('leads %s to a screen that they may see', (role) => {
    const person = { roles: [role] };
    const to = instead?.(person, parts);
    expect(to).toBeDefined();
    expect(maySee(to ?? '', person), to).toBe(true);
  });
});

test('a link that a customer forwards opens the same thing at the desk', () => {
  const opened = (path: string, role: Role) =>
    screens.find((screen) => screen.path === path)?.instead?.({ roles: [role] }, parts);
  expect(opened('/dashboard/shipments/:number', 'admin')).toBe('/admin/shipments/7K3M9-Q2X4T-C');
  expect(opened('/dashboard/shipments/:number', 'warehouse')).toBe('/staff/shipments/7K3M9-Q2X4T-C');
  expect(opened('/dashboard/shipments/:number', 'analyst')).toBe('/staff/monitoring');
  expect(opened('/dashboard/shipments', 'staff')).toBe('/staff/shipments');
  expect(opened('/dashboard/quotes/:reference', 'admin')).toBe('/admin/quotes/QTE-7K3M9Q');
  expect(opened('/dashboard/invoices/:number', 'billing')).toBe('/staff/billing/7K3M9-Q2X4T-C');
  expect(opened('/dashboard/create-shipment', 'admin')).toBe('/admin');
});

test('a customer finds in the account menu what they have with us, before what they can begin', () => {
  expect(accountMenu({ roles: ['customer'] }).map(({ to }) => to)).toEqual([
    '/dashboard',
    '/dashboard/shipments',
    '/dashboard/mailbox',
    '/dashboard/bookings',
    '/dashboard/invoices',
    '/dashboard/statement',
    '/dashboard/quotes',
    '/dashboard/create-shipment',
    '/customer/profile',
  ]);
  expect(accountMenu({ roles: ['staff'] }).map(({ to }) => to)).not.toContain('/dashboard/invoices');
});

test('all menu links lead to existing pages', () => {
  const links = [
    ...mainMenu(),
    ...moreMenu(),
    ...legalLinks(),
    quoteLink,
    ...footerMenus().flatMap((menu) => menu.links),
    ...roles.flatMap((role) => [...accountMenu({ roles: [role] }), ...deskMenu({ roles: [role] })]),
    bottomBarQuote,
  ];
  expect(links.filter(({ to }) => !pathExists(to))).toEqual([]);
});

const offered = {
  admin: [
    '/admin',
    '/admin/notifications',
    '/admin/enquiries',
    '/admin/mailboxes',
    '/admin/monitoring',
    '/admin/settings',
    '/admin/blog',
    '/admin/staff',
    '/admin/account',
  ],
  staff: ['/staff', '/staff/notifications', '/staff/enquiries', '/staff/mailboxes', '/customer/profile'],
  analyst: ['/staff/monitoring', '/customer/profile'],
  content: ['/staff/blog', '/customer/profile'],
  warehouse: ['/staff', '/staff/notifications', '/staff/mailboxes', '/customer/profile'],
  driver: ['/staff', '/customer/profile'],
} as const;
const screenOf = (path: string): string | undefined => path.split('/').at(-1);
/** Screens of other domains may be offered besides. */
const known = new Set(Object.values(offered).flat().map(screenOf));

test.each(['admin', 'staff', 'analyst', 'content', 'warehouse', 'driver'] as const)(
  '%s has a menu with their screens',
  (role) => {
    const paths = deskMenu({ roles: [role] }).map(({ to }) => to);
    expect(paths.filter((path) => known.has(screenOf(path)))).toEqual(offered[role]);
  },
);

test('a writer has the blog and its tasks in the menu and nothing else of the desk, and begins there', () => {
  const person = { roles: ['content'] } as const;
  expect(deskMenu(person)).toEqual([
    { label: 'Tasks', to: '/staff/tasks' },
    { label: 'Blog', to: '/staff/blog' },
    { label: 'My account', to: '/customer/profile' },
  ]);
  expect(homeOf(person)).toBe('/staff/blog');
});

test('the form for a new vehicle is not taken for a vehicle of that name', () => {
  expect(pageMetadataOf('/admin/vehicles/new')?.title).toBe('Add a vehicle');
  expect(matchRoutes(routes, '/admin/vehicles/new')?.at(-1)?.route.path).toBe('/admin/vehicles/new');
});

test('an admin has the arrivals of all countries in the menu, which are no copy of a screen of their own', () => {
  expect(deskMenu({ roles: ['admin'] })).toContainEqual({ label: 'Arrivals', to: '/agent' });
  expect(deskMenu({ roles: ['warehouse'] })).not.toContainEqual({ label: 'Arrivals', to: '/agent' });
});

test('the menu of somebody with several roles has the screens of all of them, each once', () => {
  const paths = deskMenu({ roles: ['driver', 'analyst', 'warehouse'] }).map(({ to }) => to);
  expect(paths).toEqual(expect.arrayContaining(['/staff', '/staff/mailboxes', '/staff/monitoring']));
  expect(paths).not.toContain('/staff/enquiries');
  expect(new Set(paths).size).toBe(paths.length);
});

test('a screen with a back link names the other screen by its title', () => {
  expect(backLinkOf('/staff/enquiries/ENQ-1')).toEqual({ to: '/staff/enquiries', label: 'Enquiries' });
  expect(backLinkOf('/customer/profile')).toEqual({ to: '/dashboard', label: 'Dashboard' });
  expect(backLinkOf('/staff/enquiries')).toBeUndefined();
});

test('a screen with a number in its path has it in its title', () => {
  expect(pageMetadataOf('/staff/mailboxes/10042')?.title).toBe('Mailbox 10042');
});

test('an unknown path has no metadata', () => {
  expect(pageMetadataOf('/admin/nothing')).toBeUndefined();
  const shipmentForm = (search: string) => pageMetadataOf('/dashboard/create-shipment', search)?.title;
  expect([
    shipmentForm(''),
    shipmentForm('?draft=0d6a'),
    shipmentForm('?change=7K3M9-Q2X4T-C'),
    shipmentForm('?draft=change-7K3M9-Q2X4T-C-2'),
  ]).toEqual(['Create Shipment', 'Create Shipment', 'Change Shipment', 'Change Shipment']);
});
