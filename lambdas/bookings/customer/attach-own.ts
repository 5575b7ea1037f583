import { attached } from '#domain/bookings/changes/decided.ts';
import { notPossible } from '#domain/bookings/changes/step.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { heldByOf } from '#domain/bookings/goods-of-shipments.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { bookedGoods } from '../change/booked-goods.ts';
import { stepBooking } from '../change/change-booking.ts';
import type { MakeDeps } from '../change/make-booking.ts';

/** Has a booking bring another shipment of the caller: who receives its goods was told after the time was booked. Again changes nothing. */
export const attachOwn =
  (deps: MakeDeps): UseCase<typeof bookingEndpoints.attach> =>
  async ({ params: { reference }, body: { shipment: number }, caller, correlationId }) => {
    const by = caller.userId;
    return stepBooking<EndpointRefusal<typeof bookingEndpoints.attach>>(deps, {
      reference,
      ownerIds: idsOf(caller),
      by,
      correlationId,
      byDesk: false,
      decide: async (before, now) => {
        if (before.shipments.includes(number)) return ok(before);
        if (!isOpen(before.state))
          return notPossible(before, 'This booking is over. Book another time for it.');
        const { way, place } = before;
        const form = { way, zip: place?.zip, stairs: place?.stairs ?? false, shipments: [number] };
        const goods = await bookedGoods(deps, form, idsOf(caller));
        if (!goods.ok) return goods;
        const heldBy = heldByOf(goods.value.shipments);
        return ok(attached(before, number, { heldBy, by, at: now.toISOString() }));
      },
    });
  };
