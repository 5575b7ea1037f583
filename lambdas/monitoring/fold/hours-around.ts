import { addDays, newYorkDay, newYorkHour } from '#domain/kernel/new-york.ts';
import { emptyHours } from '#domain/monitoring/counts/hours.ts';
import { countsOf } from '#domain/monitoring/counts/tally.ts';
import { isSpike, mayBeSpike } from '#domain/monitoring/groups/spike.ts';
import { ErrorsCounts, errorsKey } from '../counters/counter-items.ts';
import { type CounterStore, type Counts, nameOf } from '../counters/counter-store.ts';
import type { GroupSighting } from './group-sightings.ts';

/** The counts that the fold has just written, by `nameOf`. */
export type Counted = ReadonlyMap<string, Counts>;

const hoursIn = (counts: Counts | undefined): readonly number[] =>
  countsOf(counts === undefined ? emptyHours() : ErrorsCounts.parse(counts).hours);

/** How often a group occurred in an hour, and whether that is a spike. */
export const hoursAround = (
  counters: Pick<CounterStore, 'readNow'>,
  counted: Counted,
  { fingerprint, at }: GroupSighting,
) => {
  const day = newYorkDay(new Date(at));
  const hour = newYorkHour(new Date(at));
  const today = hoursIn(counted.get(nameOf(errorsKey(day, fingerprint))));
  const thisHour = today[hour] ?? 0;
  return {
    thisHour,
    /** Reads the day before only when the result can depend on it. */
    spikes: async (): Promise<boolean> => {
      if (!mayBeSpike(thisHour)) return false;
      const before = errorsKey(addDays(day, -1), fingerprint);
      const yesterday = hoursIn(counted.get(nameOf(before)) ?? (await counters.readNow(before))?.counts);
      return isSpike(thisHour, [...yesterday.slice(hour), ...today.slice(0, hour)]);
    },
  };
};
