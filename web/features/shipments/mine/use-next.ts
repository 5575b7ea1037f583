import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { nextWithBooking } from '#domain/shipments/next-step/just-booked.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useWithBooked } from './just-booked.ts';

type Told = Pick<EndpointReply<typeof shipmentEndpoints.show>, 'shipment' | 'next' | 'flight'>;

/** What to do now: as the server says it, and with a time that was booked a moment ago, of which it has not heard. */
export const useNext = ({ shipment, next, flight }: Told): NextStep => {
  const withBooked = useWithBooked(shipment);
  const brand = useBrand();
  return withBooked === shipment
    ? next
    : nextWithBooking(next, { shipment: withBooked, flight, brand, now: new Date() });
};
