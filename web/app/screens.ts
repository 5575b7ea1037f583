import { admits } from '#domain/kernel/access.ts';
import { partsAt } from '#domain/kernel/paths.ts';
import { may } from '#domain/kernel/permissions.ts';
import { isAgentRole, workingRoles } from '#domain/kernel/role.ts';
import { featureScreens } from '#web/features/index.ts';
import { homeOf } from '#web/shell/home-of.ts';
import type { MenuLink } from '#web/shell/menus.ts';
import type { DeclaredScreen, Person, Screen } from '#web/shell/screens.ts';
import { composedPages } from './composed-pages.ts';

/** Analysts only have the monitoring, writers the blog and agents their arrivals, and begin there. */
const atOverview = workingRoles.filter(
  (role) => !['admin', 'analyst', 'content'].includes(role) && !isAgentRole(role),
);

/** What the overview shows first, as far as somebody may see it. */
const overview = (person: Person): readonly string[] => [
  ...(may(person, 'departure.read') ? ['/api/reports/flights'] : []),
  ...(may(person, 'task.read') ? ['/api/tasks/counts?upTo=20'] : []),
  ...(person.roles.includes('admin') ? ['/api/reports/days'] : []),
];

/** The first screens of each area, with something of every domain. */
const overviews: readonly Screen[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    who: ['customer'],
    instead: homeOf,
    first: () => [
      '/api/profiles/me',
      '/api/shipments/open',
      '/api/quotes/open',
      '/api/parcels/counts',
      '/api/bookings',
      '/api/virtual-address',
    ],
    page: async () => (await import('./pages/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/admin',
    title: 'Admin',
    who: ['admin'],
    menu: 'Overview',
    first: (_, person) => overview(person),
    page: async () => (await import('./pages/admin-page.tsx')).AdminIndexPage,
  },
  {
    path: '/staff',
    title: 'Staff desk',
    who: [...atOverview, 'admin'],
    instead: homeOf,
    menu: 'Overview',
    first: (_, person) => overview(person),
    page: async () => (await import('./pages/staff-page.tsx')).StaffIndexPage,
  },
];

const withPage = (declared: DeclaredScreen): Screen => {
  const { page = composedPages[declared.path] } = declared;
  if (page === undefined) throw new Error(`The screen ${declared.path} has no page.`);
  return { ...declared, page };
};

/** Every screen of the app. */
export const screens: readonly Screen[] = [...overviews, ...featureScreens.map(withPage)];

/** The screen at an address, with the parts of its path; `undefined` for an unknown address. */
export const screenAt = (
  pathname: string,
): { readonly screen: Screen; readonly params: Readonly<Record<string, string>> } | undefined => {
  for (const screen of screens) {
    const params = partsAt(screen.path, pathname);
    if (params) return { screen, params };
  }
  return undefined;
};

/** Back link that phones show above a screen that is reached from another one. */
export const backLinkOf = (pathname: string): MenuLink | undefined => {
  const parent = screenAt(pathname)?.screen.back;
  const { path, title } = screens.find((screen) => screen.path === parent) ?? {};
  return path === undefined || title === undefined ? undefined : { to: path, label: title };
};

/** Whether somebody may see the screen at this path; false for an unknown path. */
export const maySee = (pathname: string, person: Person): boolean => {
  const found = screenAt(pathname);
  return found !== undefined && admits(found.screen.who, person);
};

/** The side menu of people who work here. Admins may see the screens of staff; their menu links to their own, and to what has no copy there. */
export const deskMenu = (person: Person): readonly MenuLink[] => {
  const isAdmin = person.roles.includes('admin');
  return screens.flatMap(({ path, who, menu, alsoForAdmins = false }) => {
    const isOffered = admits(who, person) && (!isAdmin || alsoForAdmins || path.startsWith('/admin'));
    return menu !== undefined && isOffered ? [{ label: menu, to: path }] : [];
  });
};
