import { countsOf } from '../counts/tally.ts';
import type { ErrorsOfDay } from './group-statistics.ts';

/** How often something happened on a day, and in the same hours of the day before. */
export interface Change {
  readonly count: number;
  readonly before: number;
}

/** The last day of a range, and its last hour that counts: the present one for today, else 23. */
export interface LastDay {
  readonly day: string;
  readonly dayBefore: string;
  readonly hour: number;
}

/** The change of each group, by fingerprint. Only hours that both days have had are compared, so that a morning is not a drop. */
export const changesOf = (
  seen: readonly ErrorsOfDay[],
  { day, dayBefore, hour }: LastDay,
): ReadonlyMap<string, Change> => {
  const upTo = ({ hours }: ErrorsOfDay): number =>
    countsOf(hours)
      .slice(0, hour + 1)
      .reduce((all, count) => all + count, 0);
  const changes = new Map<string, Change>();
  for (const one of seen) {
    const { count, before } = changes.get(one.fingerprint) ?? { count: 0, before: 0 };
    if (one.day === day) changes.set(one.fingerprint, { count: count + upTo(one), before });
    if (one.day === dayBefore) changes.set(one.fingerprint, { count, before: before + upTo(one) });
  }
  return changes;
};
