import * as z from 'zod/mini';
import { BookedGoods, BookingReference, EmptyBarrels, Place, visitPurposes } from '../bookings/booking.ts';
import { isFlightId } from '../departures/flight-id.ts';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import { UserId } from '../kernel/user-id.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { Trip } from './airport/trip.ts';
import { runStates, stopStates } from './lifecycle.ts';
import { StopId } from './stop-id.ts';
import { Told } from './telling/told.ts';

/** More stops no van has in a day. */
export const MOST_STOPS = 40;

/** From one instant until another, ISO 8601 UTC. */
export const Span = z.strictObject({ from: z.string(), to: z.string() });
export type Span = z.infer<typeof Span>;

/** Where a place is, in degrees. */
export const PositionOf = z.object({ latitude: z.number(), longitude: z.number() });

/** What is on a van: pounds, cubic feet, pieces. */
const LoadOf = z.object({ lb: z.number(), cubicFeet: z.number(), pieces: z.number() });

/** The visit of a booking that a run has or may have, as its booking says it: where, when, for whom and what. */
export const VisitToMake = z.object({
  booking: BookingReference,
  /** The number of the visit in its booking. */
  visit: z.int().check(z.minimum(1)),
  purpose: z.enum(visitPurposes),
  /** The slot that the customer was promised. */
  window: Span,
  place: Place,
  /** The middle of its ZIP code. */
  position: PositionOf,
  /** Whom we ask for, and the phone number on the day. */
  name: z.string(),
  phone: z.string(),
  to: z.enum(destinationCodes),
  /** What we fetch; nothing in a visit that only brings empty barrels. */
  goods: z.array(BookedGoods),
  /** Empty barrels that we bring. */
  barrels: z.optional(z.pick(EmptyBarrels, { rows: true }).shape.rows),
  brings: z.optional(LoadOf),
  takes: z.optional(LoadOf),
  /** Minutes that we stay at the door. */
  minutes: z.int(),
  note: z.optional(z.string()),
  /** Nobody has agreed yet that these goods may be searched: whoever hands them over does, at the door (49 CFR 1548.9). */
  mustAgree: z.optional(z.literal(true)),
  shipments: z.array(TrackingNumber),
});
export type VisitToMake = z.infer<typeof VisitToMake>;

/** A stop of a run: a visit with its turn, and what became of it. Instants are ISO 8601 UTC. */
export const Stop = z.object({
  id: StopId,
  ...VisitToMake.shape,
  state: z.enum(stopStates),
  /** When the driver should be there and leave again, as planned. */
  planned: Span,
  told: z.optional(Told),
  /** Dispatch fixed its turn: planning again does not move it. */
  pinned: z.optional(z.literal(true)),
  /** When the driver said that it is next, and that they are there. */
  nextAt: z.optional(z.string()),
  arrivedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  /** The id of its proof, once the driver was there. */
  proof: z.optional(z.uuid()),
  /** Why it is off this run, as dispatch reads it. */
  because: z.optional(z.string()),
});
export type Stop = z.infer<typeof Stop>;

/** What one van does on a day with one driver. Days are those of New York, instants ISO 8601 UTC. */
export const Run = z.object({
  id: z.uuid(),
  version: z.int().check(z.minimum(1)),
  day: CalendarDay,
  state: z.enum(runStates),
  vehicleId: z.uuid(),
  driverId: UserId,
  /** Who had it before, and until when: what their phones were too late to send still counts. */
  earlierDrivers: z.optional(z.array(z.object({ driverId: UserId, until: z.string() }))),
  /** From when until when it has van and driver. */
  hours: Span,
  /** When the driver has lunch, as planned. */
  lunch: z.optional(Span),
  /** In their turn. Those that were taken off stay, for the driver to see. */
  stops: z.array(Stop),
  /** An airport run has no stops: it brings the load of a flight to its airline. */
  airport: z.optional(Trip),
  /** Straight miles times the factor of the settings. */
  miles: z.number(),
  releasedAt: z.optional(z.string()),
  startedAt: z.optional(z.string()),
  endedAt: z.optional(z.string()),
  /** Why it was canceled. */
  because: z.optional(z.string()),
  createdAt: z.string(),
  createdBy: z.string(),
  changedAt: z.string(),
});
export type Run = z.infer<typeof Run>;

/** The reference of the booking that a stop belongs to, by the id of the stop. */
const bookingOfStop = (stop: string): string => stop.slice(0, stop.lastIndexOf('-'));

/** The id of the stop of a visit. */
export const stopIdOf = ({ booking, visit }: Pick<VisitToMake, 'booking' | 'visit'>): string =>
  `${booking}-${visit}`;

/** Whose visit it is by its id: the booking of a stop, or the flight that an airport run brings to its airline. */
export const thingVisited = (id: string): { readonly kind: 'booking' | 'flight'; readonly id: string } =>
  isFlightId(id) ? { kind: 'flight', id } : { kind: 'booking', id: bookingOfStop(id) };
