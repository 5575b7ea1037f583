import { atDesk } from '#web/shell/screens.ts';

/** Widgets, to look through and to add to. */
export const widgetScreens = atDesk({
  path: '/widgets',
  title: 'Widgets',
  who: ['staff'],
  menu: 'Widgets',
  page: async () => (await import('./widget-list-page.tsx')).WidgetListPage,
});
