import { useEffect } from 'react';
import { mainVisit } from '#domain/bookings/visits.ts';
import type { Wizard } from '../use-wizard.ts';
import { useBookingOf } from './use-booking-of.ts';

/**
 * Takes over the slot, the street and the stairs of the pickup that was booked before, from the first step on: the flight that is shown
 * beside the price is the one that it makes. What is being reviewed is not changed under the eyes of somebody: booking it says when the
 * pickup was moved.
 */
export const useBookedTime = (wizard: Wizard): void => {
  const { change, step, typed } = wizard;
  const isOpen = typed.price.pickup && step !== 'review';
  const { data: booking } = useBookingOf(wizard);
  useEffect(() => {
    // One that was canceled brings nothing: another one is booked with the shipment.
    if (isOpen && booking?.state === 'CANCELLED')
      return change((before) => ({ ...before, booking: '', slot: '', searchConsent: false }));
    const slot = booking && mainVisit(booking)?.slot.id;
    if (slot === undefined || !isOpen) return;
    change((before) =>
      before.slot === slot
        ? before
        : {
            ...before,
            slot,
            departureId: '',
            pickupStreet: booking?.place?.street ?? before.pickupStreet,
            // They were told on its page, after its goods were priced.
            price: { ...before.price, stairs: booking?.place?.stairs ?? before.price.stairs },
          },
    );
  }, [booking, isOpen, change]);
};
