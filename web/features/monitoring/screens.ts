import { atDesk } from '#web/shell/screens.ts';
import { viewsIn } from './views.ts';

/** The screens of the monitoring. */
export const monitoringScreens = atDesk(
  {
    path: '/monitoring',
    title: 'Monitoring',
    may: 'monitoring.read',
    menu: 'Monitoring',
    views: (area) => viewsIn(area).map((view) => `?view=${view}`),
    page: async () => (await import('./monitoring-pages.ts')).monitoringPages.MonitoringPage,
  },
  {
    path: '/monitoring/errors/:fingerprint',
    title: 'Error group {fingerprint}',
    may: 'monitoring.read',
    page: async () => (await import('./monitoring-pages.ts')).monitoringPages.ErrorGroupPage,
  },
);
