import { DAYS_WITH_VISITS, daysShown, MOST_DAYS, slotLoads } from '#domain/bookings/desk/calendar.ts';
import type { deskBookingEndpoints } from '#domain/bookings/desk/desk-endpoints.ts';
import { summaryOf } from '#domain/bookings/summary.ts';
import { slotWays } from '#domain/departures/slots/slot-id.ts';
import type { SlotRules } from '#domain/departures/slots/slots.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { UseCase } from '../../runtime/http/use-case.ts';
import type { BookingList } from '../store/booking-list.ts';
import type { SlotStore } from '../store/slot-store.ts';

interface Deps {
  readonly list: Pick<BookingList, 'ofDays'>;
  readonly slots: Pick<SlotStore, 'between'>;
  readonly readRules: () => Promise<SlotRules>;
  readonly clock: Clock;
}

/** The slots of some days with what is taken of them, and for a week the visits in them. */
export const showCalendar =
  ({ list, slots, readRules, clock }: Deps): UseCase<typeof deskBookingEndpoints.calendar> =>
  async ({ query: { from, to } }) => {
    const days = daysShown({ from, to });
    if (days === undefined)
      return refuse('TOO_MANY_DAYS', `Ask for up to ${MOST_DAYS} days, from the first to the last.`);
    const [rules, visits, ...taken] = await Promise.all([
      readRules(),
      days.length > DAYS_WITH_VISITS ? [] : list.ofDays(days),
      ...slotWays.map((way) => slots.between(way, from, to)),
    ]);
    const claims = new Map(
      taken.flatMap((each) => [...each].map(([id, state]) => [id, state.claims] as const)),
    );
    const visited = visits.flatMap(({ visit: { slot, state } }) => (state === 'PLANNED' ? [slot] : []));
    return ok({
      slots: [...slotLoads(rules, days, { claims, visited, now: clock() })],
      visits: visits.map(({ booking, visit }) => summaryOf(booking, visit)),
    });
  };
