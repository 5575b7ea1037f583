import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import type { NextStep } from '#domain/next-step/next-step.ts';
import type { shipmentEndpoints } from '#domain/shipments/endpoints.ts';
import { nextWithBooking } from '#domain/shipments/next-step/just-booked.ts';
import { nextWhileConfirming } from '#domain/shipments/next-step/pay-when.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { useWithBooked } from './just-booked.ts';

type Told = Pick<EndpointReply<typeof shipmentEndpoints.show>, 'shipment' | 'next' | 'flight'>;

/**
 * What to do now: as the server says it, with a time that was booked and `byCard` cents that were paid a moment ago, of which it has not
 * heard.
 */
export const useNext = ({ shipment, next, flight }: Told, byCard = 0): NextStep => {
  const withBooked = useWithBooked(shipment);
  const brand = useBrand();
  const told =
    withBooked === shipment
      ? next
      : nextWithBooking(next, { shipment: withBooked, flight, brand, now: new Date() });
  return nextWhileConfirming(told, byCard);
};
