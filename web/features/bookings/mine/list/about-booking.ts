import type { OwnBookingSummary } from '#domain/bookings/customer/list-endpoint.ts';
import { pathTo } from '#domain/kernel/paths.ts';
import type { AboutStep } from '#web/next-step/step-card.tsx';
import { wayName } from '../../way-name.ts';

/** A pickup or drop-off that needs its owner, on the first screen: what it is for, and what to do now. */
export const aboutBooking = (booking: OwnBookingSummary): AboutStep => {
  const { reference, name, next } = booking;
  return {
    to: pathTo('/dashboard/bookings/:reference', { reference }),
    name,
    status: wayName(booking),
    next,
    number: reference,
  };
};
