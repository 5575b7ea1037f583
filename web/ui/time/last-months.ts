import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';

const MONTHS_BACK = 6;

/** The last months, this one first: `2026-11`. */
export const lastMonths = (count = MONTHS_BACK): readonly string[] => {
  const today = newYorkDay(Date.now());
  const months = [today.slice(0, 7)];
  for (let month = today; months.length < count; ) {
    month = addDays(`${month.slice(0, 7)}-01`, -1);
    months.push(month.slice(0, 7));
  }
  return months;
};

/** A month in words: `November 2026`. */
export const monthWords = (month: string): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
