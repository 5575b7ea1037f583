import { newYorkDay } from '../kernel/new-york.ts';

const HOUR_MS = 3_600_000;

/**
 * The UTC hours of a day in New York, `2026-11-21T05`, oldest first: 24 hours, or 23 or 25 when clocks are changed. New
 * York is whole hours behind UTC, so no hour belongs to two days.
 */
export const utcHoursOf = (day: string): string[] => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const around = Array.from({ length: 32 }, (_, at) => new Date(midnight + at * HOUR_MS));
  return around.filter((hour) => newYorkDay(hour) === day).map((hour) => hour.toISOString().slice(0, 13));
};
