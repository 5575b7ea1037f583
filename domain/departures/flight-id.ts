import * as z from 'zod/mini';
import type { DestinationCode } from '../kernel/destinations.ts';

/**
 * Lane and usual day of the schedule, `GY-2026-11-27`; a flight that staff added has a number from 2 on behind it, `GY-2026-11-27-2`. It
 * stays when the flight moves to another day.
 */
export const FLIGHT_ID_SHAPE = /^([A-Z]{2})-(\d{4}-\d{2}-\d{2})(?:-([2-9]|[1-9]\d))?$/;

/** How many flights of one lane and day can be told apart. */
export const FLIGHTS_A_DAY = 99;

/** A flight of one of our lanes. */
export const FlightId = z
  .string()
  .check(
    z.regex(/^(GY|JM|TT|BB|SR)-\d{4}-\d{2}-\d{2}(-([2-9]|[1-9]\d))?$/, 'A flight looks like GY-2026-11-27.'),
  );

/** Whether a text has the shape of the id of a flight. */
export const isFlightId = (text: string): boolean => FLIGHT_ID_SHAPE.test(text);

/** The usual day in an id: `2026-11-27`. The flight may have moved from it. */
export const usualDayIn = (id: string): string => FLIGHT_ID_SHAPE.exec(id)?.[2] ?? id.slice(3);

/** The number of a flight that is not the only one of its lane and day: `2`. Undefined for the one of the schedule. */
export const numberOfFlight = (id: string): string | undefined => FLIGHT_ID_SHAPE.exec(id)?.[3];

/** Whether staff added the flight, so that the schedule has no say about it. */
export const isAddedFlight = (id: string): boolean => numberOfFlight(id) !== undefined;

/** The id of the flight that the schedule has for a lane and a usual day. */
export const scheduledFlightId = (to: DestinationCode, usualDay: string): string => `${to}-${usualDay}`;

/** The id of a flight that staff add to a lane on a day: the next number after those that there are. Undefined when there is none left. */
export const addedFlightId = (
  to: DestinationCode,
  day: string,
  known: readonly string[],
): string | undefined => {
  const taken = new Set(known);
  for (let number = 2; number <= FLIGHTS_A_DAY; number += 1) {
    const id = `${to}-${day}-${number}`;
    if (!taken.has(id)) return id;
  }
  return undefined;
};
