import { ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { noSuchBooking } from '../change/change-booking.ts';
import { type MakeDeps, makeBooking } from '../change/make-booking.ts';
import type { BookingList } from '../store/booking-list.ts';
import type { BookingStore } from '../store/booking-store.ts';
import { answerOwner, type ViewDeps, viewKnown } from './own-answer.ts';

/** Books a pickup or a drop-off for the caller. */
export const makeOwn =
  (deps: MakeDeps): UseCase<typeof bookingEndpoints.make> =>
  async ({ body: form, headers, caller, correlationId }) =>
    answerOwner(
      deps,
      await makeBooking(deps, {
        form,
        ownerId: caller.userId,
        ownerIds: idsOf(caller),
        by: caller.userId,
        key: headers['idempotency-key'],
        correlationId,
        atDesk: false,
      }),
    );

/** A page of the caller's bookings, newest first. */
export const listOwn =
  (deps: ViewDeps & { readonly list: Pick<BookingList, 'ofOwner'> }): UseCase<typeof bookingEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`bookings:${caller.userId}`, query, async (page) => {
      const [known, { items, ...rest }] = await Promise.all([
        viewKnown(deps),
        deps.list.ofOwner(idsOf(caller), page),
      ]);
      return { ...rest, items: items.map((booking) => ownSummaryOf(booking, known)) };
    });

/** One of the caller's bookings. */
export const showOwn =
  (
    deps: ViewDeps & { readonly bookings: Pick<BookingStore, 'mine'> },
  ): UseCase<typeof bookingEndpoints.show> =>
  async ({ params: { reference }, caller }) => {
    const booking = await deps.bookings.mine(idsOf(caller), reference);
    return booking === undefined ? noSuchBooking() : answerOwner(deps, ok(booking));
  };
