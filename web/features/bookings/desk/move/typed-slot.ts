import type { SlotTimes } from '#domain/bookings/booking.ts';
import { onNewYorkClocks, weekdayOf } from '#domain/kernel/new-york.ts';
import { weekdays } from '#domain/kernel/weekdays.ts';

/** What somebody typed to name a slot: a day by its number, its date or its weekday, and perhaps the hour or which slot of the day. */
interface Typed {
  readonly day: (day: string) => boolean;
  readonly hour?: number;
  /** Counts the slots of the day from 0. */
  readonly at?: number;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letter that names a slot among those of its day, the first one `a`: one key for an hour that has two digits. */
export const letterOf = (at: number): string => LETTERS[at] ?? '';

const hourOf = ({ from }: Pick<SlotTimes, 'from'>): number =>
  onNewYorkClocks(new Date(from)).getUTCHours() % 12 || 12;
const numberOf = (day: string): number => Number(day.slice(8));
const withHour = (day: Typed['day'], hour: string | undefined): Typed =>
  hour === undefined ? { day } : { day, hour: Number(hour) };

/** `15`, `15 3`, `153` and `1503` (the 15th at 3), `15c` (its third time), `12/15 3`, `tue 9`. Undefined for anything else. */
const read = (typed: string): Typed | undefined => {
  const text = typed.trim().toLowerCase();
  const [, month, ofMonth, monthHour] = /^(\d{1,2})\/(\d{1,2})(?:\s+(\d{1,2}))?$/.exec(text) ?? [];
  if (month !== undefined)
    return withHour(
      (day) => Number(day.slice(5, 7)) === Number(month) && numberOf(day) === Number(ofMonth),
      monthHour,
    );
  const [, ofDay, hour] = /^(\d{1,2})(?:\s+(\d{1,2}))?$/.exec(text) ?? /^(\d{2})(\d{1,2})$/.exec(text) ?? [];
  if (ofDay !== undefined) return withHour((day) => numberOf(day) === Number(ofDay), hour);
  const [, lettered, letter] = /^(\d{1,2})([a-z])$/.exec(text) ?? [];
  if (letter !== undefined)
    return { day: (day) => numberOf(day) === Number(lettered), at: LETTERS.indexOf(letter) };
  const [, word = '', wordHour] = /^([a-z]{2,9})(?:\s+(\d{1,2}))?$/.exec(text) ?? [];
  const weekday = weekdays.findIndex((name) => word !== '' && name.toLowerCase().startsWith(word));
  return weekday < 0 ? undefined : withHour((day) => weekdayOf(day) === weekday, wordHour);
};

/** Of the slots of a day the one at the same time of day as before, else the first. */
const alike = <Slot extends SlotTimes>(
  ofDay: readonly Slot[],
  before: SlotTimes | undefined,
): Slot | undefined => ofDay.find(({ id }) => id.slice(-4) === before?.id.slice(-4)) ?? ofDay[0];

/** The slots of one day. */
export const slotsOfDay = <Slot extends SlotTimes>(
  slots: readonly Slot[],
  day: string | undefined,
): readonly Slot[] => slots.filter((slot) => slot.day === day);

/** The first slot in the order of `slots` that fits what somebody typed. Undefined when they typed nothing that fits. */
export const slotTyped = <Slot extends SlotTimes>(
  typed: string,
  slots: readonly Slot[],
  before: SlotTimes | undefined,
): Slot | undefined => {
  const wanted = read(typed);
  if (wanted === undefined) return undefined;
  const fitting = slots.filter(({ day }) => wanted.day(day));
  const ofFirst = slotsOfDay(fitting, fitting[0]?.day);
  if (wanted.at !== undefined) return ofFirst[wanted.at];
  return fitting.find((slot) => hourOf(slot) === wanted.hour) ?? alike(ofFirst, before);
};

/** The keys that go from one slot to another while somebody types. */
export const slotKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'] as const;
export type SlotKey = (typeof slotKeys)[number];

/** The slot that a key leads to: the arrows to the others of the day, around, the page keys to the same day of another month. */
export const slotAfter = <Slot extends SlotTimes>(
  key: SlotKey,
  slots: readonly Slot[],
  before: Slot,
): Slot => {
  const by = key.endsWith('Down') ? 1 : -1;
  if (key.startsWith('Arrow')) {
    const ofDay = slotsOfDay(slots, before.day);
    return ofDay.at((ofDay.findIndex(({ id }) => id === before.id) + by) % ofDay.length) ?? before;
  }
  const same = [...new Set(slots.map(({ day }) => day))].filter(
    (day) => numberOf(day) === numberOf(before.day),
  );
  return alike(slotsOfDay(slots, same[same.indexOf(before.day) + by]), before) ?? before;
};
