import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../../kernel/destinations.ts';
import { defaultSchedule } from '../schedule/default-schedule.ts';
import { earliestAtDock, firstFlight } from './first-flight.ts';

const at = (instant: string) => new Date(instant);
/** Twelve hours before the cutoff of the flight on Friday, November 27: no van can be booked for that day any more. */
const tuesdayNight = at('2026-11-24T06:10:00Z');

describe('twelve hours before the cutoff', () => {
  test('goods that are brought make this week’s flight', () => {
    const { flight, before, slot } = firstFlight(defaultSchedule, 'GY', 'DROP_OFF', tuesdayNight);
    expect(flight.departureDay).toBe('2026-11-27');
    expect(before).toEqual(at('2026-11-24T19:00:00Z'));
    expect(slot).toBeUndefined();
  });

  test('goods that we pick up make the flight a week later, from the pickup on Wednesday', () => {
    const { flight, before, slot } = firstFlight(defaultSchedule, 'GY', 'PICKUP', tuesdayNight);
    expect(flight.departureDay).toBe('2026-12-04');
    expect(slot?.day).toBe('2026-11-25');
    expect(before).toEqual(at('2026-11-24T22:00:00Z'));
  });

  test('parcels in a mailbox have until the booking cutoff', () => {
    const { flight, before } = firstFlight(defaultSchedule, 'GY', 'MAILBOX', tuesdayNight);
    expect([flight.departureDay, before]).toEqual(['2026-11-27', at('2026-11-24T21:00:00Z')]);
  });
});

test('a pickup on Tuesday morning that is booked on Monday makes this week’s flight', () => {
  const monday = at('2026-11-23T15:00:00Z');
  expect(firstFlight(defaultSchedule, 'GY', 'PICKUP', monday).flight.departureDay).toBe('2026-11-27');
});

test('where the schedule has no pickup, goods count as brought', () => {
  const none = { ...defaultSchedule, pickup: { ...defaultSchedule.pickup, slots: [] } };
  expect(earliestAtDock(none, 'PICKUP', tuesdayNight)).toEqual(tuesdayNight);
});

test('whatever the hour: the flight is one that the goods make, and a pickup never makes an earlier one', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2027-12-31T00:00:00Z'), noInvalidDate: true }),
      fc.constantFrom(...destinationCodes),
      (now, to) => {
        const picked = firstFlight(defaultSchedule, to, 'PICKUP', now);
        const brought = firstFlight(defaultSchedule, to, 'DROP_OFF', now);
        expect(earliestAtDock(defaultSchedule, 'PICKUP', now) < picked.flight.cutoff).toBe(true);
        expect(picked.before > now).toBe(true);
        expect(picked.flight.departureDay >= brought.flight.departureDay).toBe(true);
      },
    ),
  );
});
