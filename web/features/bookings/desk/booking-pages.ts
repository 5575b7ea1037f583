import { BookingPage } from './booking/booking-page.tsx';
import { BookingListPage } from './list/booking-list-page.tsx';

/** The desk's pages of bookings: one file, because the list shows a booking in its panel. */
export const bookingPages = { BookingListPage, BookingPage } as const;
