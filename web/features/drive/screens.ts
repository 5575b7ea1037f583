import type { DeclaredScreen } from '#web/shell/screens.ts';

/** What a driver has in hand on the road. It opens without a network. */
export const driveScreens: readonly DeclaredScreen[] = [
  {
    path: '/staff/drive',
    title: 'Drive',
    who: 'drive.manage',
    menu: 'Drive',
    page: async () => (await import('./drive-page.tsx')).DrivePage,
  },
];
