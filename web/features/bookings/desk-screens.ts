import type { DeclaredScreen } from '#web/shell/screens.ts';

/** The desk's screens of bookings. */
export const deskBookingScreens: readonly DeclaredScreen[] = [];
