import { useEffect } from 'react';
import { mainVisit } from '#domain/bookings/visits.ts';
import type { Wizard } from '../use-wizard.ts';
import { useBookingOf } from './use-booking-of.ts';

/**
 * Takes over the slot and the street of the pickup that was booked before, from the first step on: the flight that is shown beside the
 * price is the one that it makes. What is being reviewed is not changed under the eyes of somebody: booking it says when the pickup was moved.
 */
export const useBookedTime = (wizard: Wizard): void => {
  const { change, step, typed } = wizard;
  const isOpen = typed.price.pickup && step !== 'review';
  const { data: booking } = useBookingOf(wizard);
  useEffect(() => {
    const slot = booking && mainVisit(booking)?.slot.id;
    if (slot === undefined || !isOpen) return;
    change((before) =>
      before.slot === slot
        ? before
        : { ...before, slot, departureId: '', pickupStreet: booking?.place?.street ?? before.pickupStreet },
    );
  }, [booking, isOpen, change]);
};
