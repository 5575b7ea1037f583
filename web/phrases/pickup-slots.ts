import type { Schedule } from '#domain/departures/schedule/schedule.ts';
import { clockWords } from '#domain/kernel/clock-words.ts';
import { weekdayWords } from './hours.ts';

/** Weekdays as text: `Monday to Friday` for a complete range, else `Monday, Wednesday`. */
const daysWords = (days: readonly number[]): string => {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  return days.length > 2 && last - first === days.length - 1
    ? `${weekdayWords(first)} to ${weekdayWords(last)}`
    : days.map(weekdayWords).join(', ');
};

/** The pickup times, with one line for days with the same slots. */
export const pickupSlotLines = ({
  pickup,
}: Pick<Schedule, 'pickup'>): readonly { readonly days: string; readonly slots: string }[] => {
  const slotsOfDay = new Map<number, string[]>();
  for (const { weekday, from, to } of pickup.slots.toSorted((one, other) => one.weekday - other.weekday))
    slotsOfDay.set(weekday, [...(slotsOfDay.get(weekday) ?? []), `${clockWords(from)} to ${clockWords(to)}`]);
  const daysOfSlots = new Map<string, number[]>();
  for (const [weekday, slots] of slotsOfDay) {
    const words = slots.join(', ');
    daysOfSlots.set(words, [...(daysOfSlots.get(words) ?? []), weekday]);
  }
  return [...daysOfSlots].map(([slots, days]) => ({ days: daysWords(days), slots }));
};
