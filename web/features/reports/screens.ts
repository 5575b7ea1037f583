import { atDesk } from '#web/shell/screens.ts';
import { reportViews } from './figures/views.ts';

/** The reports: all flights of some months, and one flight with what it cost. */
export const reportScreens = atDesk(
  {
    path: '/reports',
    title: 'Reports',
    may: 'report.read',
    menu: 'Reports',
    views: () => reportViews.map((view) => `?view=${view}`),
    page: async () => (await import('./report-pages.ts')).reportPages.ReportPage,
  },
  {
    path: '/reports/:id',
    title: 'Report of flight {id}',
    may: 'report.read',
    back: '/reports',
    page: async () => (await import('./report-pages.ts')).reportPages.FlightReportPage,
  },
);
