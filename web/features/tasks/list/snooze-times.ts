import { addDays, newYorkDay, newYorkInstant, weekdayOf } from '#domain/kernel/new-york.ts';

/** The desk opens. */
const MORNING = '08:00';
const HOUR_MS = 3_600_000;
const MONDAY = 1;

interface SnoozeTime {
  readonly label: string;
  /** ISO 8601. */
  readonly until: string;
}

/** The times until which a task can be put off with one press: later today, and mornings of the desk in New York. */
export const snoozeTimes = (now: number): readonly SnoozeTime[] => {
  const today = newYorkDay(now);
  const morningIn = (days: number): string => newYorkInstant(addDays(today, days), MORNING).toISOString();
  const toMonday = (MONDAY - weekdayOf(today) + 7) % 7 || 7;
  return [
    { label: 'In 3 hours', until: new Date(now + 3 * HOUR_MS).toISOString() },
    { label: 'Tomorrow morning', until: morningIn(1) },
    // On Sundays tomorrow is Monday already.
    ...(toMonday === 1 ? [] : [{ label: 'Monday morning', until: morningIn(toMonday) }]),
    { label: 'In a week', until: morningIn(7) },
  ];
};
