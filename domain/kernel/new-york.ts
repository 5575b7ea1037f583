/** The forwarder's own time: days and hours that people read are those of New York, wherever the server stands. */
export const NEW_YORK = 'America/New_York';

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: NEW_YORK,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The New York day of an instant, `2026-11-21`. */
export const newYorkDay = (at: number | Date): string => {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${found.get('year')}-${found.get('month')}-${found.get('day')}`;
};

/** The New York hour of an instant, 0 to 23. */
export const newYorkHour = (at: number | Date): number =>
  Number(parts.formatToParts(at).find(({ type }) => type === 'hour')?.value);

const DAY_MS = 86_400_000;

/** The calendar day so many days later, or earlier when negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day from the first to the last, both included; none when the last comes before the first. */
export const daysFrom = (first: string, last: string): string[] => {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(first, index));
};

/** True for a day that the calendar has: `2026-02-30` is none. */
export const isCalendarDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;

/** How far New York is behind UTC, in hours: in summer, then in winter. */
const OFFSETS = [4, 5];

/**
 * The instant at which New York's clocks show a time on a day: `newYorkInstant('2026-11-03', '14:00')`. A time that comes
 * twice is the first of the two; one that the clocks leap over is the hour after.
 */
export const newYorkInstant = (day: string, time: string): Date => {
  const asUtc = Date.parse(`${day}T${time}Z`);
  const candidates = OFFSETS.map((hours) => new Date(asUtc + hours * 3_600_000));
  const shown = candidates.find(
    (at) => newYorkDay(at) === day && newYorkHour(at) === Number(time.slice(0, 2)),
  );
  return shown ?? new Date(asUtc + 5 * 3_600_000);
};

/** 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00Z`).getUTCDay();
