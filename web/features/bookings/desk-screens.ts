import { atDesk } from '#web/shell/screens.ts';

/** The bookings at the desk: their list, their calendar, one of them, and the forms. */
export const deskBookingScreens = atDesk(
  {
    path: '/bookings',
    title: 'Bookings',
    may: 'booking.read',
    menu: 'Bookings',
    views: () => ['', '?touched=yes'],
    first: () => ['/api/desk/bookings?limit=25'],
    page: async () => (await import('./desk/booking-pages.ts')).bookingPages.BookingListPage,
  },
  {
    path: '/bookings/calendar',
    title: 'Calendar of bookings',
    may: 'booking.read',
    back: '/bookings',
    views: () => ['', '?view=month', '?view=day', '?view=slots'],
    page: async () => (await import('./desk/calendar/calendar-page.tsx')).CalendarPage,
  },
  {
    path: '/bookings/new',
    title: 'Book for a caller',
    may: 'booking.manage',
    back: '/bookings',
    page: async () => (await import('./desk/form/form-pages.ts')).formPages.NewBookingPage,
  },
  {
    path: '/bookings/:reference',
    title: 'Booking {reference}',
    may: 'booking.read',
    back: '/bookings',
    first: ({ reference }) => [`/api/desk/bookings/${reference}`],
    page: async () => (await import('./desk/booking-pages.ts')).bookingPages.BookingPage,
  },
  {
    path: '/bookings/:reference/edit',
    title: 'Change booking {reference}',
    may: 'booking.manage',
    back: '/bookings/:reference',
    first: ({ reference }) => [`/api/desk/bookings/${reference}`],
    page: async () => (await import('./desk/form/form-pages.ts')).formPages.EditBookingPage,
  },
);
