import * as z from 'zod/mini';
import { CalendarDay } from '../kernel/calendar-day.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { AddedFlight, ProposedFlight } from './added-flight.ts';
import { FlightAirline } from './airline.ts';
import { Flight, FlightTiming } from './flight.ts';
import { FlightHistoryEntry } from './flight-changes.ts';
import { FlightId } from './flight-id.ts';
import { flightStates } from './lifecycle.ts';
import { ChangeReason, FlightOverride } from './override.ts';
import { flightChanged, flightImpossible } from './refusals.ts';
import { spaces } from './space.ts';
import { ListedWaiting } from './waitlist/waitlist.ts';
import { MasterStockChange, MasterStockEntry } from './waybills/master-waybill.ts';
import { StockChange, StockHistoryEntry, WaybillStock } from './waybills/waybill.ts';

/** A flight as customers see it. */
export const UpcomingFlight = z.extend(FlightTiming, {
  id: FlightId,
  to: z.enum(destinationCodes),
  destinationAirport: z.string(),
  flightNumber: z.optional(z.string()),
  carrier: z.optional(z.string()),
  state: z.enum(flightStates),
  space: z.enum(spaces),
  /** The heaviest single piece that the aircraft takes, in pounds. */
  largestPieceLb: z.int(),
});
export type UpcomingFlight = z.infer<typeof UpcomingFlight>;

const params = z.object({ id: FlightId });
/** The version that the person saw: a change in between is refused and not overwritten (optimistic lock). */
const version = z.int().check(z.minimum(1));
const refusals = { FLIGHT_NOT_FOUND: 404, ...flightChanged, FLIGHT_LEFT: 409 } as const;
const stockVersion = z.int().check(z.minimum(0));

/** Flights, and the stocks of air waybill numbers: our own, and those of the airlines. */
export const departureEndpoints = {
  upcoming: endpoint('GET /api/departures', {
    summary: 'The next eight flights to a destination, with the space that is left in words.',
    access: 'signed-in',
    query: z.object({ to: z.enum(destinationCodes) }),
    reply: z.object({ items: z.array(UpcomingFlight) }),
  }),
  list: endpoint('GET /api/desk/departures', {
    summary: 'The flights of a week and the eight after it, to one destination or all, by day.',
    access: 'departure.read',
    query: z.object({ from: z.optional(CalendarDay), to: z.optional(z.enum(destinationCodes)) }),
    /** `from` is the Monday of the first week. */
    reply: z.object({ from: CalendarDay, items: z.array(Flight) }),
  }),
  propose: endpoint('GET /api/desk/proposed-departure', {
    summary:
      'What the rule of a lane proposes for a flight on a day: airport, cutoffs, arrival and capacity.',
    access: 'departure.manage',
    query: z.object({ to: z.enum(destinationCodes), day: CalendarDay }),
    reply: z.object({ flight: ProposedFlight }),
  }),
  add: endpoint('POST /api/desk/departures', {
    summary: 'Adds a flight beside those of the schedule. The same idempotency-key adds it once.',
    access: 'departure.manage',
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: z.strictObject({ flight: AddedFlight }),
    reply: Flight,
    refusals: {
      ...flightImpossible,
      TOO_MANY_FLIGHTS: 422,
      KEY_USED: { status: 409, details: z.object({ flight: FlightId }) },
    },
  }),
  show: endpoint('GET /api/desk/departures/{id}', {
    summary: 'One flight with everything that happened to it, the newest first, and its waitlist in order.',
    access: 'departure.read',
    params,
    reply: z.object({
      flight: Flight,
      history: z.array(FlightHistoryEntry),
      waitlist: z.array(ListedWaiting),
    }),
    refusals: { FLIGHT_NOT_FOUND: 404 },
  }),
  override: endpoint('PUT /api/desk/departures/{id}', {
    summary: 'Sets day, cutoffs, airline and capacity of a flight by hand, with a reason.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version, reason: ChangeReason, flight: FlightOverride }),
    reply: Flight,
    refusals: { ...refusals, ...flightImpossible },
  }),
  nameAirline: endpoint('PUT /api/desk/departures/{id}/airline', {
    summary:
      'Sets airline, flight number and time of departure, until the airline has accepted the cargo. A number of another airline is taken off.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version, airline: FlightAirline }),
    reply: Flight,
    refusals: { ...refusals, ...flightImpossible },
  }),
  decide: endpoint('POST /api/desk/departures/{id}/proposal', {
    summary: 'Accepts or refuses the move that a changed schedule proposes for a booked flight.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version, accept: z.boolean(), reason: z.optional(ChangeReason) }),
    reply: Flight,
    refusals: { ...refusals, NO_PROPOSAL: 409 },
  }),
  cancel: endpoint('POST /api/desk/departures/{id}/cancel', {
    summary: 'Cancels a flight, with a reason.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version, reason: ChangeReason }),
    reply: Flight,
    refusals,
  }),
  stock: endpoint('GET /api/waybills/stock', {
    summary: 'How many house air waybill numbers are left, and who changed the stock.',
    access: 'waybill.read',
    reply: z.extend(WaybillStock, { left: z.int(), history: z.array(StockHistoryEntry) }),
  }),
  changeStock: endpoint('POST /api/waybills/stock', {
    summary: 'Adds house air waybill numbers, and sets their prefix and the low mark.',
    access: 'waybill.manage',
    body: z.extend(StockChange, { version: stockVersion }),
    reply: z.object({ version: stockVersion }),
    refusals: { STOCK_CHANGED: 409, STOCK_FULL: 422 },
  }),
  master: endpoint('GET /api/waybills/master', {
    summary: 'How many air waybill numbers of each airline are left, and who added some.',
    access: 'waybill.read',
    reply: z.object({
      version: stockVersion,
      lowMark: z.int(),
      left: z.int(),
      airlines: z.array(
        z.object({
          prefix: z.string(),
          left: z.int(),
          next: z.string(),
          /** The two characters before its flight numbers, and its name. Absent when nobody has said whose numbers they are. */
          code: z.optional(z.string()),
          name: z.optional(z.string()),
        }),
      ),
      history: z.array(MasterStockEntry),
    }),
  }),
  changeMaster: endpoint('POST /api/waybills/master', {
    summary: 'Adds a block of air waybill numbers that an airline gave us, and sets the low mark.',
    access: 'waybill.manage',
    body: z.extend(MasterStockChange, { version: stockVersion }),
    reply: z.object({ version: stockVersion }),
    refusals: {
      STOCK_CHANGED: 409,
      STOCK_FULL: 422,
      NUMBERS_KNOWN: 409,
      AIRLINE_UNKNOWN: 422,
      OTHER_AIRLINE: 422,
    },
  }),
  takeMaster: endpoint('POST /api/desk/departures/{id}/mawb', {
    summary: 'Gives a flight the next air waybill number of its own airline; a flight that has one keeps it.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version, prefix: z.string().check(z.regex(/^\d{3}$/, 'Three digits')) }),
    reply: Flight,
    refusals: {
      ...refusals,
      AIRLINE_MISSING: 409,
      OTHER_AIRLINE: 409,
      NO_NUMBER_LEFT: 409,
    },
  }),
  gaps: endpoint('GET /api/waybills/gaps', {
    summary: 'Numbers that were taken and that no shipment has, the newest first; 500 are checked at a time.',
    access: 'waybill.read',
    query: z.object({
      before: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000_000))),
    }),
    reply: z.object({
      numbers: z.array(z.string()),
      /** How many serials were checked. */
      checked: z.int(),
      /** `before` of the next question; absent when all were checked. */
      next: z.optional(z.int()),
    }),
  }),
} as const;
