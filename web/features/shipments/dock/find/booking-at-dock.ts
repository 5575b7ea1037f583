import type { ReactNode } from 'react';

/** Shows the booking of whoever brings goods at the dock. The app gives it: bookings are no part of the dock. */
export type BookingAtDock = (reference: string) => ReactNode;
