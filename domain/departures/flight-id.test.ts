import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { destinationCodes } from '../kernel/destinations.ts';
import { addDays } from '../kernel/new-york.ts';
import {
  addedFlightId,
  FLIGHTS_A_DAY,
  FlightId,
  isAddedFlight,
  isFlightId,
  scheduledFlightId,
  usualDayIn,
} from './flight-id.ts';

describe('the id of a flight', () => {
  test('has its lane and its usual day, and a number where staff added it', () => {
    const lane = fc.constantFrom(...destinationCodes);
    const days = fc.integer({ min: 0, max: 9000 }).map((more) => addDays('2020-01-01', more));
    fc.assert(
      fc.property(lane, days, fc.integer({ min: 0, max: FLIGHTS_A_DAY - 2 }), (to, day, many) => {
        const known = [scheduledFlightId(to, day)];
        for (let number = 0; number <= many; number += 1) {
          const id = addedFlightId(to, day, known);
          if (id !== undefined) known.push(id);
        }
        expect(new Set(known).size).toBe(many + 2);
        for (const [place, id] of known.entries()) {
          expect([FlightId.safeParse(id).success, isFlightId(id)]).toEqual([true, true]);
          expect([usualDayIn(id), isAddedFlight(id)]).toEqual([day, place > 0]);
        }
        // The keys of the table are in this order, whatever the number is.
        expect(known.every((id) => id.startsWith(`${to}-${day}`))).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    'GY-2026-11-27-1',
    'GY-2026-11-27-0',
    'GY-2026-11-27-02',
    'GY-2026-11-27-100',
    'GY-2026-11-27-',
    'GY-2026-11',
  ])('is not %s', (id) => {
    expect([FlightId.safeParse(id).success, isFlightId(id)]).toEqual([false, false]);
  });

  test('is the first that is free, and there are at most 99 of a day', () => {
    expect(addedFlightId('GY', '2026-11-27', [])).toBe('GY-2026-11-27-2');
    expect(addedFlightId('GY', '2026-11-27', ['GY-2026-11-27-2'])).toBe('GY-2026-11-27-3');
    const all = Array.from({ length: 98 }, (_, index) => `GY-2026-11-27-${index + 2}`);
    expect(addedFlightId('GY', '2026-11-27', all)).toBeUndefined();
  });
});
