import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import {
  type BookingQuestion,
  isAnswerable,
  isInList,
  withMonth,
} from '#domain/bookings/desk/list-question.ts';
import { bookingReference } from '#domain/bookings/reference.ts';
import { bookingSearch } from '#domain/bookings/search-terms.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import { searchable } from '#domain/kernel/search.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import { chosenPage } from '../../runtime/table/chosen-page.ts';
import { answerPage, type Page, type PageRequest } from '../../runtime/table/page.ts';
import type { BookingList, ListedBooking } from '../store/booking-list.ts';
import {
  areaPartition,
  closedPartition,
  missingPartition,
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

/** The narrowest partition of the index that has all bookings of a question. */
const narrowest = ({ closed, touched, missing, area, state }: BookingQuestion): string => {
  if (closed !== undefined) return closedPartition(closed);
  if (touched !== undefined) return touchedPartition;
  if (missing !== undefined) return missingPartition(missing);
  if (area !== undefined) return areaPartition(area);
  return state === undefined ? openPartition : statePartition(state);
};

/** A page of the bookings of a question: of a day in the order of their slots, else newest first. */
const pageOfQuestion = (
  list: Pick<BookingList, 'inPartition' | 'ofDay'>,
  question: BookingQuestion,
  now: Date,
  page: PageRequest,
): Promise<Page<ListedBooking>> => {
  const { day } = question;
  return chosenPage(
    {
      read: (request) =>
        day === undefined ? list.inPartition(narrowest(question), request) : list.ofDay(day, request),
      // The index may lag, too: a row can name a booking that has moved on.
      isChosen: ({ booking }) => isInList(booking, question, now),
      positionOf: ({ position }) => position,
    },
    page,
  );
};

/** A page of bookings by what is asked. A whole reference finds its booking wherever it is, closed ones too. */
export const listBookings =
  ({ list, bookings, clock }: Deps): UseCase<typeof deskBookingEndpoints.deskList> =>
  async ({ query: { cursor, limit, search: typed = '', ...asked } }) => {
    const search = searchable(typed);
    const question = withMonth(asked, clock());
    if (!isAnswerable({ ...question, search }))
      return refuse(
        'ONE_QUESTION_ONLY',
        'Ask for a search alone, for a month with one more filter, or for what is open.',
      );
    const reference = bookingReference.from(search);
    // Six letters are a reference, or a name.
    const whole = reference === undefined ? undefined : await bookings.find(reference);
    if (whole) return ok({ items: [summaryOf(whole)] });
    const name = search ? `search:${search}` : JSON.stringify(question);
    return answerPage(`desk-bookings:${name}`, { cursor, limit }, async (page) => {
      if (search !== '') {
        const found = await list.matching(bookingSearch(search), page);
        return found && { ...found, items: found.items.map((booking) => summaryOf(booking)) };
      }
      const { items, ...rest } = await pageOfQuestion(list, question, clock(), page);
      return { ...rest, items: items.map(({ booking, visit }) => summaryOf(booking, visit)) };
    });
  };
