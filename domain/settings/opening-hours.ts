import { clockWords } from '../kernel/clock-words.ts';
import { weekdays } from '../kernel/weekdays.ts';

/** One line of opening hours, as people read it. */
export interface HoursLine {
  readonly days: string;
  readonly hours: string;
}

/** Opening and closing time of a day, `09:00` and `18:00`. A time that is not chosen yet is empty. */
export interface OpenHours {
  readonly from: string;
  readonly to: string;
}

/** The hours of every day, Sunday first. A day without hours is closed. */
export type WeekHours = readonly (OpenHours | undefined)[];

const DAYS_A_WEEK = 7;
/** People begin the week with Monday. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0];
const SHORTEST_NAME = 3;
const CLOSED = 'Closed';

/** The weekday of a name or its beginning: `Monday`, `mon`, `Mon.`. */
const weekdayNamed = (name: string): number | undefined => {
  const bare = name.trim().toLowerCase().replace(/\.$/, '');
  const found =
    bare.length < SHORTEST_NAME ? -1 : weekdays.findIndex((day) => day.toLowerCase().startsWith(bare));
  return found < 0 ? undefined : found;
};

const daysBetween = (first: number, last: number): readonly number[] =>
  Array.from(
    { length: ((last - first + DAYS_A_WEEK) % DAYS_A_WEEK) + 1 },
    (_, index) => (first + index) % DAYS_A_WEEK,
  );

/** The weekdays of one part of a list: `Monday to Friday`, or `Saturday`. */
const daysOfPart = (part: string): readonly (number | undefined)[] => {
  const [from = '', to, ...more] = part.split(/\s+(?:to|through)\s+|\s*[-–]\s*/i);
  const first = weekdayNamed(from);
  const last = to === undefined ? first : weekdayNamed(to);
  return first === undefined || last === undefined || more.length > 0
    ? [undefined]
    : daysBetween(first, last);
};

const daysOf = (words: string): readonly (number | undefined)[] =>
  /^(every day|daily)$/i.test(words.trim())
    ? mondayFirst
    : words.split(/\s*(?:,|&|\sand\s)\s*/i).flatMap(daysOfPart);

const NOON = 12;

/** `09:00` for `9 AM`, `9:00 a.m.` and `09:00`. A number alone could be either half of the day. */
const timeOf = (words: string): string | undefined => {
  const found = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?\.?(?:m\.?)?$/i.exec(words.trim());
  const [, hourText = '', minutes = '00', half = ''] = found ?? [];
  const typed = Number(hourText);
  if (!found || (half === '' && !found[2]) || (half !== '' && (typed < 1 || typed > NOON))) return undefined;
  const hour = half === '' ? typed : (typed % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
  return hour > 23 || Number(minutes) > 59 ? undefined : `${String(hour).padStart(2, '0')}:${minutes}`;
};

const openHoursOf = (words: string): OpenHours | undefined => {
  const [from, to, ...more] = words.split(/\s+to\s+|\s*[-–]\s*/i).map(timeOf);
  return from === undefined || to === undefined || more.length > 0 ? undefined : { from, to };
};

const isClosed = (words: string): boolean => words.trim().toLowerCase() === CLOSED.toLowerCase();

/**
 * Reads lines of opening hours as times. Days that no line names are closed. Undefined if a line cannot be read, or if two
 * lines name the same day.
 */
export const readHours = (lines: readonly HoursLine[]): WeekHours | undefined => {
  const week = new Map<number, OpenHours | undefined>();
  for (const line of lines) {
    const hours = openHoursOf(line.hours);
    if (hours === undefined && !isClosed(line.hours)) return undefined;
    for (const day of daysOf(line.days)) {
      if (day === undefined || week.has(day)) return undefined;
      week.set(day, hours);
    }
  }
  return weekdays.map((_, day) => week.get(day));
};

/** Hours without a time are empty, and an empty line is refused. */
const hoursWords = (hours: OpenHours | undefined): string => {
  if (hours === undefined) return CLOSED;
  return hours.from && hours.to ? `${clockWords(hours.from)} to ${clockWords(hours.to)}` : '';
};

const daysWords = (days: readonly number[]): string => {
  const names = days.map((day) => weekdays[day]);
  return names.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(' and ');
};

/** Hours as people read them: days with the same hours are one line, `Monday to Friday`, `9:00 AM to 6:00 PM`. */
export const writeHours = (week: WeekHours): readonly HoursLine[] => {
  const lines: { days: number[]; hours: string }[] = [];
  for (const day of mondayFirst) {
    const hours = hoursWords(week[day]);
    const last = lines.at(-1);
    if (last?.hours === hours) last.days.push(day);
    else lines.push({ days: [day], hours });
  }
  return lines.map(({ days, hours }) => ({ days: daysWords(days), hours }));
};

/** Indexes of lines that close before they open. */
export const closesTooEarly = (lines: readonly HoursLine[]): readonly number[] =>
  lines.flatMap(({ hours }, index) => {
    const open = openHoursOf(hours);
    return open !== undefined && open.to <= open.from ? [index] : [];
  });
