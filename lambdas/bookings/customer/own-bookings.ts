import type { Booking } from '#domain/bookings/booking.ts';
import { ownBooking, ownSummaryOf } from '#domain/bookings/customer/own-view.ts';
import type { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { nextVisit } from '#domain/bookings/visits.ts';
import { idsOf } from '#domain/kernel/person/person-id.ts';
import { ok } from '#domain/kernel/result.ts';
import type { VisitTold } from '../../runs/index.ts';
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

/** When the van comes that has the next visit; nothing is read of a booking that no run has. */
const comingOf = async (
  { told, clock }: Pick<ViewDeps, 'clock'> & { readonly told: VisitTold },
  booking: Booking,
) => {
  const visit = nextVisit(booking);
  const isOnRun = booking.state === 'ASSIGNED' || booking.state === 'EN_ROUTE';
  return isOnRun && visit !== undefined ? told(booking.reference, visit.number, clock()) : undefined;
};

/** One of the caller's bookings, with when its van comes. */
export const showOwn =
  (
    deps: ViewDeps & { readonly bookings: Pick<BookingStore, 'mine'>; readonly told: VisitTold },
  ): UseCase<typeof bookingEndpoints.show> =>
  async ({ params: { reference }, caller }) => {
    const booking = await deps.bookings.mine(idsOf(caller), reference);
    if (booking === undefined) return noSuchBooking();
    const [facts, coming] = await Promise.all([
      stepFacts(deps, booking, deps.clock()),
      comingOf(deps, booking),
    ]);
    return ok({ ...ownBooking(booking, facts), ...(coming && { coming }) });
  };
