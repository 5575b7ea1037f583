import type { Booking } from '#domain/bookings/booking.ts';
import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { isOpen } from '#domain/bookings/lifecycle.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { bookingSearch } from '#domain/bookings/search-terms.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase, UseCaseRequest } from '../../runtime/http/use-case.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import type { BookingList } from '../store/booking-list.ts';
import {
  areaPartition,
  closedPartition,
  missingPartition,
  monthOf,
  openPartition,
  statePartition,
  touchedPartition,
} from '../store/booking-rows.ts';
import type { BookingStore } from '../store/booking-store.ts';

interface Deps {
  readonly list: BookingList;
  readonly bookings: Pick<BookingStore, 'find'>;
  readonly clock: Clock;
}
type Query = UseCaseRequest<typeof deskBookingEndpoints.deskList>['query'];

const questions = ['state', 'day', 'area', 'missing', 'touched', 'closed', 'search'] as const;

/** What answers a question: a partition of the index, and which of its bookings. Of the closed states, those of this month. */
const answerOf = (
  { state, area, missing, touched, closed }: Query,
  now: Date,
): { readonly partition: string; readonly only?: (booking: Booking) => boolean } => {
  if (state !== undefined)
    return isOpen(state)
      ? { partition: statePartition(state) }
      : {
          partition: closedPartition(monthOf(now.toISOString())),
          only: (booking) => booking.state === state,
        };
  if (area !== undefined) return { partition: areaPartition(area) };
  if (missing !== undefined) return { partition: missingPartition(missing) };
  if (touched !== undefined) return { partition: touchedPartition };
  return { partition: closed === undefined ? openPartition : closedPartition(closed) };
};

const pageOf = async ({ list, clock }: Deps, query: Query, search: string, page: PageRequest) => {
  if (query.day !== undefined) {
    const { items, ...rest } = await list.ofDay(query.day, page);
    return { ...rest, items: items.map(({ booking, visit }) => summaryOf(booking, visit)) };
  }
  const { partition, only = () => true } = answerOf(query, clock());
  const found: Page<Booking> | undefined =
    search === ''
      ? await list.inPartition(partition, page)
      : await list.matching(bookingSearch(search), page);
  // The index may lag: a row can name a booking that has moved on.
  return found && { ...found, items: found.items.filter(only).map((booking) => summaryOf(booking)) };
};

/** A page of bookings by one question. A whole reference finds its booking wherever it is, closed ones too. */
export const listBookings =
  (deps: Deps): UseCase<typeof deskBookingEndpoints.deskList> =>
  async ({ query }) => {
    const search = searchable(query.search ?? '');
    const asked = questions.filter((one) => (one === 'search' ? search !== '' : query[one] !== undefined));
    if (asked.length > 1)
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for one of them: a state, a day, an area, what is missing, what is touched, a month or a search.',
      );
    const reference = bookingReference.from(search);
    // Six letters are a reference, or a name.
    const whole = reference === undefined ? undefined : await deps.bookings.find(reference);
    if (whole) return ok({ items: [summaryOf(whole)] });
    const [question] = asked;
    const name = question === undefined ? 'open' : `${question}:${search || query[question]}`;
    return answerPage(`desk-bookings:${name}`, query, (page) => pageOf(deps, query, search, page));
  };
