import * as z from 'zod/mini';
import { endpoint } from '../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../kernel/page.ts';
import { Bill } from './bill/bill.ts';
import { ShipmentForm } from './form/shipment-form.ts';
import { ShipmentHistoryEntry, TrackingEvent } from './happenings.ts';
import { DepartureId, HoldKindName, Shipment, ShipmentSummary } from './shipment.ts';
import { TrackingReply } from './tracking/reply.ts';
import { TrackingNumber } from './tracking-number.ts';
import { NoteText } from './words-typed.ts';

const params = z.object({ number: TrackingNumber });
/** The version that the person saw. A change in between is refused, and the answer has the present state. */
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
const changed = z.object({ shipment: Shipment });
/** The present shipment is in `details.shipment`. */
const refusals = { SHIPMENT_NOT_FOUND: 404, SHIPMENT_CHANGED: 409, FLIGHT_CLOSING: 409 } as const;
/** Why a form has no price; the message says what to do. */
const noPrice = {
  NOTHING_TO_SHIP: 422,
  INVALID_GOODS: 422,
  BARREL_OVER_MAX: 422,
  PICKUP_TOO_FAR: 422,
  VALUE_NEEDED: 422,
  ZIP_CODE_NOT_FOUND: 422,
} as const;

/** Other flights are in `details.flights`. */
const flightRefusals = {
  FLIGHT_NOT_FOUND: 404,
  FLIGHT_CLOSED: 409,
  FLIGHT_FULL: 409,
  PIECE_TOO_HEAVY: 409,
} as const;

/** What senders do with their shipments. Each sees and changes only their own. */
export const customerShipmentEndpoints = {
  mine: endpoint('GET /api/shipments', {
    summary: "The caller's shipments, newest first.",
    access: 'signed-in',
    query: z.object(pageQuery),
    reply: pageOf(ShipmentSummary),
    refusals: { INVALID_CURSOR: 400 },
  }),
  create: endpoint('POST /api/shipments', {
    summary: 'Makes a shipment that is not booked yet, from the whole form or from an accepted quote.',
    access: 'signed-in',
    /** The form makes its own key: the same form sent twice within a day is one shipment. */
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: z.strictObject({ form: ShipmentForm }),
    reply: changed,
    refusals: { ...noPrice, KEY_USED: 409, PROFILE_NEEDED: 409, QUOTE_NOT_ACCEPTED: 409, QUOTE_USED: 409 },
  }),
  show: endpoint('GET /api/shipments/{number}', {
    summary: "One of the caller's shipments with what happened to it, newest first.",
    access: 'signed-in',
    params,
    reply: z.object({
      shipment: Shipment,
      events: z.array(TrackingEvent),
      history: z.array(ShipmentHistoryEntry),
      /** What is charged, paid and owed; absent while it is not billed. */
      bill: z.optional(Bill),
      /** What anyone reads who follows it, as it is now: the answer for everybody is up to 30 seconds old. Absent for a draft. */
      where: z.optional(TrackingReply),
      /** The flight that it is booked on: its day, and until when goods must be at the dock and be paid for. */
      flight: z.optional(z.object({ day: z.string(), cargoCutoff: z.string(), bookingCutoff: z.string() })),
    }),
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  change: endpoint('PUT /api/shipments/{number}', {
    summary:
      'Changes a shipment of the caller while nothing of it has reached us; the price follows the form.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, form: ShipmentForm }),
    reply: changed,
    refusals: { ...refusals, ...noPrice, ...flightRefusals, TOO_LATE_TO_CHANGE: 409 },
  }),
  book: endpoint('POST /api/shipments/{number}/book', {
    summary: 'Books a shipment of the caller on a flight at the price that was shown.',
    access: 'signed-in',
    params,
    body: z.strictObject({
      version,
      departureId: DepartureId,
      /** The price that the person saw, in cents. Another one now is refused, and `details.promise` has it. */
      total: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    }),
    reply: changed,
    refusals: {
      ...refusals,
      ...flightRefusals,
      ...noPrice,
      PRICE_CHANGED: 409,
      HELD: 409,
      NO_WAYBILL_LEFT: 409,
      ALREADY_BOOKED: 409,
    },
  }),
  joinWaitlist: endpoint('POST /api/shipments/{number}/waitlist', {
    summary: 'Puts a shipment of the caller on the waitlist of a full flight, in place of one that it is on.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, departureId: DepartureId }),
    reply: changed,
    refusals: {
      ...refusals,
      FLIGHT_NOT_FOUND: 404,
      FLIGHT_CLOSED: 409,
      FLIGHT_HAS_SPACE: 409,
      TOO_MUCH_FOR_FLIGHT: 409,
      WAITLIST_FULL: 409,
      PIECE_TOO_HEAVY: 409,
      HELD: 409,
      ALREADY_BOOKED: 409,
    },
  }),
  leaveWaitlist: endpoint('DELETE /api/shipments/{number}/waitlist', {
    summary:
      'Takes a shipment of the caller off the waitlist of a flight, and gives back a place that is held for it.',
    access: 'signed-in',
    params,
    /** The flight that the person saw, so that a late repetition leaves no other list. */
    query: z.object({ departureId: DepartureId }),
    reply: changed,
    refusals: { SHIPMENT_NOT_FOUND: 404, FLIGHT_CLOSING: 409 },
  }),
  cancel: endpoint('POST /api/shipments/{number}/cancel', {
    summary: 'Cancels a shipment of the caller while no piece of it is on the list of a flight.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version }),
    reply: changed,
    refusals: { ...refusals, TOO_LATE_TO_CANCEL: 409 },
  }),
  clearHold: endpoint('POST /api/shipments/{number}/holds/{kind}/clear', {
    summary: 'Clears a hold on a shipment of the caller, as far as the sender can.',
    access: 'signed-in',
    params: z.object({ number: TrackingNumber, kind: HoldKindName }),
    body: z.strictObject({ version, note: NoteText }),
    reply: changed,
    refusals: { ...refusals, HOLD_NOT_FOUND: 404, HOLD_NOT_YOURS: 403 },
  }),
} as const;
