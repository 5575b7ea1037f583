import { atDesk } from '#web/shell/screens.ts';

const pages = async () => (await import('./driver-pages.ts')).driverPages;

/** The drivers, one of them, and the form with license, papers and shifts. */
export const driverScreens = atDesk(
  {
    path: '/drivers',
    title: 'Drivers',
    may: 'driver.read',
    menu: 'Drivers',
    page: async () => (await pages()).DriverListPage,
  },
  {
    path: '/drivers/:id',
    title: 'Driver',
    may: 'driver.read',
    back: '/drivers',
    first: ({ id }) => [`/api/desk/drivers/${id}`],
    page: async () => (await pages()).DriverPage,
  },
  {
    path: '/drivers/:id/edit',
    title: 'Change a driver',
    may: 'driver.manage',
    back: '/drivers',
    page: async () => (await pages()).EditDriverPage,
  },
);
