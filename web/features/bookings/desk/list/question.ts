import { type BookingState, bookingStates } from '#domain/bookings/lifecycle.ts';
import { isCalendarDay } from '#domain/kernel/new-york.ts';

/** What may be missing from a booking. */
export const missingNames = ['street', 'slot', 'consent'] as const;

/** What the list shows. An index answers each of these questions, but no two of them together. */
export interface Question {
  readonly state?: BookingState;
  readonly day?: string;
  /** The first three digits of a ZIP code. */
  readonly area?: string;
  readonly missing?: (typeof missingNames)[number];
  /** Those that a change of the schedule touches. */
  readonly touched?: 'yes';
  /** A month in which bookings ended, `2026-11`. */
  readonly closed?: string;
  readonly search?: string;
}

/** The question in an address. The first one that makes sense counts; without any, all open bookings are meant. */
export const questionOf = (asked: URLSearchParams): Question => {
  const search = asked.get('search')?.trim();
  if (search) return { search };
  const state = bookingStates.find((one) => one === asked.get('state'));
  if (state) return { state };
  const missing = missingNames.find((one) => one === asked.get('missing'));
  if (missing) return { missing };
  if (asked.get('touched') === 'yes') return { touched: 'yes' };
  const day = asked.get('day') ?? '';
  if (isCalendarDay(day)) return { day };
  const area = asked.get('area') ?? '';
  if (/^\d{3}$/.test(area)) return { area };
  const closed = asked.get('closed') ?? '';
  return /^\d{4}-\d{2}$/.test(closed) ? { closed } : {};
};
