import { atDesk } from '#web/shell/screens.ts';

/** The list of widgets, with a form to add one. */
export const widgetScreens = atDesk({
  path: '/widgets',
  title: 'Widgets',
  may: 'widget.read',
  menu: 'Widgets',
  page: async () => (await import('./widget-list-page.tsx')).WidgetListPage,
});
