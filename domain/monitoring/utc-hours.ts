import { addDays, daysFrom, newYorkDay } from '../kernel/new-york.ts';
import type { DayRange } from './day-range.ts';

const HOUR_MS = 3_600_000;

/**
 * The UTC hours of a New York day, oldest first, as batches are kept by them: `2026-11-21T05` and on. Twenty-four, or
 * one less or more where the clocks change.
 */
export const utcHoursOf = (day: string): readonly string[] => {
  const first = Date.parse(`${day}T00:00:00Z`);
  const end = Date.parse(`${addDays(day, 1)}T12:00:00Z`);
  const hours: string[] = [];
  for (let at = first; at < end; at += HOUR_MS)
    if (newYorkDay(at) === day) hours.push(new Date(at).toISOString().slice(0, 13));
  return hours;
};

/** The UTC hours of a range of New York days, oldest first. */
export const utcHoursIn = ({ from, to }: DayRange): readonly string[] =>
  daysFrom(from, to).flatMap(utcHoursOf);
