import { describe, expect, test } from 'vitest';
import type { SlotTimes } from '#domain/bookings/booking.ts';
import { defaultSchedule } from '#domain/departures/schedule/default-schedule.ts';
import { bookableSlots, slotRules } from '#domain/departures/slots/slots.ts';
import { defaultBrand } from '#domain/settings/brand.ts';
import { letterOf, type SlotKey, slotAfter, slotKeys, slotsOfDay, slotTyped } from './typed-slot.ts';

const rules = slotRules({ schedule: defaultSchedule, brand: defaultBrand });
const slotsOf = (way: 'PICKUP' | 'DROP_OFF', now: string): readonly SlotTimes[] =>
  bookableSlots(rules, way, new Date(now)).map(({ id, day, from, to, bookBy }) => ({
    id,
    day,
    from: from.toISOString(),
    to: to.toISOString(),
    bookBy: bookBy.toISOString(),
  }));
const pickups = slotsOf('PICKUP', '2026-11-23T15:00:00Z');
const [first] = pickups;
const typed = (text: string, before = first) => slotTyped(text, pickups, before)?.id;

test.each([
  ['1', 'P-2026-12-01-0900'],
  ['15', 'P-2026-12-15-0900'],
  ['15 3', 'P-2026-12-15-1500'],
  ['153', 'P-2026-12-15-1500'],
  ['1512', 'P-2026-12-15-1200'],
  ['15b', 'P-2026-12-15-1200'],
  ['1c', 'P-2026-12-01-1500'],
  ['1/5', 'P-2027-01-05-0900'],
  ['1/5 12', 'P-2027-01-05-1200'],
  ['tue', 'P-2026-11-24-0900'],
  ['Saturday', 'P-2026-11-28-0900'],
  ['we 3', 'P-2026-11-25-1500'],
  ['26', 'P-2026-12-26-0900'],
])('%s names %s', (text, id) => {
  expect(typed(text)).toBe(id);
});

test('the time of day stays, where the day has it', () => {
  const before = pickups.find(({ id }) => id.endsWith('-1500'));
  expect(typed('15', before)).toBe('P-2026-12-15-1500');
  expect(typed('28', before)).toBe('P-2026-11-28-0900');
});

test.each(['', 'x', '40', '99/99', 'holiday', '15 3 4', '15z'])('“%s” names none', (text) => {
  expect(typed(text)).toBeUndefined();
});

test('arrows go around the day, and the page keys to the same day of the next month and back', () => {
  const at = (id: string) => pickups.find((slot) => slot.id === id) as SlotTimes;
  const after = (key: SlotKey, id: string) => slotAfter(key, pickups, at(id)).id;
  expect(after('ArrowDown', 'P-2026-12-01-1500')).toBe('P-2026-12-01-0900');
  expect(after('ArrowUp', 'P-2026-12-01-0900')).toBe('P-2026-12-01-1500');
  expect(after('PageDown', 'P-2026-12-12-1130')).toBe('P-2026-12-12-1130');
  expect(after('PageDown', 'P-2026-12-02-1200')).toBe('P-2027-01-02-0900');
  expect(after('PageUp', 'P-2027-01-02-0900')).toBe('P-2026-12-02-0900');
});

/** Six, without the one that opens the dialog and the one that sends it. */
const MOST = 4;

/** Few keys between opening the dialog and sending it that lead from one slot to another, as far as somebody types numbers and the letter of a time. */
const keysTo = (slots: readonly SlotTimes[], from: SlotTimes, to: SlotTimes): number => {
  const day = String(Number(to.day.slice(8)));
  const hour = String(Number(to.id.slice(-4, -2)) % 12 || 12);
  const sameNumber = slots.find((slot) => slot.day.slice(8) === to.day.slice(8));
  const letters = [to.day, sameNumber?.day].map((one) =>
    letterOf(slotsOfDay(slots, one).findIndex(({ id }) => id.slice(-4) === to.id.slice(-4))),
  );
  const texts = [
    '',
    day,
    `${day} ${hour}`,
    `${day.padStart(2, '0')}${hour}`,
    ...letters.map((letter) => `${day}${letter}`),
  ];
  const starts = texts.flatMap((text) => {
    const slot = text === '' ? from : slotTyped(text, slots, from);
    return slot === undefined ? [] : [{ slot, keys: text.length }];
  });
  const seen = new Map(
    starts.toSorted((one, other) => other.keys - one.keys).map(({ slot, keys }) => [slot, keys]),
  );
  // A map goes on through what is added to it meanwhile.
  for (const [slot, keys] of seen)
    for (const key of keys < MOST ? slotKeys : []) {
      const next = slotAfter(key, slots, slot);
      if ((seen.get(next) ?? Number.POSITIVE_INFINITY) <= keys + 1) continue;
      seen.delete(next);
      seen.set(next, keys + 1);
    }
  return seen.get(to) ?? Number.POSITIVE_INFINITY;
};

describe('every slot of the seven weeks is six keys away: one opens the dialog, one sends it', () => {
  test.each(['2026-11-23T15:00:00Z', '2027-01-29T15:00:00Z', '2026-07-03T02:00:00Z'])(
    'a pickup, on %s',
    (now) => {
      const slots = slotsOf('PICKUP', now);
      for (const from of slots.slice(0, 3))
        for (const to of slots) expect(keysTo(slots, from, to), to.id).toBeLessThanOrEqual(MOST);
    },
  );

  test.each(['2026-11-23T15:00:00Z', '2027-01-29T15:00:00Z'])('a drop-off at any hour, on %s', (now) => {
    const slots = slotsOf('DROP_OFF', now);
    for (const from of [slots[0], slots.at(-1)])
      for (const to of slots) expect(keysTo(slots, from as SlotTimes, to), to.id).toBeLessThanOrEqual(MOST);
  });
});
