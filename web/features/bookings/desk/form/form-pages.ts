import { EditBookingPage } from './edit-page.tsx';
import { NewBookingPage } from './new-page.tsx';

/** The desk's forms of a booking: one file, because both are made of the same fields. */
export const formPages = { EditBookingPage, NewBookingPage } as const;
