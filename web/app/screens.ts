import { admits } from '#domain/kernel/access.ts';
import { laterAt } from '#domain/kernel/later-paths.ts';
import { partsAt } from '#domain/kernel/paths.ts';
import { may } from '#domain/kernel/permissions.ts';
import { isAgentRole, workingRoles } from '#domain/kernel/role.ts';
import { featureScreens } from '#web/features/index.ts';
import { homeOf, type MenuLink } from '#web/shell/menus.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import { atDesk, type Person, type Screen } from '#web/shell/screens.ts';

/** Analysts only have the monitoring and agents their arrivals, and begin there. */
const atOverview = workingRoles.filter(
  (role) => role !== 'admin' && role !== 'analyst' && !isAgentRole(role),
);

/** What the overview shows first, as far as somebody may see it. */
const overview = (person: Person): readonly string[] => [
  ...(may(person, 'departure.read') ? ['/api/reports/flights'] : []),
  ...(may(person, 'task.read') ? ['/api/tasks/counts?upTo=20'] : []),
  ...(person.roles.includes('admin') ? ['/api/reports/days'] : []),
];

/** Screens composed of several features, which do not import each other. */
const composed: readonly Screen[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    who: ['customer'],
    instead: homeOf,
    first: () => ['/api/profiles/me', '/api/shipments/open', '/api/quotes/open', '/api/virtual-address'],
    page: async () => (await import('./pages/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/dashboard/shipments/:number',
    title: 'Shipment {number}',
    who: ['customer'],
    back: '/dashboard/shipments',
    instead: sameAtDesk('/shipments/:number', 'shipment.read'),
    first: ({ number }) => [`/api/shipments/${number}`],
    page: async () => (await import('./pages/my-shipment-page.tsx')).MyShipmentPageWithPapers,
  },
  {
    path: '/dashboard/invoices/:number',
    title: 'Invoice {number}',
    who: ['customer'],
    back: '/dashboard/invoices',
    instead: sameAtDesk('/billing/:number', 'invoice.read'),
    first: ({ number }) => [`/api/invoices/${number}`],
    page: async () => (await import('./pages/invoice-pages.tsx')).MyInvoicePageWithPaper,
  },
  {
    path: '/dashboard/notifications',
    title: 'Notifications',
    who: ['customer'],
    back: '/dashboard',
    instead: homeOf,
    page: async () => (await import('./pages/my-notifications-page.tsx')).MyNotificationsPage,
  },
  {
    path: '/customer/notifications',
    title: 'How we reach you',
    who: ['customer'],
    back: '/dashboard/notifications',
    instead: homeOf,
    page: async () => (await import('#web/features/notifications/choices/choices-page.tsx')).ChoicesPage,
  },
  {
    path: '/agent/:number',
    title: 'Arrival {number}',
    who: 'arrival.read',
    back: '/agent',
    page: async () => (await import('./pages/arrival-page.tsx')).ArrivalPageWithPapers,
  },
  {
    path: '/agent/flights/:id',
    title: 'Arriving flight {id}',
    who: 'arrival.read',
    back: '/agent',
    page: async () => (await import('./pages/arrival-page.tsx')).ArrivalFlightPage,
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
    path: '/admin/reports',
    title: 'Reports',
    who: ['admin'],
    back: '/admin',
    page: async () => (await import('./pages/reports-page.tsx')).ReportsPage,
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
  ...atDesk(
    {
      path: '/notifications',
      title: 'Notifications',
      may: 'notification.read',
      menu: 'Notifications',
      page: async () => (await import('./pages/notifications-page.tsx')).NotificationsPage,
    },
    {
      path: '/returned-mail',
      title: 'E-mail that comes back',
      may: 'customer.read',
      back: '/notifications',
      page: async () => (await import('#web/features/notifications/returned/returned-page.tsx')).ReturnedPage,
    },
    {
      path: '/shipments',
      title: 'Shipments',
      may: 'shipment.read',
      menu: 'Shipments',
      first: () => ['/api/desk/shipments?limit=25'],
      page: async () => (await import('./pages/shipment-page.tsx')).DeskShipmentListPage,
    },
    {
      path: '/shipments/:number',
      title: 'Shipment {number}',
      may: 'shipment.read',
      back: '/shipments',
      first: ({ number }) => [`/api/desk/shipments/${number}`],
      page: async () => (await import('./pages/shipment-page.tsx')).DeskShipmentPage,
    },
    {
      path: '/dock',
      title: 'Dock',
      may: 'piece.manage',
      menu: 'Dock',
      page: async () => (await import('./pages/dock-page.tsx')).DockPageWithLabels,
    },
    {
      path: '/billing/:number',
      title: 'Invoice {number}',
      may: 'invoice.read',
      back: '/billing',
      first: ({ number }) => [`/api/desk/invoices/${number}`],
      page: async () => (await import('./pages/invoice-pages.tsx')).DeskInvoicePageWithPaper,
    },
    {
      path: '/enquiries',
      title: 'Enquiries',
      may: 'enquiry.read',
      menu: 'Enquiries',
      first: () => ['/api/enquiries?limit=25', '/api/enquiries/counts'],
      page: async () => (await import('./pages/enquiry-page.tsx')).DeskEnquiryListPage,
    },
    {
      path: '/departures',
      title: 'Departures',
      may: 'departure.read',
      menu: 'Departures',
      first: () => ['/api/desk/departures'],
      page: async () => (await import('./pages/departure-page.tsx')).DeskDepartureListPage,
    },
    {
      path: '/departures/:id',
      title: 'Departure {id}',
      may: 'departure.read',
      back: '/departures',
      first: ({ id }) => [`/api/desk/departures/${id}`],
      page: async () => (await import('./pages/departure-page.tsx')).DeskDeparturePage,
    },
    {
      path: '/enquiries/:reference',
      title: 'Enquiry {reference}',
      may: 'enquiry.read',
      back: '/enquiries',
      first: ({ reference }) => [`/api/enquiries/${reference}`],
      page: async () => (await import('./pages/enquiry-page.tsx')).DeskEnquiryPage,
    },
  ),
];

/** Every screen of the app. */
export const screens: readonly Screen[] = [...composed, ...featureScreens];

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

/** Title of the screen at a path; `undefined` for an unknown path. */
export const pageMetadataOf = (pathname: string): PageMetadata | undefined => {
  const found = screenAt(pathname);
  if (found === undefined) {
    const later = laterAt(pathname);
    return later === undefined ? undefined : { title: later };
  }
  const { title, description } = found.screen;
  return {
    title: title.replace(/\{(\w+)\}/g, (_, name: string) => found.params[name] ?? ''),
    ...(description === undefined ? {} : { description }),
  };
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
