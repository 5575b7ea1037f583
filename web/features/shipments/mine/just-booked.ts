import { useLocation } from 'react-router-dom';
import type { Booking } from '#domain/bookings/booking.ts';
import { type BookingNews, newsOf, withBooking } from '#domain/shipments/coming/booking-told.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/** What is remembered beside the address of a shipment's page. */
interface JustBooked {
  readonly booked?: BookingNews;
}

/** The booking that was made with a shipment, to be remembered beside the address of its page. */
export const justBooked = (booking: Booking, number: string): JustBooked => ({
  booked: newsOf(booking, number),
});

/** A shipment with the booking that was made with it a moment ago: it hears of it by event, and nobody is asked to book again until then. */
export const useWithBooked = (shipment: Shipment): Shipment => {
  const state = useLocation().state as JustBooked | null;
  return (state?.booked && withBooking(shipment, state.booked)) ?? shipment;
};
