import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destinations.ts';
import { defaultSchedule } from '../schedule/default-schedule.ts';
import {
  atDockFrom,
  type Coming,
  type FullSlots,
  firstSlot,
  flightMade,
  makesFlight,
} from './flight-made.ts';
import { atDock, bookableSlots, type Slot, slotWithId } from './slots.ts';

const at = (instant: string) => new Date(instant);
/** Twelve hours before the cutoff of the flight on Friday, November 27: no van can be booked for that day any more. */
const tuesdayNight = at('2026-11-24T06:10:00Z');
const monday = at('2026-11-23T15:00:00Z');
const brought: Coming = { way: 'DROP_OFF' };
const picked: Coming = { way: 'PICKUP' };
const dayOf = (...asked: Parameters<typeof flightMade>) => flightMade(...asked).flight.departureDay;
const slot = (id: string): Slot => {
  const found = slotWithId({ ...defaultSchedule, hours: everyDay }, id);
  if (found === undefined) throw new Error(`There is no slot ${id}.`);
  return found;
};
const everyDay = Array.from({ length: 7 }, () => ({ from: '09:00', to: '17:00' }));
const chosen = (id: string): Coming => {
  const found = slot(id);
  return { way: found.way, slot: found };
};

describe('twelve hours before the cutoff', () => {
  test('goods that are brought make this week’s flight', () => {
    const { flight, before, slot: none } = flightMade(defaultSchedule, 'GY', brought, tuesdayNight);
    expect(flight.departureDay).toBe('2026-11-27');
    expect(before).toEqual(at('2026-11-24T19:00:00Z'));
    expect(none).toBeUndefined();
  });

  test('goods that we pick up make the flight a week later, from the pickup on Wednesday', () => {
    const made = flightMade(defaultSchedule, 'GY', picked, tuesdayNight);
    expect(made.flight.departureDay).toBe('2026-12-04');
    expect(made.slot?.day).toBe('2026-11-25');
    expect(made.before).toEqual(at('2026-11-24T22:00:00Z'));
  });

  test('goods that are here have until the booking cutoff', () => {
    const { flight, before } = flightMade(defaultSchedule, 'GY', { way: 'HERE' }, tuesdayNight);
    expect([flight.departureDay, before]).toEqual(['2026-11-27', at('2026-11-24T21:00:00Z')]);
  });
});

describe('a pickup', () => {
  test('on Tuesday morning that is booked on Monday makes this week’s flight, and one at noon the next', () => {
    expect(dayOf(defaultSchedule, 'GY', picked, monday)).toBe('2026-11-27');
    expect(dayOf(defaultSchedule, 'GY', chosen('P-2026-11-24-0900'), monday)).toBe('2026-11-27');
    expect(dayOf(defaultSchedule, 'GY', chosen('P-2026-11-24-1200'), monday)).toBe('2026-12-04');
  });

  test('with no slot yet is that of the earliest free one', () => {
    const full: FullSlots = new Set(['P-2026-11-24-0900', 'P-2026-11-24-1200']);
    const made = flightMade(defaultSchedule, 'GY', picked, monday, full);
    expect([made.slot?.from, made.flight.departureDay]).toEqual([at('2026-11-24T20:00:00Z'), '2026-12-04']);
  });

  test('in a slot keeps it although it is full: it is one of those that fill it', () => {
    const full: FullSlots = new Set(['P-2026-11-24-0900']);
    expect(dayOf(defaultSchedule, 'GY', chosen('P-2026-11-24-0900'), monday, full)).toBe('2026-11-27');
  });

  test('in a slot that can no longer be booked keeps it until it is over, and then needs another one', () => {
    const coming = chosen('P-2026-11-24-0900');
    expect(dayOf(defaultSchedule, 'GY', coming, tuesdayNight)).toBe('2026-11-27');
    const made = flightMade(defaultSchedule, 'GY', coming, at('2026-11-24T17:00:00Z'));
    expect([made.slot?.day, made.flight.departureDay]).toEqual(['2026-11-25', '2026-12-04']);
  });

  test('while every slot is full makes no flight before the last of them', () => {
    const slots = bookableSlots(defaultSchedule, 'PICKUP', monday);
    const full = new Set(slots.map(({ id }) => id));
    const made = flightMade(defaultSchedule, 'GY', picked, monday, full);
    expect(made.slot).toBeUndefined();
    expect(made.flight.departureDay > String(slots.at(-1)?.day)).toBe(true);
  });
});

test('goods that are brought in a slot are there at its end', () => {
  const lastMoment = chosen('D-2026-11-24-1300');
  expect(flightMade(defaultSchedule, 'GY', lastMoment, monday)).toMatchObject({
    flight: { departureDay: '2026-11-27' },
    before: at('2026-11-24T19:00:00Z'),
  });
  expect(dayOf(defaultSchedule, 'GY', chosen('D-2026-11-24-1400'), monday)).toBe('2026-12-04');
});

test('where the schedule has no pickup, goods count as brought', () => {
  const none = { ...defaultSchedule, pickup: { ...defaultSchedule.pickup, slots: [] } };
  expect(atDockFrom(none, picked, tuesdayNight)).toEqual(tuesdayNight);
});

describe('whatever the hour, the country and the slots that are full', () => {
  const instants = fc.date({
    min: at('2026-01-01T00:00:00Z'),
    max: at('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  });
  const countries = fc.constantFrom(...destinationCodes);
  /** Which of the next slots are full. */
  const fullness = fc.array(fc.boolean(), { maxLength: 40 });
  const fullOf = (now: Date, full: readonly boolean[]): FullSlots =>
    new Set(
      bookableSlots(defaultSchedule, 'PICKUP', now)
        .filter((_, index) => full[index])
        .map(({ id }) => id),
    );
  const flightOf = ({ flight }: ReturnType<typeof flightMade>) => ({
    cargoCutoff: new Date(flight.cargoCutoff).toISOString(),
    bookingCutoff: new Date(flight.bookingCutoff).toISOString(),
  });

  test('the flight is the first that the goods make, and no pickup makes an earlier one than goods that are brought', () => {
    fc.assert(
      fc.property(instants, countries, fullness, (now, to, which) => {
        const full = fullOf(now, which);
        const made = flightMade(defaultSchedule, to, picked, now, full);
        expect(atDockFrom(defaultSchedule, picked, now, full) < made.flight.cutoff).toBe(true);
        expect(makesFlight(defaultSchedule, flightOf(made), picked, now, full)).toBe(true);
        expect(made.before > now).toBe(true);
        const direct = flightMade(defaultSchedule, to, brought, now);
        expect(made.flight.departureDay >= direct.flight.departureDay).toBe(true);
        // An earlier flight than the one that is made is missed.
        if (made.flight.departureDay > direct.flight.departureDay)
          expect(makesFlight(defaultSchedule, flightOf(direct), picked, now, full)).toBe(false);
      }),
    );
  });

  test('a full slot is never the one that is counted on, and one more that is full never makes it earlier', () => {
    fc.assert(
      fc.property(instants, countries, fullness, (now, to, which) => {
        const full = fullOf(now, which);
        const free = firstSlot(defaultSchedule, now, full);
        expect(free && full.has(free.id)).toBe(false);
        const made = flightMade(defaultSchedule, to, picked, now, full);
        expect(made.slot).toEqual(free);
        const fuller = free ? new Set([...full, free.id]) : full;
        expect(dayOf(defaultSchedule, to, picked, now, fuller) >= made.flight.departureDay).toBe(true);
      }),
    );
  });

  test('the earliest free slot, chosen, makes the flight that was shown before one was', () => {
    fc.assert(
      fc.property(instants, countries, fullness, (now, to, which) => {
        const full = fullOf(now, which);
        const free = firstSlot(defaultSchedule, now, full);
        if (free === undefined) return;
        const coming: Coming = { way: 'PICKUP', slot: free };
        expect(flightMade(defaultSchedule, to, coming, now, full)).toEqual(
          flightMade(defaultSchedule, to, picked, now, full),
        );
        expect(atDockFrom(defaultSchedule, coming, now)).toEqual(atDock(defaultSchedule, free));
      }),
    );
  });
});
