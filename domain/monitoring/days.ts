/** The desk is in New Jersey, and so are its days. */
const formatter = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The day (`2026-11-21`) and the hour (0 to 23) that a clock in New York shows at an instant. */
export const newYorkTime = (instant: Date): { readonly day: string; readonly hour: number } => {
  const parts = Object.fromEntries(formatter.formatToParts(instant).map(({ type, value }) => [type, value]));
  return { day: `${parts.year}-${parts.month}-${parts.day}`, hour: Number(parts.hour) };
};

/** The day that is so many days later, or earlier where `days` is negative. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day from one to another, both included, oldest first; none where `to` lies before `from`. */
export const daysOf = (from: string, to: string): string[] => {
  const days = (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS + 1;
  return Array.from({ length: Math.max(0, days) }, (_, at) => dayLater(from, at));
};

/** The hour of an instant in UTC, `2026-11-21T17`, by which batches are stored. */
export const utcHourOf = (instant: Date): string => instant.toISOString().slice(0, 13);

/**
 * The UTC hours that a day in New York is made of, oldest first: 24, but 23 or 25 when the clocks change. New York is
 * whole hours off UTC, so that no hour belongs to two days.
 */
export const utcHoursOf = (day: string): string[] => {
  const midnightUtc = Date.parse(`${day}T00:00:00Z`);
  const around = Array.from({ length: 32 }, (_, at) => new Date(midnightUtc + at * HOUR_MS));
  return around.filter((hour) => newYorkTime(hour).day === day).map(utcHourOf);
};
