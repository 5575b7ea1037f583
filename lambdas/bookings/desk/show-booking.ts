import type { BookingEntry } from '#domain/bookings/booking.ts';
import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { BookingStore } from '../store/booking-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock'> {
  readonly bookings: Pick<BookingStore, 'find' | 'whole' | 'note' | 'noteWith'>;
}

const noSuchBooking = () => refuse('BOOKING_NOT_FOUND', 'There is no such booking.');

/** A booking with its history, newest first. */
export const showBooking =
  ({ bookings }: Deps): UseCase<typeof deskBookingEndpoints.deskShow> =>
  async ({ params: { reference } }) => {
    const whole = await bookings.whole(reference);
    return whole === undefined
      ? noSuchBooking()
      : ok({ booking: whole.booking, history: [...whole.history] });
  };

/** Adds a note of staff, once for each id that the form makes. */
export const noteBooking =
  ({ bookings, clock }: Deps): UseCase<typeof deskBookingEndpoints.note> =>
  async ({ params: { reference }, body: { id, note }, caller }) => {
    if ((await bookings.find(reference)) === undefined) return noSuchBooking();
    const entry: BookingEntry = {
      id,
      at: clock().toISOString(),
      what: 'note',
      by: caller.userId,
      text: note,
    };
    const isNew = await bookings.note(reference, entry);
    return ok({ entry: (isNew ? undefined : await bookings.noteWith(reference, id)) ?? entry });
  };
