import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import { FlightId } from './flight-id.ts';
import { Aircraft, DepartureTime, FlightCapacity } from './flights-setting.ts';
import { flightStates, recordedStates } from './lifecycle.ts';
import { AirlineReceipt } from './receipt.ts';
import { atDestinationStates, FlightHappening, FlightTakenBack } from './under-way.ts';

/** What a shipment takes of a flight. Weights are in thousandths of a pound. */
export interface Load {
  readonly thousandthsLb: number;
  readonly pieces: number;
}

/** When a flight leaves, and what follows from that. Days are those of New York; instants are ISO 8601 in UTC. */
export const FlightTiming = z.object({
  day: CalendarDay,
  /** The name of the holiday because of which it leaves on another day than usual. */
  movedBy: z.optional(z.string()),
  originAirport: z.string(),
  /** Goods must be at the dock before this instant. */
  cargoCutoff: z.string(),
  /** Goods at the dock must be booked before this instant. */
  bookingCutoff: z.string(),
  /** First and last day on which goods are expected at the destination. */
  eta: z.object({ from: CalendarDay, to: CalendarDay }),
});
export type FlightTiming = z.infer<typeof FlightTiming>;

/** A flight as it is stored. */
export const FlightRecord = z.extend(FlightTiming, {
  id: FlightId,
  to: z.enum(destinationCodes),
  destinationAirport: z.string(),
  /** The day that the schedule had for it when it was planned, or on which staff added it. */
  usualDay: CalendarDay,
  carrier: z.optional(z.string()),
  flightNumber: z.optional(z.string()),
  /** When it leaves its airport by the schedule of the airline, on the clocks of New York. Absent on flights from before it was kept. */
  departureTime: z.optional(DepartureTime),
  /** Passenger aircraft unless given. */
  aircraft: z.optional(Aircraft),
  /** From this instant on it can be booked. */
  opensAt: z.string(),
  capacity: FlightCapacity,
  /** What is left. Below zero when more was weighed at the dock than was declared, or when the capacity was lowered. */
  free: z.object({ thousandthsLb: z.int(), pieces: z.int() }),
  /** How many shipments have a place, those included for which one is held. */
  shipments: z.int(),
  /** How many wait for a place without one being held for them. Absent when nobody ever waited. */
  waiting: z.optional(z.int()),
  recorded: z.enum(recordedStates),
  /** While its manifest is being made: the number of this closing, who began it and when. */
  closing: z.optional(z.object({ number: z.int(), by: z.string(), at: z.string() })),
  /** Its present manifest: the version, and when it was made. Absent until there is one. */
  manifest: z.optional(z.object({ version: z.int(), at: z.string() })),
  /** When the airline accepted the cargo, and who recorded it. Absent until then, and on flights from before it was kept. */
  tendered: z.optional(z.object({ at: z.string(), by: z.string() })),
  /** What the airline's receipt says. Absent where no airport run brought one. */
  receipt: z.optional(AirlineReceipt),
  /** The air waybill of the airline for everything on it, `106-12345675`. */
  mawb: z.optional(z.string()),
  /** How far its cargo is at the destination, after it has landed. */
  atDestination: z.optional(z.enum(atDestinationStates)),
  /** What it has come to since the airline accepted the cargo, the earliest first. */
  happened: z.optional(z.array(FlightHappening)),
  /** What was recorded of it by mistake and taken back, the earliest first. */
  takenBack: z.optional(z.array(FlightTakenBack)),
  /** What staff set by hand. The schedule and the settings no longer change it. */
  byHand: z.array(z.enum(['timing', 'flight', 'capacity'])),
  /** Where a changed schedule would move the flight, for staff to accept or refuse, because shipments are booked on it. */
  proposal: z.optional(z.extend(FlightTiming, { proposedAt: z.string() })),
  /** A proposal that staff refused. The same is not proposed again. */
  refused: z.optional(FlightTiming),
  /** Counts the changes of the flight itself, and not the places that were taken. */
  version: z.int(),
  changedAt: z.string(),
});
export type FlightRecord = z.infer<typeof FlightRecord>;

/** A flight with its state at the instant at which it was read. */
export const Flight = z.extend(FlightRecord, { state: z.enum(flightStates) });
export type Flight = z.infer<typeof Flight>;
