import { instantOf, wallClockAt } from './wall-clock.ts';

/** AWS's six cron fields, each with its allowed values or a test. */
export interface Cron {
  readonly minutes: readonly number[];
  readonly hours: readonly number[];
  readonly month: (month: number) => boolean;
  readonly day: (date: CalendarDay) => boolean;
  readonly year: (year: number) => boolean;
}

interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const monthNames = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
/** In AWS cron, Sunday is day 1 of the week. */
const dayNames = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Parses `minutes hours day-of-month month day-of-week year`. Throws an Error with the unsupported part. */
export const parseCron = (expression: string): Cron => {
  const [minutes, hours, dayOfMonth, month, dayOfWeek, year, ...rest] = expression.trim().split(/\s+/);
  if (year === undefined || rest.length > 0) throw new Error(`cron wants six fields: ${expression}`);
  if ((dayOfMonth === '?') === (dayOfWeek === '?')) {
    throw new Error(`cron wants ? for exactly one of day of month and day of week: ${expression}`);
  }
  const months = values(month ?? '', 1, 12, monthNames);
  const years = values(year, 1970, 2199, []);
  return {
    minutes: values(minutes ?? '', 0, 59, []),
    hours: values(hours ?? '', 0, 23, []),
    month: (it) => months.includes(it),
    year: (it) => years.includes(it),
    day: dayOfWeek === '?' ? dayOfMonthTest(dayOfMonth ?? '') : dayOfWeekTest(dayOfWeek ?? ''),
  };
};

/** The first matching instant after `after` in the time zone, or undefined. */
export const nextCron = (cron: Cron, timeZone: string, after: number): number | undefined => {
  const start = wallClockAt(after, timeZone);
  // Tries day by day. 28 years contain all combinations of date and weekday.
  for (let ahead = 0; ahead <= 366 * 28; ahead += 1) {
    const date = new Date(Date.UTC(start.year, start.month - 1, start.day + ahead));
    const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    if (!cron.year(day.year) || !cron.month(day.month) || !cron.day(day)) continue;
    for (const hour of cron.hours) {
      for (const minute of cron.minutes) {
        const instant = instantOf({ ...day, hour, minute }, timeZone);
        if (instant > after) return instant;
      }
    }
  }
  return undefined;
};

/** All values of a field such as `1-5`, `0/15`, `MON,WED` or `*`, ascending. */
const values = (
  field: string,
  lowest: number,
  highest: number,
  names: readonly string[],
): readonly number[] => {
  const read = (text: string): number => {
    const named = names.indexOf(text.toUpperCase());
    const value = named >= 0 ? named + lowest : Number(text);
    if (!Number.isInteger(value) || value < lowest || value > highest) {
      throw new Error(`cron does not know ${text} between ${lowest} and ${highest}`);
    }
    return value;
  };
  const found = field.split(',').flatMap((part) => {
    const [range = '', step] = part.split('/');
    const [from = '', to] = range.split('-');
    const first = from === '*' ? lowest : read(from);
    const endless = from === '*' || step !== undefined;
    const last = to === undefined ? (endless ? highest : first) : read(to);
    const stride = step === undefined ? 1 : Number(step);
    if (!Number.isInteger(stride) || stride < 1) throw new Error(`cron does not know the step ${part}`);
    const all: number[] = [];
    for (let value = first; value <= last; value += stride) all.push(value);
    return all;
  });
  return [...new Set(found)].sort((left, right) => left - right);
};

type DayTest = (date: CalendarDay) => boolean;

const lastDay = ({ year, month }: CalendarDay): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
const weekday = ({ year, month, day }: CalendarDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 1;

/** `L` is the last day of the month, and `15W` the weekday nearest to the 15th within the month. */
const dayOfMonthTest = (field: string): DayTest => {
  if (field === 'L') return (date) => date.day === lastDay(date);
  const near = /^(\d+)W$/.exec(field);
  if (near === null) {
    const days = values(field, 1, 31, []);
    return ({ day }) => days.includes(day);
  }
  return (date) => date.day === nearestWeekday({ ...date, day: Number(near[1]) });
};

const nearestWeekday = (date: CalendarDay): number => {
  const offsets = [0, -1, 1, -2, 2];
  const found = offsets
    .map((offset) => date.day + offset)
    .find((day) => {
      const inMonth = day >= 1 && day <= lastDay(date);
      const onWeekday = weekday({ ...date, day });
      return inMonth && onWeekday > 1 && onWeekday < 7;
    });
  return found ?? date.day;
};

/** `6L` is the last Friday of the month, and `3#2` the second Tuesday. */
const dayOfWeekTest = (field: string): DayTest => {
  const last = /^(\w+)L$/.exec(field);
  if (last !== null) {
    const wanted = values(last[1] ?? '', 1, 7, dayNames);
    return (date) => wanted.includes(weekday(date)) && date.day + 7 > lastDay(date);
  }
  const nth = /^(\w+)#([1-5])$/.exec(field);
  if (nth !== null) {
    const wanted = values(nth[1] ?? '', 1, 7, dayNames);
    return (date) => wanted.includes(weekday(date)) && Math.ceil(date.day / 7) === Number(nth[2]);
  }
  const days = values(field, 1, 7, dayNames);
  return (date) => days.includes(weekday(date));
};
