import { atDesk } from '#web/shell/screens.ts';

/** The list of widgets, and the page of each. */
export const widgetScreens = atDesk(
  {
    path: '/widgets',
    title: 'Widgets',
    may: 'widget.read',
    menu: 'Widgets',
    first: () => ['/api/widgets?limit=25'],
    page: async () => (await import('./widget-pages.tsx')).WidgetListPage,
  },
  {
    path: '/widgets/:id',
    title: 'Widget',
    may: 'widget.read',
    back: '/widgets',
    first: ({ id }) => [`/api/widgets/${id}`],
    page: async () => (await import('./widget-pages.tsx')).WidgetPage,
  },
);
