import type { DeclaredScreen } from '#web/shell/screens.ts';
import { deskBookingScreens } from './desk-screens.ts';

/** Booking a pickup or a drop-off, a customer's bookings, and the desk's. */
export const bookingScreens: readonly DeclaredScreen[] = [...deskBookingScreens];
