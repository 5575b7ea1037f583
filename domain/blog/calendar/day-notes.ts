import type { FlightSchedule } from '../../departures/schedule/flight-rule.ts';
import { lastFlightForChristmas } from '../../departures/schedule/last-flight.ts';
import { destinationCodes, destinations } from '../../kernel/destinations.ts';
import { newYorkDay, weekOf } from '../../kernel/new-york.ts';
import { shortClock } from '../../kernel/short-times.ts';
import type { CalendarPost } from './calendar-post.ts';

/** What a day is besides its posts: a holiday, or the last one to bring goods that are to be there for Christmas. */
export interface DayNote {
  readonly day: string;
  readonly kind: 'holiday' | 'last-ship';
  readonly words: string;
}

type Where = FlightSchedule['holidays'][number]['where'];
const placeName = (where: Where): string => (where === 'US' ? 'U.S.' : destinations[where].country);

/** `U.S., Guyana`, or all of them in a word. */
const placesOf = (places: readonly Where[]): string => {
  if (places.length <= destinationCodes.length) return places.map(placeName).join(', ');
  return 'U.S. and all destinations';
};

const grouped = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): readonly (readonly Row[])[] => [
  ...Map.groupBy(rows, keyOf).values(),
];

const holidayNotes = ({ holidays }: FlightSchedule, from: string, to: string): readonly DayNote[] =>
  grouped(
    holidays.filter(({ date }) => from <= date && date <= to),
    ({ date, name }) => `${date} ${name}`,
  ).flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const places = placesOf(same.map(({ where }) => where));
    return [{ day: first.date, kind: 'holiday', words: `${first.name} (${places})` } as const];
  });

const lastShipNotes = (schedule: FlightSchedule, year: string): readonly DayNote[] => {
  const lasts = destinationCodes.flatMap((code) => {
    const flight = lastFlightForChristmas(schedule, code, year);
    return flight === undefined ? [] : [{ code, cutoff: flight.cargoCutoff }];
  });
  return grouped(lasts, ({ cutoff }) => cutoff.toISOString()).flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const places = same.map(({ code }) => destinations[code].country).join(', ');
    const words = `Last day for Christmas: ${places}, before ${shortClock(first.cutoff)}`;
    return [{ day: newYorkDay(first.cutoff), kind: 'last-ship', words } as const];
  });
};

/** What the days from one to another are besides their posts, by our schedule as it stands. */
export const dayNotes = (schedule: FlightSchedule, from: string, to: string): readonly DayNote[] => {
  const years = [...new Set([from.slice(0, 4), to.slice(0, 4)])];
  const lastShip = years
    .flatMap((year) => lastShipNotes(schedule, year))
    .filter(({ day }) => from <= day && day <= to);
  return [...holidayNotes(schedule, from, to), ...lastShip].toSorted((one, other) =>
    one.day.localeCompare(other.day),
  );
};

/** The Mondays of weeks that are not over and have no post, neither planned nor scheduled nor published. */
export const gapsIn = (
  days: readonly string[],
  posts: readonly Pick<CalendarPost, 'on'>[],
  today: string,
): readonly string[] => {
  const filled = new Set(posts.flatMap(({ on }) => (on === undefined ? [] : weekOf(on.day))));
  return [...new Set(days.map(weekOf))].filter((week) => week >= weekOf(today) && !filled.has(week));
};
