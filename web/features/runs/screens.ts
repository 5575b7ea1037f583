import { atDesk } from '#web/shell/screens.ts';

/** The board of runs: what vans and drivers do on a day. */
export const runScreens = atDesk({
  path: '/runs',
  title: 'Runs',
  may: 'run.read',
  menu: 'Runs',
  page: async () => (await import('./board/board-page.tsx')).BoardPage,
});
