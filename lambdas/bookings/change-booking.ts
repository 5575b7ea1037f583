import { type Booking, type BookingMove, moved, type moveRefusals } from '#domain/bookings/booking.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import type { RefusalsOf } from '#domain/kernel/endpoint.ts';
import { type Refusal, type Result, refuse } from '#domain/kernel/result.ts';
import { BookingChangedV1 } from '#events/bookings/booking-changed.v1.ts';
import { compose } from '#events/envelope.ts';
import { changing } from '../runtime/aggregate/changing.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import type { BookingStore } from './booking-store.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly store: Pick<BookingStore, 'find' | 'write'>;
}

/** Who makes a change, and in which request. */
interface Origin {
  readonly by: string;
  readonly correlationId: string;
}

export const noSuchBooking = () => refuse('BOOKING_NOT_FOUND', 'There is no such booking.');

/** How a booking is read, and how a change of it is written with its event. */
const storeOf = ({ store, newId }: ChangeDeps, id: string, { by, correlationId }: Origin) => ({
  read: () => store.find(id),
  write: (after: Booking, before: Booking | undefined) => {
    const { version, changedAt } = after;
    const status = { ...(before && { before: before.status }), after: after.status };
    const data = { id, status, by, changedAt };
    const facts = { subject: id, version, at: changedAt, data };
    return store.write(after, before, compose(BookingChangedV1, facts, { newId, correlationId }));
  },
});

/** Adds a booking, once: the browser sends it again when the answer was lost, and then gets the one that is stored. */
export const addBooking =
  (deps: ChangeDeps): UseCase<typeof bookingEndpoints.add> =>
  async ({ body: { id, name }, caller: { userId: by }, correlationId }) =>
    changing<Booking | undefined, Booking, Booking, Refusal<'BOOKING_EXISTS'>>(
      `Booking ${id}`,
      storeOf(deps, id, { by, correlationId }),
      (stored) => {
        if (stored?.addedBy === by && stored.name === name) return { done: stored };
        if (stored) return refuse('BOOKING_EXISTS', 'This booking is there already.');
        const at = deps.clock().toISOString();
        const booking: Booking = {
          id,
          name,
          status: 'OPEN',
          addedAt: at,
          addedBy: by,
          changedAt: at,
          version: 1,
        };
        return { change: booking, answer: booking };
      },
    );

/**
 * Moves a booking along its lifecycle, once.
 * @param asked without a version, the booking is moved as it is.
 */
export const moveBooking = (
  deps: ChangeDeps,
  id: string,
  asked: Pick<BookingMove, 'status'> & Partial<BookingMove>,
  origin: Origin,
): Promise<Result<Booking, 'BOOKING_NOT_FOUND', RefusalsOf<typeof moveRefusals>>> =>
  changing<
    Booking | undefined,
    Booking,
    Booking,
    Refusal<'BOOKING_NOT_FOUND'> | RefusalsOf<typeof moveRefusals>
  >(`Booking ${id}`, storeOf(deps, id, origin), (before) => {
    if (before === undefined) return noSuchBooking();
    const after = moved(before, { version: before.version, ...asked }, deps.clock().toISOString());
    if (!after.ok) return after;
    return after.value === before ? { done: before } : { change: after.value, answer: after.value };
  });
