import { addDays, newYorkDay, newYorkInstant, weekdayOf } from '../../kernel/new-york.ts';
import { daysTouched, type Hours } from '../../vehicles/assigning/hours.ts';
import { type DayChange, endsNextDay, type Shift, type WeeklyShift } from './shift.ts';

/** When somebody works: every week, and on days that are different. */
export interface Working {
  readonly weekly: readonly WeeklyShift[];
  readonly changes: readonly DayChange[];
}

/** The shifts that begin on a New York day. A changed day counts instead of its week. */
export const shiftsOn = ({ weekly, changes }: Working, day: string): readonly Shift[] =>
  changes.find((change) => change.day === day)?.shifts ??
  weekly.filter(({ weekday }) => weekday === weekdayOf(day));

/** A shift as instants. On a day on which clocks are changed it is an hour shorter or longer, as the clocks on the wall are. */
const hoursOf = (day: string, shift: Shift): Hours => ({
  from: newYorkInstant(day, shift.from).toISOString(),
  to: newYorkInstant(endsNextDay(shift) ? addDays(day, 1) : day, shift.to).toISOString(),
});

/** The hours of the shifts that begin on a New York day, in their order. */
export const hoursOn = (working: Working, day: string): readonly Hours[] =>
  shiftsOn(working, day)
    .map((shift) => hoursOf(day, shift))
    .toSorted((one, other) => one.from.localeCompare(other.from));

/** Whether somebody works through all of these hours: in one shift, or in several that follow each other without a gap. */
export const isOnShift = (working: Working, hours: Hours): boolean => {
  const days = daysTouched(hours);
  // A shift of the night before may reach into the first day.
  const begun = [addDays(newYorkDay(Date.parse(hours.from)), -1), ...days];
  let workedUntil = hours.from;
  for (const { from, to } of begun.flatMap((day) => hoursOn(working, day)))
    if (from <= workedUntil && to > workedUntil) workedUntil = to;
  return hours.to <= workedUntil;
};
