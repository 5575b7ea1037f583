import * as z from 'zod/mini';
import { spaces } from '../departures/space.ts';
import { blockerCodes } from './gate.ts';
import { DepartureId, HoldKindName, Shipment } from './shipment.ts';

/** What keeps a shipment from a step, and what to do about it. */
export const BlockerShown = z.object({
  code: z.enum(blockerCodes),
  text: z.string(),
  remedy: z.string(),
  pieces: z.optional(z.array(z.number())),
  hold: z.optional(HoldKindName),
});

/** Something blocks the step. */
export const blocked = { status: 409, details: z.object({ blockers: z.array(BlockerShown) }) } as const;

/** The shipment is not as the person saw it, or not as the step needs it; this is how it is now. */
export const present = { status: 409, details: z.object({ shipment: Shipment }) } as const;

/** A shipment that was changed in the meantime, or may not change while its manifest is being made. */
export const changedRefusals = {
  SHIPMENT_NOT_FOUND: 404,
  SHIPMENT_CHANGED: present,
  FLIGHT_CLOSING: present,
} as const;

/** Flights with space for the same goods; absent where no other flight is offered. */
const otherFlights = {
  status: 409,
  details: z.optional(
    z.object({
      flights: z.array(
        z.object({
          id: DepartureId,
          day: z.string(),
          cargoCutoff: z.string(),
          bookingCutoff: z.string(),
          eta: z.object({ from: z.string(), to: z.string() }),
          space: z.enum(spaces),
        }),
      ),
    }),
  ),
} as const;

/** Why a shipment gets no place on a flight. */
export const flightRefusals = {
  FLIGHT_NOT_FOUND: 404,
  FLIGHT_CLOSED: otherFlights,
  FLIGHT_FULL: otherFlights,
  PIECE_TOO_HEAVY: 409,
} as const;

/** The first hold that keeps a shipment from being booked. */
export const held = { status: 409, details: z.object({ hold: HoldKindName }) } as const;

/** The step is not possible for these pieces. */
export const notPossible = { status: 409, details: z.object({ pieces: z.array(z.int()) }) } as const;

/** The pieces that an alarm was set off for; absent when it was not said how they were screened. */
export const screeningNeeded = { status: 422, details: z.optional(notPossible.details) } as const;
