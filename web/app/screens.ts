import { matchPath } from 'react-router-dom';
import { admits } from '#domain/kernel/access.ts';
import { isAgentRole, workingRoles } from '#domain/kernel/role.ts';
import { featureScreens } from '#web/features/index.ts';
import { homeOf, type MenuLink } from '#web/shell/menus.ts';
import type { PageMetadata } from '#web/shell/page-metadata.ts';
import { atDesk, type Person, type Screen } from '#web/shell/screens.ts';

/** Analysts only have the monitoring and agents their arrivals, and begin there. */
const atOverview = workingRoles.filter(
  (role) => role !== 'admin' && role !== 'analyst' && !isAgentRole(role),
);

/** Screens composed of several features, which do not import each other. */
const composed: readonly Screen[] = [
  {
    path: '/dashboard',
    title: 'Dashboard',
    who: ['customer'],
    instead: homeOf,
    page: async () => (await import('./pages/dashboard-page.tsx')).DashboardPage,
  },
  {
    path: '/dashboard/shipments/:number',
    title: 'Shipment {number}',
    who: ['customer'],
    back: '/dashboard/shipments',
    page: async () => (await import('./pages/my-shipment-page.tsx')).MyShipmentPageWithPapers,
  },
  {
    path: '/dashboard/invoices/:number',
    title: 'Invoice {number}',
    who: ['customer'],
    back: '/dashboard/invoices',
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
    path: '/admin',
    title: 'Admin',
    who: ['admin'],
    menu: 'Overview',
    page: async () => (await import('./pages/admin-page.tsx')).AdminIndexPage,
  },
  {
    path: '/staff',
    title: 'Staff desk',
    who: [...atOverview, 'admin'],
    instead: homeOf,
    menu: 'Overview',
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
      page: async () => (await import('./pages/shipment-page.tsx')).DeskShipmentListPage,
    },
    {
      path: '/shipments/:number',
      title: 'Shipment {number}',
      may: 'shipment.read',
      back: '/shipments',
      page: async () => (await import('./pages/shipment-page.tsx')).DeskShipmentPage,
    },
    {
      path: '/billing/:number',
      title: 'Invoice {number}',
      may: 'invoice.read',
      back: '/billing',
      page: async () => (await import('./pages/invoice-pages.tsx')).DeskInvoicePageWithPaper,
    },
    {
      path: '/enquiries',
      title: 'Enquiries',
      may: 'enquiry.read',
      menu: 'Enquiries',
      page: async () => (await import('./pages/enquiry-page.tsx')).DeskEnquiryListPage,
    },
    {
      path: '/departures',
      title: 'Departures',
      may: 'departure.read',
      menu: 'Departures',
      page: async () => (await import('./pages/departure-page.tsx')).DeskDepartureListPage,
    },
    {
      path: '/departures/:id',
      title: 'Departure {id}',
      may: 'departure.read',
      back: '/departures',
      page: async () => (await import('./pages/departure-page.tsx')).DeskDeparturePage,
    },
    {
      path: '/enquiries/:reference',
      title: 'Enquiry {reference}',
      may: 'enquiry.read',
      back: '/enquiries',
      page: async () => (await import('./pages/enquiry-page.tsx')).DeskEnquiryPage,
    },
  ),
];

/** Every screen of the app. */
export const screens: readonly Screen[] = [...composed, ...featureScreens];

const find = (pathname: string) => {
  for (const screen of screens) {
    const match = matchPath(screen.path, pathname);
    if (match) return { screen, params: match.params as Readonly<Record<string, string | undefined>> };
  }
  return undefined;
};

/** Title of the screen at a path; `undefined` for an unknown path. */
export const pageMetadataOf = (pathname: string): PageMetadata | undefined => {
  const found = find(pathname);
  if (found === undefined) return undefined;
  const { title, description } = found.screen;
  return {
    title: title.replace(/\{(\w+)\}/g, (_, name: string) => found.params[name] ?? ''),
    ...(description === undefined ? {} : { description }),
  };
};

/** Back link that phones show above a screen that is reached from another one. */
export const backLinkOf = (pathname: string): MenuLink | undefined => {
  const parent = find(pathname)?.screen.back;
  const { path, title } = screens.find((screen) => screen.path === parent) ?? {};
  return path === undefined || title === undefined ? undefined : { to: path, label: title };
};

/** Whether somebody may see the screen at this path; false for an unknown path. */
export const maySee = (pathname: string, person: Person): boolean => {
  const found = find(pathname);
  return found !== undefined && admits(found.screen.who, person);
};

/** The side menu of people who work here. Admins may see the screens of staff; their menu links to their own. */
export const deskMenu = (person: Person): readonly MenuLink[] => {
  const isAdmin = person.roles.includes('admin');
  return screens.flatMap(({ path, who, menu }) => {
    const isOffered = admits(who, person) && (!isAdmin || path.startsWith('/admin'));
    return menu !== undefined && isOffered ? [{ label: menu, to: path }] : [];
  });
};
