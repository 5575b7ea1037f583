import { sameAtDesk } from '#web/shell/same-at-desk.ts';
import type { DeclaredScreen } from '#web/shell/screens.ts';
import { deskBookingScreens } from './desk-screens.ts';

/** Booking a pickup or a drop-off, a customer's bookings, and the desk's. */
export const bookingScreens: readonly DeclaredScreen[] = [
  {
    path: '/booking',
    title: 'Book a pickup or drop-off',
    who: ['customer'],
    back: '/dashboard',
    instead: sameAtDesk('/bookings', 'booking.read'),
    page: async () => (await import('./book/booking-page.tsx')).BookingPage,
  },
  {
    path: '/dashboard/bookings',
    title: 'My bookings',
    who: ['customer'],
    back: '/dashboard',
    instead: sameAtDesk('/bookings', 'booking.read'),
    first: () => ['/api/bookings'],
    page: async () => (await import('./mine/list/my-bookings-page.tsx')).MyBookingsPage,
  },
  {
    path: '/dashboard/bookings/:reference',
    title: 'Pickup {reference}',
    who: ['customer'],
    back: '/dashboard/bookings',
    instead: sameAtDesk('/bookings/:reference', 'booking.read'),
    first: ({ reference }) => [`/api/bookings/${reference}`],
    page: async () => (await import('./mine/page/my-booking-page.tsx')).MyBookingPage,
  },
  ...deskBookingScreens,
];
