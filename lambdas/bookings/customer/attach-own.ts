import type { Booking } from '#domain/bookings/booking.ts';
import { MOST_SHIPMENTS } from '#domain/bookings/booking-form.ts';
import { attached } from '#domain/bookings/changes/decided.ts';
import { joined, waitsToBeJoined } from '#domain/bookings/changes/joined.ts';
import { type By, notPossible } from '#domain/bookings/changes/step.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { goodsOfShipments, heldByOf } from '#domain/bookings/goods-of-shipments.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import type { EndpointRefusal } from '#domain/kernel/endpoint.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { byOf } from '../change/asked.ts';
import { bookedGoods, hasBooking } from '../change/booked-goods.ts';
import { changeBooking } from '../change/change-booking.ts';
import type { MakeDeps } from '../change/make-booking.ts';
import { ownStep } from './change-own.ts';
import { answerOwner, type ViewDeps } from './own-answer.ts';

/**
 * A finished booking gets the shipment that was made of its goods afterwards. We have them: what is to be picked up, or is in a mailbox,
 * are other goods.
 */
const joinOver = async (
  deps: MakeDeps,
  before: Booking,
  number: string,
  { ownerIds, by }: { readonly ownerIds: readonly string[]; readonly by: By },
) => {
  if (!waitsToBeJoined(before)) return joined(before, number, by);
  const form = { way: 'DROP_OFF' as const, stairs: false, shipments: [number] };
  const goods = await bookedGoods(deps, form, ownerIds);
  return goods.ok ? joined(before, number, by) : goods;
};

/**
 * Has a booking bring another shipment of the caller: who receives its goods was told after the time was booked. Heavier
 * goods need room in its slot: where they do not fit, the next best is offered. Again changes nothing.
 */
export const attachOwn =
  (deps: MakeDeps & ViewDeps): UseCase<typeof bookingEndpoints.attach> =>
  async (request) => {
    const number = request.body.shipment;
    const step = ownStep(request);
    const changed = await changeBooking<EndpointRefusal<typeof bookingEndpoints.attach>>(deps, {
      ...step,
      decide: async (before, now) => {
        if (before.shipments.includes(number)) return ok(before);
        if (!isOpen(before.state))
          return joinOver(deps, before, number, { ownerIds: step.ownerIds, by: byOf(request, now) });
        if (before.shipments.length >= MOST_SHIPMENTS)
          return notPossible(
            before,
            `A booking brings up to ${MOST_SHIPMENTS} shipments. Book another time for this one.`,
          );
        const { way, place } = before;
        const form = { way, zip: place?.zip, stairs: place?.stairs ?? false, shipments: [number] };
        const goods = await bookedGoods(deps, form, step.ownerIds);
        if (!goods.ok) return goods;
        // A request of its own is completed with a time. It would stay open beside this one.
        const own = goods.value.requests[number];
        if (own !== undefined) return hasBooking(number, own.reference);
        const known = await Promise.all(before.shipments.map(deps.findShipment));
        const all = [...known.filter((shipment) => shipment !== undefined), ...goods.value.shipments];
        const heldBy = heldByOf(goods.value.shipments);
        const brought = goodsOfShipments(all);
        return ok(attached(before, number, { brought, heldBy, ...byOf(request, now) }));
      },
    });
    return answerOwner(deps, changed);
  };
