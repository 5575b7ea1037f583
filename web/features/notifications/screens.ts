import { homeOf } from '#web/shell/home-of.ts';
import { atDesk, type DeclaredScreen } from '#web/shell/screens.ts';

/** What people are told, how they want to be told, and e-mail that comes back. */
export const notificationScreens: readonly DeclaredScreen[] = [
  {
    path: '/dashboard/notifications',
    title: 'Notifications',
    who: ['customer'],
    back: '/dashboard',
    instead: homeOf,
  },
  {
    path: '/customer/notifications',
    title: 'How we reach you',
    who: ['customer'],
    back: '/dashboard/notifications',
    instead: homeOf,
    page: async () => (await import('./choices/choices-page.tsx')).ChoicesPage,
  },
  ...atDesk(
    { path: '/notifications', title: 'Notifications', may: 'notification.read', menu: 'Notifications' },
    {
      path: '/returned-mail',
      title: 'E-mail that comes back',
      may: 'customer.read',
      back: '/notifications',
      page: async () => (await import('./returned/returned-page.tsx')).ReturnedPage,
    },
  ),
];
