import { countsOf, totalOf } from '../counts/tally.ts';
import type { ErrorsOfDay } from './group-statistics.ts';

/** Ranges up to this many days are shown by hour. */
const HOURLY_DAYS = 2;
/** Groups with a part of their own in each bar. */
const GROUPS_APART = 3;

/** Errors over time: all together, and those of the most frequent groups. */
export interface Timeline {
  readonly step: 'hour' | 'day';
  /** New York days, or hours: `2026-11-21` or `2026-11-21T14`. */
  readonly starts: string[];
  readonly total: number[];
  /** The most frequent groups, the first first; they are part of the total. */
  readonly top: { readonly fingerprint: string; readonly message: string; readonly counts: number[] }[];
}

const startsOf = (days: readonly string[], hourly: boolean): string[] =>
  hourly
    ? days.flatMap((day) =>
        Array.from({ length: 24 }, (_, hour) => `${day}T${String(hour).padStart(2, '0')}`),
      )
    : [...days];

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

/** The errors of a range by hour or by day, stacked by their most frequent groups. */
export const timelineOf = (seen: readonly ErrorsOfDay[], days: readonly string[]): Timeline => {
  const hourly = days.length <= HOURLY_DAYS;
  const groups = [...Map.groupBy(seen, ({ fingerprint }) => fingerprint)].map(([fingerprint, ofGroup]) => {
    const byDay = new Map(ofGroup.map((one) => [one.day, one.hours]));
    const counts = days.flatMap((day) => {
      const hours = byDay.get(day);
      if (hourly) return hours ? countsOf(hours) : Array<number>(24).fill(0);
      return hours ? totalOf(hours) : 0;
    });
    const [latest] = ofGroup.toSorted((one, other) => other.lastAt.localeCompare(one.lastAt));
    return { fingerprint, message: latest?.message ?? '', counts };
  });
  const starts = startsOf(days, hourly);
  return {
    step: hourly ? 'hour' : 'day',
    starts,
    total: starts.map((_, at) => sum(groups.map(({ counts }) => counts[at] ?? 0))),
    top: groups.toSorted((one, other) => sum(other.counts) - sum(one.counts)).slice(0, GROUPS_APART),
  };
};
