import type { Booking } from '#domain/bookings/booking.ts';
import { cancelled, confirmed } from '#domain/bookings/changes/decided.ts';
import { completed, failed, noShow } from '#domain/bookings/changes/happened.ts';
import { isIn, moved } from '#domain/bookings/changes/moved.ts';
import type { By } from '#domain/bookings/changes/step.ts';
import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { lateVisit } from '#domain/bookings/fee.ts';
import { timesOf } from '#domain/bookings/slot-claims.ts';
import { poundsIn } from '#domain/bookings/visits.ts';
import { type AnyRefusal, ok, type Result } from '#domain/kernel/result.ts';
import type { Caller } from '#domain/kernel/role.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { type ChangeDeps, changeBooking } from '../change/change-booking.ts';
import { bookableSlot, flightIn } from '../change/slot-offers.ts';

type Endpoints = typeof deskBookingEndpoints;

/** A request of the desk about one booking. */
interface Asked {
  readonly params: { readonly reference: string };
  readonly caller: Caller;
  readonly correlationId: string;
}

/** One step of the desk with a booking, for its customer. */
const step = <R extends AnyRefusal>(
  deps: ChangeDeps,
  { params: { reference }, caller, correlationId }: Asked,
  decide: (before: Booking, by: By, now: Date) => Promise<Result<Booking, never, R>> | Result<Booking, never, R>,
  said: { readonly text?: string | undefined; readonly because?: 'desk' } = {},
) =>
  changeBooking<R>(deps, {
    reference,
    by: caller.userId,
    correlationId,
    byDesk: true,
    ...said,
    decide: (before, now) => decide(before, { by: caller.userId, at: now.toISOString() }, now),
  });

/** Moves a visit to another slot, or gives a request its first: until the slot is over, and never above what fits into it. */
export const moveAtDesk =
  (deps: ChangeDeps): UseCase<Endpoints['deskMove']> =>
  async (request) => {
    const { version, slot: id, purpose, because } = request.body;
    return step(
      deps,
      request,
      async (before, by, now) => {
        if (isIn(before, purpose, id)) return ok(before);
        const need = { way: before.way, to: before.to, lb: poundsIn(before, { purpose }) };
        const slot = await bookableSlot(deps, id, need, now, { atDesk: true });
        if (!slot.ok) return slot;
        const flight = await flightIn(deps.readSetting, before.to, slot.value);
        const move = { version, purpose, slot: timesOf(slot.value), flight, confirms: true };
        return moved(before, { ...move, ...by });
      },
      { text: because, because: 'desk' },
    );
  };

/** Confirms a request that has a street and a slot. */
export const confirmBooking =
  (deps: ChangeDeps): UseCase<Endpoints['confirm']> =>
  async (request) =>
    step(deps, request, (before, by) => confirmed(before, { version: request.body.version, ...by }));

/** Cancels a booking, or refuses a request. The fee is charged only where staff say so, and only where it was too late. */
export const cancelAtDesk =
  (deps: ChangeDeps): UseCase<Endpoints['deskCancel']> =>
  async (request) => {
    const { version, because, charge } = request.body;
    return step(
      deps,
      request,
      (before, by, now) => {
        const feeFor = charge ? lateVisit(before, now)?.number : undefined;
        return cancelled(before, { version, because, feeFor, ...by });
      },
      { text: because },
    );
  };

/** Notes that a visit was in vain. */
export const failBooking =
  (deps: ChangeDeps): UseCase<Endpoints['fail']> =>
  async (request) => {
    const { version, reason, note } = request.body;
    return step(deps, request, (before, by) => failed(before, { version, reason, note, ...by }), {
      text: note,
    });
  };

/** Notes that nobody came. */
export const noteNoShow =
  (deps: ChangeDeps): UseCase<Endpoints['noShow']> =>
  async (request) =>
    step(deps, request, (before, by) => noShow(before, { version: request.body.version, ...by }));

/** Notes that the goods are with us, or that the empty barrels were brought. */
export const completeBooking =
  (deps: ChangeDeps): UseCase<Endpoints['complete']> =>
  async (request) =>
    step(deps, request, (before, by) => completed(before, { ...request.body, ...by }));
