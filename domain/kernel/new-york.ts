/** The time zone of the forwarder. All days and hours that people read are in New York time. */
export const NEW_YORK = 'America/New_York';
/** What people call this zone. It is the name of a clock and of no place: it stays when the dock is in another state. */
export const CLOCK_NAME = 'New Jersey';
/** The zone as words that follow a time: `Tuesday 2PM, New Jersey time`. Nothing else names it. */
export const OUR_TIME = `${CLOCK_NAME} time`;

export const HOUR_MS = 3_600_000;
/** How far New York is behind UTC. */
const SUMMER_MS = 4 * HOUR_MS;
const WINTER_MS = 5 * HOUR_MS;
const MARCH = 2;
const NOVEMBER = 10;
/** Clocks are changed when they show this hour. */
const CHANGE_HOUR_MS = 2 * HOUR_MS;

/** Midnight UTC of the first, second, … Sunday of a month. */
const sundayOf = (year: number, month: number, which: number): number => {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + (which - 1) * 7);
};

/** Daylight saving time by the law since 2007: from the second Sunday in March to the first in November (15 U.S.C. § 260a). */
const isSummer = (at: number): boolean => {
  const year = new Date(at).getUTCFullYear();
  const begins = sundayOf(year, MARCH, 2) + CHANGE_HOUR_MS + WINTER_MS;
  const ends = sundayOf(year, NOVEMBER, 1) + CHANGE_HOUR_MS + SUMMER_MS;
  return begins <= at && at < ends;
};

/**
 * New York local time at an instant, as a date whose UTC fields show it. It is computed from the law and not with `Intl`,
 * because the first call of `Intl` takes a fifth of a second on a slow phone. A test compares the two.
 */
export const onNewYorkClocks = (at: number | Date): Date => {
  const instant = Number(at);
  return new Date(instant - (isSummer(instant) ? SUMMER_MS : WINTER_MS));
};

/** The New York day of an instant, `2026-11-21`. */
export const newYorkDay = (at: number | Date): string => onNewYorkClocks(at).toISOString().slice(0, 10);

/** The New York hour of an instant, 0 to 23. */
export const newYorkHour = (at: number | Date): number => onNewYorkClocks(at).getUTCHours();

export const DAY_MS = 86_400_000;

/** The calendar day that many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The number of days from the first to the last, both included. Zero or negative when the last is before the first. */
export const countDays = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;

/** Every day from the first to the last, both included. Empty when the last is before the first. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(countDays(first, last), 0) }, (_, index) => addDays(first, index));

/** Accepted years. A year outside is a typing error, and days after 9999 have another format. */
const YEARS = { first: 2000, last: 2100 } as const;

/** True for a day that exists, between 2000 and 2100. `2026-02-30` does not. */
export const isCalendarDay = (day: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) return false;
  const year = Number(day.slice(0, 4));
  return YEARS.first <= year && year <= YEARS.last && addDays(day, 0) === day;
};

/**
 * The instant of a local time in New York: `newYorkInstant('2026-11-03', '14:00')`. When clocks are changed, a local
 * time may occur twice: then it is the first one. A local time that is skipped counts as one hour later.
 */
export const newYorkInstant = (day: string, time: string): Date => {
  const shown = Date.parse(`${day}T${time}Z`);
  const inSummer = shown + SUMMER_MS;
  return new Date(isSummer(inSummer) ? inSummer : shown + WINTER_MS);
};

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();

/** The Monday of the week that a day is in: the schedule has one flight a week for a lane, and reports and calendars count by it. */
export const weekOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
