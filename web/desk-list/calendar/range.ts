import { addDays, daysFrom, newYorkDay, weekOf } from '#domain/kernel/new-york.ts';

/** How much a calendar shows at once. */
export type Span = 'month' | 'week' | 'day';

const WEEK = 7;
const lastOfMonth = (month: string): string => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);

/** The days that a span shows around a day: a month in whole weeks, a week from Monday, or the day alone. */
export const daysOf = (span: Span, day: string): readonly string[] => {
  if (span === 'day') return [day];
  if (span !== 'month') return daysFrom(weekOf(day), addDays(weekOf(day), WEEK - 1));
  const month = day.slice(0, 7);
  const last = weekOf(lastOfMonth(month));
  return daysFrom(weekOf(`${month}-01`), addDays(last, WEEK - 1));
};

/** The same day of another month, or its last one where it is shorter. */
export const addMonths = (day: string, months: number): string => {
  const first = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const month = first.toISOString().slice(0, 7);
  const same = `${month}-${day.slice(8)}`;
  return same > lastOfMonth(month) ? lastOfMonth(month) : same;
};

/** The day that a span goes on to, or back. */
export const turned = (span: Span, day: string, by: 1 | -1): string => {
  if (span === 'month') return addMonths(day, by);
  return addDays(day, span === 'day' ? by : by * WEEK);
};

/** The day to which a key leads; undefined for a key that leads to none. Up and down are weeks in a month, and slots elsewhere. */
export const dayAfterKey = (key: string, span: Span, day: string): string | undefined => {
  const days: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    PageUp: addMonths(day, -1),
    PageDown: addMonths(day, 1),
    t: newYorkDay(Date.now()),
    ...(span === 'month' ? { ArrowUp: addDays(day, -WEEK), ArrowDown: addDays(day, WEEK) } : {}),
  };
  return days[key.length === 1 ? key.toLowerCase() : key];
};
