import type { Screen } from '#web/shell/screens.ts';

/** Who did what, over everything. */
export const historyScreens: readonly Screen[] = [
  {
    path: '/admin/history',
    title: 'History',
    who: ['admin'],
    menu: 'History',
    page: async () => (await import('./history-page.tsx')).HistoryPage,
  },
];
