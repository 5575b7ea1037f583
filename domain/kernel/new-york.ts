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
