import type * as z from 'zod/mini';
import { slotWays } from '../../departures/slots/slot-id.ts';
import { type SlotRules, slotsOn } from '../../departures/slots/slots.ts';
import { countDays, daysFrom } from '../../kernel/new-york.ts';
import type { SlotTimes } from '../booking.ts';
import { type Claims, takenOf, timesOf } from '../slot-claims.ts';
import type { SlotLoad as SlotLoadSchema } from './desk-endpoints.ts';

type SlotLoad = z.infer<typeof SlotLoadSchema>;

/** Six weeks: a month with the days before and after it. */
export const MOST_DAYS = 42;
/** For so many days the calendar has each visit; for more, what is taken of the slots. */
export const DAYS_WITH_VISITS = 7;

/** The days of a calendar; undefined where there are more than one screen shows, or the last is before the first. */
export const daysShown = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const count = countDays(from, to);
  return count < 1 || count > MOST_DAYS ? undefined : daysFrom(from, to);
};

/** What is known of the slots of some days beside the settings. */
interface Known {
  /** What is taken, by the id of the slot. */
  readonly claims: ReadonlyMap<string, Claims>;
  /** Slots in which visits were planned, as they were then. Some are in the settings no more. */
  readonly visited: readonly SlotTimes[];
  readonly now: Date;
}

/**
 * The slots of some days with what is taken of them, in the order of their beginnings: those of the settings, over ones too, and those
 * that the settings do not have any more while visits are in them. Nothing fits into one of these.
 */
export const slotLoads = (
  rules: SlotRules,
  days: readonly string[],
  { claims, visited, now }: Known,
): readonly SlotLoad[] => {
  const offered = days.flatMap((day) => slotWays.flatMap((way) => slotsOn(rules, way, day)));
  const ids = new Set<string>(offered.map(({ id }) => id));
  const gone = new Map(visited.filter(({ id }) => !ids.has(id)).map((slot) => [slot.id, slot]));
  const taken = (id: string) => takenOf(claims.get(id) ?? {}, now);
  return [
    ...offered.map((slot) => ({
      ...timesOf(slot),
      way: slot.way,
      ...(slot.places === undefined ? {} : { places: slot.places }),
      ...(slot.lb === undefined ? {} : { lb: slot.lb }),
      ...taken(slot.id),
    })),
    ...[...gone.values()].map((slot) => ({
      ...slot,
      way: slot.id.startsWith('P') ? ('PICKUP' as const) : ('DROP_OFF' as const),
      places: 0,
      ...taken(slot.id),
    })),
  ].toSorted((one, other) => (one.from + one.id < other.from + other.id ? -1 : 1));
};
