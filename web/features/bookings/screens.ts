import { atDesk } from '#web/shell/screens.ts';

/** The list of bookings, and the page of each. */
export const bookingScreens = atDesk(
  {
    path: '/bookings',
    title: 'Bookings',
    may: 'booking.read',
    menu: 'Bookings',
    first: () => ['/api/bookings?limit=25'],
    page: async () => (await import('./booking-pages.tsx')).BookingListPage,
  },
  {
    path: '/bookings/:id',
    title: 'Booking',
    may: 'booking.read',
    back: '/bookings',
    first: ({ id }) => [`/api/bookings/${id}`],
    page: async () => (await import('./booking-pages.tsx')).BookingPage,
  },
);
