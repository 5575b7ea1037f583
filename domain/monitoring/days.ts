import { newYorkDay } from '../kernel/new-york.ts';

const HOUR_MS = 3_600_000;

/**
 * The UTC hours that a day in New York is made of, `2026-11-21T05`, oldest first: 24, but 23 or 25 when the clocks
 * change. New York is whole hours off UTC, so that no hour belongs to two days.
 */
export const utcHoursOf = (day: string): string[] => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const around = Array.from({ length: 32 }, (_, at) => new Date(midnight + at * HOUR_MS));
  return around.filter((hour) => newYorkDay(hour) === day).map((hour) => hour.toISOString().slice(0, 13));
};
