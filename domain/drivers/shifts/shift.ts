import * as z from 'zod/mini';
import { CalendarDay } from '../../kernel/calendar-day.ts';
import { crossFieldCheck } from '../../kernel/cross-field-check.ts';
import { oneLine } from '../../kernel/person/one-line.ts';

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Give a time like 08:30'));

/** Hours on the clocks of New York. A shift that ends at its first hour or before it ends on the next day. */
export const Shift = z.strictObject({ from: ClockTime, to: ClockTime });
export type Shift = z.infer<typeof Shift>;

/** A shift of every week. 0 is Sunday. */
export const WeeklyShift = z.strictObject({
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  ...Shift.shape,
});
export type WeeklyShift = z.infer<typeof WeeklyShift>;

const DAY_MINUTES = 1440;
const WEEK_MINUTES = 7 * DAY_MINUTES;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a shift ends on the day after it began. */
export const endsNextDay = ({ from, to }: Shift): boolean => to <= from;

const spanInWeek = ({ weekday, ...shift }: WeeklyShift) => {
  const start = weekday * DAY_MINUTES;
  return {
    from: start + minutesOf(shift.from),
    to: start + minutesOf(shift.to) + (endsNextDay(shift) ? DAY_MINUTES : 0),
  };
};

const overlaps = (one: WeeklyShift, other: WeeklyShift): boolean => {
  const [first, second] = [spanInWeek(one), spanInWeek(other)];
  // Saturday night reaches into Sunday, which is the beginning of the week.
  return [-WEEK_MINUTES, 0, WEEK_MINUTES].some(
    (shifted) => first.from < second.to + shifted && second.from + shifted < first.to,
  );
};

/** The shifts of every week: none at the same time as another. */
export const WeeklyShifts = z.array(WeeklyShift).check(
  z.maxLength(21),
  crossFieldCheck((shifts) =>
    shifts.flatMap((shift, index) =>
      shifts.slice(0, index).some((before) => overlaps(before, shift))
        ? [{ path: [index, 'from'], message: 'These hours are in another shift already.' }]
        : [],
    ),
  ),
);

/** One day that is different from its week: other shifts, or none. */
export const DayChange = z.strictObject({
  day: CalendarDay,
  shifts: z.array(Shift).check(z.maxLength(3)),
  note: z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(100))),
});
export type DayChange = z.infer<typeof DayChange>;

export const absenceKinds = ['VACATION', 'SICK', 'OTHER'] as const;

/** Days on which somebody does not work, the first and the last included. */
export const Absence = z
  .strictObject({ id: z.uuid(), from: CalendarDay, to: CalendarDay, kind: z.enum(absenceKinds) })
  .check(
    crossFieldCheck(({ from, to }) =>
      to < from ? [{ path: ['to'], message: 'The last day is before the first one.' }] : [],
    ),
  );
export type Absence = z.infer<typeof Absence>;

/** So many changed days and absences are kept of one person. */
export const MOST_CHANGES = 120;
export const MOST_ABSENCES = 60;
