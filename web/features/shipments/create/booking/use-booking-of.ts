import { ownBookingEndpoints } from '#domain/bookings/customer/own-endpoints.ts';
import { useReply } from '#web/api/use-reply.ts';
import type { TypedShipment } from '../draft/typed.ts';

/** The booking from which somebody came to this form. */
export const useBookingOf = ({ typed: { booking } }: { readonly typed: Pick<TypedShipment, 'booking'> }) =>
  useReply(
    ['bookings', 'one', booking],
    ownBookingEndpoints.show,
    { params: { reference: booking } },
    { enabled: booking !== '' },
  );
