import { addDays, newYorkDay, newYorkInstant, weekdayOf } from '../../kernel/new-york.ts';
import { businessDayBefore, holidayOn } from '../schedule/business-days.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** A time window in which the van comes. */
export interface PickupSlot {
  /** The New York day, `2026-11-03`. */
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
  /** It must be booked before this instant. */
  readonly bookBy: Date;
}

const slotsOn = (
  { pickup, holidays }: Pick<Schedule, 'pickup' | 'holidays'>,
  day: string,
): readonly PickupSlot[] =>
  holidayOn(holidays, day)
    ? []
    : pickup.slots
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .map(({ from, to }) => ({
          day,
          from: newYorkInstant(day, from),
          to: newYorkInstant(day, to),
          bookBy: newYorkInstant(businessDayBefore(holidays, day), pickup.bookBy),
        }));

/** The slots of the next days that can still be booked. There are none on a U.S. holiday. */
export const bookableSlots = (
  schedule: Pick<Schedule, 'pickup' | 'holidays'>,
  now: Date,
  days: number,
): readonly PickupSlot[] => {
  const today = newYorkDay(now);
  return Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
    .flatMap((day) => slotsOn(schedule, day))
    .filter(({ bookBy }) => now < bookBy);
};

/** When goods collected in a slot are at the dock at the latest. */
export const atDock = ({ pickup }: Pick<Schedule, 'pickup'>, { to }: PickupSlot): Date =>
  new Date(to.getTime() + pickup.returnMinutes * 60_000);
