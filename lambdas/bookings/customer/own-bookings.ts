import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { noSuchBooking } from '../change/change-booking.ts';
import { type MakeDeps, makeBooking } from '../change/make-booking.ts';
import type { BookingList } from '../store/booking-list.ts';
import type { BookingStore } from '../store/booking-store.ts';

/** Books a pickup or a drop-off for the caller. */
export const makeOwn =
  (deps: MakeDeps): UseCase<typeof bookingEndpoints.make> =>
  async ({ body: form, headers, caller, correlationId }) =>
    makeBooking(deps, {
      form,
      ownerId: caller.userId,
      ownerIds: idsOf(caller),
      by: caller.userId,
      key: headers['idempotency-key'],
      correlationId,
      atDesk: false,
    });

/** A page of the caller's bookings, newest first. */
export const listOwn =
  (list: Pick<BookingList, 'ofOwner'>): UseCase<typeof bookingEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`bookings:${caller.userId}`, query, async (page) => {
      const { items, ...rest } = await list.ofOwner(idsOf(caller), page);
      return { ...rest, items: items.map((booking) => summaryOf(booking)) };
    });

/** One of the caller's bookings. */
export const showOwn =
  (bookings: Pick<BookingStore, 'mine'>): UseCase<typeof bookingEndpoints.show> =>
  async ({ params: { reference }, caller }) => {
    const booking = await bookings.mine(idsOf(caller), reference);
    return booking === undefined ? noSuchBooking() : ok(booking);
  };
