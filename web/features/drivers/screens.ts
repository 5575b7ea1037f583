import { atDesk } from '#web/shell/screens.ts';

/** The drivers, one of them, and the form with license, papers and shifts. */
export const driverScreens = atDesk(
  {
    path: '/drivers',
    title: 'Drivers',
    may: 'driver.read',
    menu: 'Drivers',
    page: async () => (await import('./driver-pages.ts')).driverPages.DriverListPage,
  },
  {
    path: '/drivers/:id',
    title: 'Driver',
    may: 'driver.read',
    back: '/drivers',
    first: ({ id }) => [`/api/desk/drivers/${id}`],
    page: async () => (await import('./driver-pages.ts')).driverPages.DriverPage,
  },
  {
    path: '/drivers/:id/edit',
    title: 'Change a driver',
    may: 'driver.manage',
    back: '/drivers',
    page: async () => (await import('./form/edit-page.tsx')).EditDriverPage,
  },
);
