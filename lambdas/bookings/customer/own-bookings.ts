import { ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { answerPage } from '../../runtime/table/page.ts';
import { noSuchBooking } from '../change/change-booking.ts';
import { type MakeDeps, makeBooking } from '../change/make-booking.ts';
import { stepFacts } from '../next-step.ts';
import type { BookingList } from '../store/booking-list.ts';
import type { BookingStore } from '../store/booking-store.ts';
import { answerOwner, type ViewDeps } from './own-answer.ts';

/** Books a pickup or a drop-off for the caller. What it was typed in is unfinished no more. */
export const makeOwn =
  (deps: MakeDeps & ViewDeps): UseCase<typeof bookingEndpoints.make> =>
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
        draft: headers.draft,
      }),
    );

/** A page of the caller's bookings, newest first. */
export const listOwn =
  (deps: ViewDeps & { readonly list: Pick<BookingList, 'ofOwner'> }): UseCase<typeof bookingEndpoints.mine> =>
  async ({ query, caller }) =>
    answerPage(`bookings:${caller.userId}`, query, async (page) => {
      const now = deps.clock();
      const { items, ...rest } = await deps.list.ofOwner(idsOf(caller), page);
      const summaries = items.map(async (booking) =>
        ownSummaryOf(booking, await stepFacts(deps, booking, now)),
      );
      return { ...rest, items: await Promise.all(summaries) };
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
