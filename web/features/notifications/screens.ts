import { atDesk } from '#web/shell/screens.ts';

/** The screen of the feed. */
export const notificationScreens = atDesk({
  path: '/notifications',
  title: 'Notifications',
  who: ['staff'],
  menu: 'Notifications',
  page: async () => (await import('./feed-page.tsx')).FeedPage,
});
