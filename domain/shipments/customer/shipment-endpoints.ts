import * as z from 'zod/mini';
import { SlotIdText } from '../../departures/slots/slot-id-text.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { NextStep } from '../../next-step/next-step.ts';
import { ParcelNotFree } from '../../parcels/changes/sent.ts';
import { noPrice } from '../../quotes/no-price.ts';
import { Bill } from '../bill/bill.ts';
import { ShipmentForm } from '../form/shipment-form.ts';
import { ShipmentHistoryEntry, TrackingEvent } from '../happenings.ts';
import { changedRefusals, flightRefusals, held, present } from '../refusals.ts';
import { DepartureId, HoldKindName, Shipment, ShipmentSummary } from '../shipment.ts';
import { TrackingReply } from '../tracking/reply.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { NoteText } from '../words-typed.ts';
import { draftHeaders } from './saved/draft.ts';

const params = z.object({ number: TrackingNumber });
/** The version that the person saw. A change in between is refused, and the answer has the present state. */
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
const changed = z.object({ shipment: Shipment });
const noFormPrice = { ...noPrice, ZIP_CODE_NOT_FOUND: 422 } as const;
const made = { status: 409, details: z.object({ number: TrackingNumber }) } as const;

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
    summary:
      'Makes a shipment that is not booked yet, from the whole form, from an accepted quote or of parcels in the mailbox.',
    access: 'signed-in',
    /** The form makes its own key: the same form sent twice within a day is one shipment. */
    headers: z.object({ 'idempotency-key': z.uuid() }),
    body: z.strictObject({ form: ShipmentForm }),
    reply: changed,
    refusals: {
      ...noFormPrice,
      KEY_USED: made,
      PROFILE_NEEDED: 409,
      QUOTE_NOT_ACCEPTED: 409,
      QUOTE_USED: made,
      /** One of the parcels cannot go, so none does. */
      PARCEL_NOT_FREE: { status: 409, details: ParcelNotFree },
    },
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
      /** What its sender has to do now, and what follows. */
      next: NextStep,
      /** The flight that it is booked on: its day, and until when goods must be at the dock and be paid for. */
      flight: z.optional(
        z.object({
          day: z.string(),
          cargoCutoff: z.string(),
          bookingCutoff: z.string(),
        }),
      ),
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
    refusals: {
      ...changedRefusals,
      ...noFormPrice,
      ...flightRefusals,
      TOO_LATE_TO_CHANGE: present,
      /** Which parcels go is not changed: it is canceled, and another one is made. */
      PARCELS_STAY: present,
    },
  }),
  book: endpoint('POST /api/shipments/{number}/book', {
    summary: 'Books a shipment of the caller on a flight at the price that was shown.',
    access: 'signed-in',
    params,
    headers: z.object(draftHeaders),
    body: z.strictObject({
      version,
      departureId: DepartureId,
      /** The time that they have chosen for the pickup, or for bringing it: it has to reach the flight. Bookings keep it. */
      slot: z.optional(SlotIdText),
      /** The price that the person saw, in cents. Another one now is refused. */
      total: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
    }),
    reply: changed,
    refusals: {
      ...changedRefusals,
      ...flightRefusals,
      ...noFormPrice,
      PRICE_CHANGED: { status: 409, details: z.pick(Shipment, { promise: true }) },
      HELD: held,
      NO_WAYBILL_LEFT: 409,
      SLOT_NOT_FOUND: 409,
      SLOT_CLOSED: 409,
      ALREADY_BOOKED: present,
    },
  }),
  joinWaitlist: endpoint('POST /api/shipments/{number}/waitlist', {
    summary: 'Puts a shipment of the caller on the waitlist of a full flight, in place of one that it is on.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, departureId: DepartureId }),
    reply: changed,
    refusals: {
      ...changedRefusals,
      FLIGHT_NOT_FOUND: 404,
      FLIGHT_CLOSED: 409,
      FLIGHT_HAS_SPACE: 409,
      TOO_MUCH_FOR_FLIGHT: 409,
      WAITLIST_FULL: 409,
      PIECE_TOO_HEAVY: 409,
      HELD: held,
      ALREADY_BOOKED: present,
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
    refusals: { SHIPMENT_NOT_FOUND: 404, FLIGHT_CLOSING: present },
  }),
  cancel: endpoint('POST /api/shipments/{number}/cancel', {
    summary: 'Cancels a shipment of the caller while no piece of it is on the list of a flight.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version }),
    reply: changed,
    refusals: { ...changedRefusals, TOO_LATE_TO_CANCEL: present },
  }),
  clearHold: endpoint('POST /api/shipments/{number}/holds/{kind}/clear', {
    summary: 'Clears a hold on a shipment of the caller, as far as the sender can.',
    access: 'signed-in',
    params: z.object({ number: TrackingNumber, kind: HoldKindName }),
    body: z.strictObject({ version, note: NoteText }),
    reply: changed,
    refusals: { ...changedRefusals, HOLD_NOT_FOUND: 404, HOLD_NOT_YOURS: 403 },
  }),
  decideReweigh: endpoint('POST /api/shipments/{number}/reweigh', {
    summary:
      'The sender agrees to the price for what was measured, or cancels. Only what they saw is decided: another version is refused.',
    access: 'signed-in',
    params,
    body: z.strictObject({ version, decision: z.enum(['APPROVE', 'CANCEL']) }),
    reply: changed,
    refusals: { ...changedRefusals, NOTHING_TO_DECIDE: present, TOO_LATE_TO_CANCEL: present },
  }),
} as const;
