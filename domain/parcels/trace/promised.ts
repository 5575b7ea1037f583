import type { Schedule } from '../../departures/schedule/schedule.ts';
import { addDays, daysFrom, HOUR_MS, newYorkDay, newYorkInstant, weekdayOf } from '../../kernel/new-york.ts';
import { type HoursLine, readHours, type WeekHours } from '../../settings/opening-hours.ts';

/** Within how many hours in which the dock is open we answer: a search, or a sender who was not content. The task of a search says the same (`tasks/kinds.ts`). */
const PROMISED_HOURS = 4;
/** No dock is closed for longer. */
const MOST_DAYS = 30;

const usual = { from: '09:00', to: '17:00' } as const;
/** Opening hours that only people can read count as those of an office. */
const officeHours: WeekHours = [undefined, usual, usual, usual, usual, usual, undefined];

/** When the dock is open on a day, not before an instant; undefined where it is closed. */
const openOn = (week: WeekHours, day: string, from: number) => {
  const hours = week[weekdayOf(day)];
  if (hours === undefined) return undefined;
  const opens = Math.max(from, newYorkInstant(day, hours.from).getTime());
  const closes = newYorkInstant(day, hours.to).getTime();
  return opens < closes ? { opens, closes } : undefined;
};

/**
 * Until when something that somebody asks at an instant is answered: only hours in which the dock is open are counted.
 * @param lines the opening hours as people read them.
 * @param closed days in New York on which the dock is closed whatever the hours say, `2026-12-25`.
 */
export const promisedBy = (from: Date, lines: readonly HoursLine[], closed: ReadonlySet<string>): Date => {
  const week = readHours(lines) ?? officeHours;
  const first = newYorkDay(from);
  let left = PROMISED_HOURS * HOUR_MS;
  for (const day of daysFrom(first, addDays(first, MOST_DAYS))) {
    const open = closed.has(day) ? undefined : openOn(week, day, from.getTime());
    if (open === undefined) continue;
    if (left <= open.closes - open.opens) return new Date(open.opens + left);
    left -= open.closes - open.opens;
  }
  return newYorkInstant(addDays(first, MOST_DAYS), usual.to);
};

/** The days on which the dock is closed whatever its hours say: holidays of the United States, and days of our own. */
export const dockClosedDays = ({
  holidays,
  closedDays = [],
}: Pick<Schedule, 'holidays' | 'closedDays'>): ReadonlySet<string> =>
  new Set([
    ...holidays.filter(({ where }) => where === 'US').map(({ date }) => date),
    ...closedDays.filter(({ dock }) => dock === true).map(({ date }) => date),
  ]);
