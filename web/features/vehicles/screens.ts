import { atDesk } from '#web/shell/screens.ts';

const pages = async () => (await import('./vehicle-pages.ts')).vehiclePages;

/** The vehicles, one of them, and the form for a new one and for a change. */
export const vehicleScreens = atDesk(
  {
    path: '/vehicles',
    title: 'Vehicles',
    may: 'vehicle.read',
    menu: 'Vehicles',
    first: () => ['/api/desk/vehicles'],
    page: async () => (await pages()).VehicleListPage,
  },
  {
    path: '/vehicles/new',
    title: 'Add a vehicle',
    may: 'vehicle.manage',
    back: '/vehicles',
    page: async () => (await pages()).NewVehiclePage,
  },
  {
    path: '/vehicles/:id',
    title: 'Vehicle',
    may: 'vehicle.read',
    back: '/vehicles',
    first: ({ id }) => [`/api/desk/vehicles/${id}`],
    page: async () => (await pages()).VehiclePage,
  },
  {
    path: '/vehicles/:id/edit',
    title: 'Change a vehicle',
    may: 'vehicle.manage',
    back: '/vehicles/:id',
    first: ({ id }) => [`/api/desk/vehicles/${id}`],
    page: async () => (await pages()).EditVehiclePage,
  },
);
