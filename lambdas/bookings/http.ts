import { bookingEndpoints } from '#domain/bookings/endpoints.ts';
import { bookingStatuses } from '#domain/bookings/lifecycle.ts';
import { ok } from '#domain/kernel/result.ts';
import { searchFor } from '#domain/kernel/search.ts';
import type { EnvOf } from '../runtime/env.ts';
import { http } from '../runtime/http/http.ts';
import type { UseCase } from '../runtime/http/use-case.ts';
import type { SharedDependencies } from '../runtime/shared-dependencies.ts';
import { answerPage } from '../runtime/table/page.ts';
import type { BookingStore } from './booking-store.ts';
import { addBooking, moveBooking, noSuchBooking } from './change-booking.ts';
import { finishAll, finishDeps, showProgress, type variables } from './jobs.ts';

/** Bookings page by page, newest first, or what a search finds. */
const listBookings =
  (store: BookingStore): UseCase<typeof bookingEndpoints.list> =>
  async ({ query }) => {
    const { status, search = '' } = query;
    return answerPage(`bookings:${status ?? ''}:${search}`, query, (page) =>
      search === ''
        ? store.newest(status === undefined ? bookingStatuses : [status], page)
        : store.matching(searchFor(search), page),
    );
  };

const showBooking =
  (store: BookingStore): UseCase<typeof bookingEndpoints.show> =>
  async ({ params: { id } }) => {
    const booking = await store.find(id);
    return booking === undefined ? noSuchBooking() : ok(booking);
  };

/** The function behind the endpoints of the bookings. */
export const wire = (env: EnvOf<typeof variables>, shared: SharedDependencies) => {
  const deps = finishDeps(env.BOOKINGS_TABLE, shared);
  const useCases = {
    add: addBooking(deps),
    list: listBookings(deps.store),
    show: showBooking(deps.store),
    move: (async ({ params: { id }, body, caller: { userId: by }, correlationId }) =>
      moveBooking(deps, id, body, { by, correlationId })) satisfies UseCase<typeof bookingEndpoints.move>,
    finishAll: finishAll(deps),
    progress: showProgress(deps),
  };
  return http('bookings', bookingEndpoints, useCases, shared.checks);
};
