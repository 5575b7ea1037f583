import * as z from 'zod/mini';
import { boundedNumber } from '../kernel/bounded-number.ts';
import { eachDestination } from '../kernel/destinations.ts';
import { laneStarts } from '../kernel/lane-starts.ts';

/** How far ahead flights are planned. */
export const WEEKS_PLANNED = 8;

/** What a flight can carry. Whole pounds and pieces. */
export const FlightCapacity = z.strictObject({
  lb: boundedNumber(1, 200_000, 0),
  pieces: boundedNumber(1, 10_000, 0),
  /** The heaviest single piece that the aircraft takes, in pounds. */
  largestPieceLb: boundedNumber(1, 10_000, 0),
});
export type FlightCapacity = z.infer<typeof FlightCapacity>;

/** `BW 525`: what the airline calls the flight. */
export const FlightNumber = z
  .string()
  .check(z.regex(/^[A-Z0-9]{2} ?\d{1,4}$/, 'Give a flight number like BW 525'));
/** When a flight leaves its airport, `22:00`. JFK and Newark have the time of New York. */
export const DepartureTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'));
export const CarrierName = z
  .string()
  .check(
    z.trim(),
    z.minLength(2, 'Give the name of the airline'),
    z.maxLength(60, 'Give at most 60 letters'),
  );

/** What flies: with passengers, or with cargo alone. Cargo that was screened for all-cargo aircraft flies on those only. */
export const aircraftKinds = ['PASSENGER', 'ALL_CARGO'] as const;
export const Aircraft = z.enum(aircraftKinds);
export type Aircraft = z.infer<typeof Aircraft>;

export const aircraftNames: Readonly<Record<Aircraft, string>> = {
  PASSENGER: 'Passenger aircraft',
  ALL_CARGO: 'All-cargo aircraft',
};

const CargoDock = z
  .string()
  .check(
    z.trim(),
    z.maxLength(120, 'Give at most 120 letters'),
    z.regex(/^.{5,} \d{5}$/, 'Give the address, and the ZIP code at its end'),
  );

const Lane = z.strictObject({
  /** Passenger aircraft unless given. */
  aircraft: z.optional(Aircraft),
  carrier: z.optional(CarrierName),
  flightNumber: z.optional(FlightNumber),
  /** Late in the evening unless given. */
  departureTime: z.optional(DepartureTime),
  /** Where the airline takes cargo: an address that ends with its ZIP code. */
  dock: z.optional(CargoDock),
  /** Until when it accepts cargo on the day of the flight. Some hours before the departure unless given. */
  acceptUntil: z.optional(DepartureTime),
  capacity: FlightCapacity,
});

/** What flights begin with when they are planned: a setting. Staff change single flights. */
export const FlightsSetting = z.strictObject({
  /** From how many weeks before its usual day a flight can be booked. */
  weeksOpen: boundedNumber(1, WEEKS_PLANNED, 0),
  /** How many hours a place that became free is held for the one who waits for it. */
  offerHours: boundedNumber(1, 72, 0),
  lanes: z.strictObject(eachDestination(() => Lane)),
});
export type FlightsSetting = z.infer<typeof FlightsSetting>;

/** Narrow-body aircraft usually take 80 kg a piece (trade.md, The price). An assumption. */
const NARROW_BODY_PIECE_LB = 176;

/** The flights of a new installation. All of it is an assumption, which the owner replaces by what the airlines give. */
export const defaultFlightsSetting: FlightsSetting = {
  weeksOpen: WEEKS_PLANNED,
  offerHours: 4,
  lanes: eachDestination((code) => ({
    capacity: { ...laneStarts[code].capacity, largestPieceLb: NARROW_BODY_PIECE_LB },
  })),
};
