import * as z from 'zod/mini';
import { Flight } from '../../departures/flight.ts';
import { ChangeReason } from '../../departures/override.ts';
import { reversibleStates, underWayStates } from '../../departures/under-way.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { DepartureId } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { notYetCodes } from './acts/not-yet.ts';
import { behindReasons } from './behind.ts';

const params = z.object({ id: DepartureId });

/** How far everything on a flight is since the airline accepted it. */
const FlightProgressShown = z.object({
  flight: Flight,
  /** The states that may be recorded next. */
  next: z.array(z.enum(underWayStates)),
  /** Why the next one cannot have happened at this instant; absent when it can. */
  notYet: z.optional(z.object({ code: z.enum(notYetCodes), message: z.string() })),
  /** What may be taken back because it did not happen, and the shipments of which somebody abroad has recorded something since. */
  takeBack: z.optional(z.object({ state: z.enum(reversibleStates), abroad: z.array(TrackingNumber) })),
  /** Whether what is on the flight is something else than its latest manifest says. */
  isManifestOld: z.boolean(),
  /** Shipments on the flight, those that the worker still has to bring along, and pieces that have left with it. */
  progress: z.object({ of: z.int(), left: z.int(), pieces: z.int(), flown: z.int() }),
  /** Pieces that did not come along, with the reason. */
  behind: z.array(
    z.object({
      number: TrackingNumber,
      hawb: z.optional(z.string()),
      pieces: z.array(z.int()),
      /** How many pieces of the shipment have a place on this flight. */
      of: z.int(),
      why: z.enum(behindReasons),
      holds: z.array(z.string()),
    }),
  ),
});
export type FlightProgressShown = z.infer<typeof FlightProgressShown>;

const reply = z.object({ following: FlightProgressShown });
/** The flight is not as the person saw it; this is how it is now. */
const flightNow = { status: 409, details: reply } as const;

/** What is done with a whole flight: a state that it comes to, the airline's acceptance, or the taking back of the last state. */
const flightActs = ['TENDERED', ...underWayStates, 'TAKE_BACK'] as const;
export type FlightAct = (typeof flightActs)[number];

/** Whom an act about a whole flight concerns. */
const FlightForeseen = z.object({
  /** Of the flight that was looked at. */
  version: z.int(),
  /** How many senders are told. */
  people: z.int(),
  /** The line in the account about one of the shipments, with its goods, and of how many they hear the same. */
  news: z.array(
    z.object({
      title: z.string(),
      body: z.string(),
      shipments: z.int(),
      isExample: z.literal(true),
      /** No letter and no message says it. */
      inAccountOnly: z.optional(z.literal(true)),
    }),
  ),
  /** The shipments that come along, with their pieces and whether the sender is told. */
  shipments: z.array(
    z.object({
      number: TrackingNumber,
      shipper: z.string(),
      pieces: z.array(z.int()),
      isTold: z.boolean(),
    }),
  ),
});
export type FlightForeseen = z.infer<typeof FlightForeseen>;

/** What a flight does after the airline has accepted its cargo, for everything on it at once. */
export const flightProgressEndpoints = {
  following: endpoint('GET /api/desk/departures/{id}/states', {
    summary: 'How far everything on a flight is since the airline accepted it, and what did not come along.',
    access: 'departure.read',
    params,
    reply,
    refusals: { FLIGHT_NOT_FOUND: 404 },
  }),
  flightHappened: endpoint('POST /api/desk/departures/{id}/states', {
    summary:
      'Records that a flight has left, landed, or is further at its destination. Its pieces are brought along one shipment at a time.',
    access: 'departure.manage',
    params,
    body: z.strictObject({
      version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      state: z.enum(underWayStates),
      /** When it happened; now when absent. */
      at: z.optional(z.iso.datetime()),
    }),
    reply,
    refusals: {
      FLIGHT_NOT_FOUND: 404,
      FLIGHT_CHANGED: flightNow,
      NOT_NEXT: flightNow,
      NOT_HANDED_OVER: 409,
      BEFORE_ITS_DAY: flightNow,
      AIRLINE_MISSING: flightNow,
      MANIFEST_OLD: flightNow,
      STILL_TAKING_BACK: 409,
      TIME_IN_FUTURE: 422,
      TIME_TOO_EARLY: 422,
    },
  }),
  takeBack: endpoint('POST /api/desk/departures/{id}/take-back', {
    summary:
      'Takes back that a flight has left or landed, with a reason, until something is recorded abroad. Pieces return to the state before, and senders who were told are told that it was wrong.',
    access: 'departure.manage',
    params,
    body: z.strictObject({
      version: z.int().check(z.minimum(1), z.maximum(1_000_000)),
      state: z.enum(reversibleStates),
      reason: ChangeReason,
    }),
    reply,
    refusals: {
      FLIGHT_NOT_FOUND: 404,
      FLIGHT_CHANGED: flightNow,
      NOT_LAST: 409,
      /** The shipments of which something is recorded abroad. */
      RECORDED_ABROAD: { status: 409, details: z.object({ numbers: z.array(TrackingNumber) }) },
      STILL_TAKING_BACK: 409,
    },
  }),
  foreseeAct: endpoint('GET /api/desk/departures/{id}/preview', {
    summary:
      'What an act about a whole flight will do: its shipments, how many senders are told, and what they read.',
    access: 'departure.read',
    params,
    query: z.object({ act: z.enum(flightActs) }),
    reply: z.object({ foreseen: FlightForeseen }),
    refusals: { FLIGHT_NOT_FOUND: 404 },
  }),
} as const;
