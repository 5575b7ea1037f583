import { atDesk } from '#web/shell/screens.ts';

/** What happened, for those who work here. */
export const notificationScreens = atDesk({
  path: '/notifications',
  title: 'Notifications',
  who: ['staff'],
  menu: 'Notifications',
  page: async () => (await import('./feed-page.tsx')).FeedPage,
});
