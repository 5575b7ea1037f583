import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { authRoutes, customerRoutes } from '#web/features/identity/routes.tsx';
import { AppFailed, ScreenNotLoaded } from './errors/route-error.tsx';
import {
  AdminGuard,
  CustomerGuard,
  DashboardGuard,
  DeskGuard,
  MonitoringGuard,
  ParcelGuard,
  StaffGuard,
} from './guards/guards.tsx';
import { CustomerLayout, PublicLayout } from './layout/public-layout.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { NotFoundPage } from './pages/not-found.tsx';

const adminLayout = async () => ({ Component: (await import('./layout/desk-layout.tsx')).AdminLayout });
const staffLayout = async () => ({ Component: (await import('./layout/desk-layout.tsx')).StaffLayout });

const mailboxRoutes = (base: '/admin' | '/staff'): RouteObject[] => [
  {
    path: `${base}/mailboxes`,
    lazy: async () => {
      const { MailboxListPage } = await import('#web/features/mailboxes/mailbox-list-page.tsx');
      return { element: <MailboxListPage base={`${base}/mailboxes`} /> };
    },
  },
  {
    path: `${base}/mailboxes/:number`,
    lazy: async () => {
      const { MailboxPage } = await import('#web/features/mailboxes/mailbox-page.tsx');
      return { element: <MailboxPage base={`${base}/mailboxes`} /> };
    },
  },
  {
    path: `${base}/notifications`,
    lazy: async () => ({ Component: (await import('#web/features/notifications/feed-page.tsx')).FeedPage }),
  },
];

const monitoringRoutes = (base: '/admin' | '/staff'): RouteObject[] => [
  {
    path: `${base}/monitoring`,
    lazy: async () => {
      const { MonitoringPage } = await import('#web/features/monitoring/monitoring-page.tsx');
      return { element: <MonitoringPage base={`${base}/monitoring`} /> };
    },
  },
  {
    path: `${base}/monitoring/errors/:fingerprint`,
    lazy: async () => {
      const { ErrorGroupPage } = await import('#web/features/monitoring/group/error-group-page.tsx');
      return { element: <ErrorGroupPage base={`${base}/monitoring`} /> };
    },
  },
];

const enquiryRoutes = (area: '/admin' | '/staff'): RouteObject[] => [
  {
    path: `${area}/enquiries`,
    lazy: async () => {
      const { EnquiryListPage } = await import('#web/features/enquiries/desk/list/enquiry-list-page.tsx');
      return { element: <EnquiryListPage base={`${area}/enquiries`} /> };
    },
  },
  {
    path: `${area}/enquiries/:reference`,
    lazy: async () => {
      const { EnquiryPage } = await import('#web/features/enquiries/desk/enquiry/enquiry-page.tsx');
      return { element: <EnquiryPage area={area} /> };
    },
  },
];

const customer: RouteObject = {
  Component: CustomerLayout,
  children: [
    {
      Component: DashboardGuard,
      children: [
        {
          path: '/dashboard',
          lazy: async () => ({ Component: (await import('./pages/dashboard-page.tsx')).DashboardPage }),
        },
      ],
    },
    { Component: CustomerGuard, children: customerRoutes },
  ],
};

const admin: RouteObject = {
  Component: AdminGuard,
  children: [
    {
      lazy: adminLayout,
      children: [
        {
          path: '/admin',
          lazy: async () => ({ Component: (await import('./pages/desk-page.tsx')).AdminIndexPage }),
        },
        ...mailboxRoutes('/admin'),
        ...enquiryRoutes('/admin'),
        ...monitoringRoutes('/admin'),
        {
          path: '/admin/settings',
          lazy: async () => ({
            Component: (await import('#web/features/settings/settings-page.tsx')).SettingsPage,
          }),
        },
        {
          path: '/admin/account',
          lazy: async () => ({
            Component: (await import('#web/features/identity/profile/profile-page.tsx')).ProfilePage,
          }),
        },
        { path: '/admin/*', Component: NotFoundPage },
      ],
    },
  ],
};

const staff: RouteObject = {
  Component: StaffGuard,
  children: [
    {
      lazy: staffLayout,
      children: [
        {
          Component: DeskGuard,
          children: [
            {
              path: '/staff',
              lazy: async () => ({ Component: (await import('./pages/desk-page.tsx')).StaffIndexPage }),
            },
          ],
        },
        { Component: ParcelGuard, children: [...mailboxRoutes('/staff'), ...enquiryRoutes('/staff')] },
        { Component: MonitoringGuard, children: monitoringRoutes('/staff') },
        { path: '/staff/*', Component: NotFoundPage },
      ],
    },
  ],
};

/** Every route of the app; `appPaths` in domain/kernel/paths.ts lists the same, for menus and the monitoring. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: AppFailed,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ScreenNotLoaded,
        children: [
          {
            Component: () => <PublicLayout />,
            children: [...authRoutes, { path: '*', Component: NotFoundPage }],
          },
          customer,
          admin,
          staff,
        ],
      },
    ],
  },
];

export const createRouter = () => createBrowserRouter(routes);
