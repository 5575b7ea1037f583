import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import type { Screen } from '#web/shell/screens.ts';
import { AppFailed, ScreenNotLoaded } from './errors/route-error.tsx';
import { AdminGuard, guardOf, StaffGuard } from './guards/guards.tsx';
import { CustomerLayout, PublicLayout } from './layout/public-layout.tsx';
import { RootLayout } from './layout/root-layout.tsx';
import { screens } from './screens.ts';

const adminLayout = async () => ({ Component: (await import('./layout/desk-layout.tsx')).AdminLayout });
const staffLayout = async () => ({ Component: (await import('./layout/desk-layout.tsx')).StaffLayout });
const agentLayout = async () => ({ Component: (await import('./layout/agent-layout.tsx')).AgentLayout });

const routeOf = (screen: Screen): RouteObject => {
  const route = { path: screen.path, lazy: async () => ({ Component: await screen.page() }) };
  return screen.who === 'anyone' ? route : { Component: guardOf(screen), children: [route] };
};

type Frame = 'public' | 'customer' | 'agent' | 'admin' | 'staff';

const frameOf = ({ path, who }: Screen): Frame => {
  if (who === 'anyone') return 'public';
  if (path.startsWith('/admin')) return 'admin';
  if (path.startsWith('/agent')) return 'agent';
  return path.startsWith('/staff') ? 'staff' : 'customer';
};

const inFrame = (frame: Frame): RouteObject[] =>
  screens.filter((screen) => frameOf(screen) === frame).map(routeOf);

const noSuchPage = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./pages/not-at-desk.tsx')).NotAtDesk }),
});

const areas: RouteObject[] = [
  {
    Component: () => <PublicLayout />,
    children: [
      ...inFrame('public'),
      { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.tsx')).NotFoundPage }) },
    ],
  },
  { Component: CustomerLayout, children: inFrame('customer') },
  { lazy: agentLayout, children: inFrame('agent') },
  {
    Component: AdminGuard,
    children: [
      {
        lazy: adminLayout,
        children: [...inFrame('admin'), noSuchPage('/admin/*')],
      },
    ],
  },
  {
    Component: StaffGuard,
    children: [{ lazy: staffLayout, children: [...inFrame('staff'), noSuchPage('/staff/*')] }],
  },
];

/** Every route of the app, made from its screens. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: AppFailed,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ScreenNotLoaded, children: areas }],
  },
];

export const createRouter = () => createBrowserRouter(routes);
