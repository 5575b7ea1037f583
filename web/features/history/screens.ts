import type { DeclaredScreen } from '#web/shell/screens.ts';

/** Who did what, over everything. */
export const historyScreens: readonly DeclaredScreen[] = [
  {
    path: '/admin/history',
    title: 'History',
    who: ['admin'],
    menu: 'History',
    page: async () => (await import('./history-page.tsx')).HistoryPage,
  },
];
