import * as z from 'zod/mini';
import { SlotIdText } from '../../departures/slots/slot-id-text.ts';
import { destinationCodes } from '../../kernel/destinations.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { draftHeaders } from '../../shipments/customer/saved/draft.ts';
import { TrackingNumber } from '../../shipments/tracking-number.ts';
import { bookingWays } from '../booking.ts';
import { BookingChange, BookingForm, SlotMove } from '../booking-form.ts';
import {
  bookingNow,
  changedRefusals,
  makeRefusals,
  OfferedSlot,
  photoRefusals,
  placeRefusals,
  shipmentRefusals,
  slotRefusals,
} from '../refusals.ts';
import { OwnBooking } from './own-booking.ts';
import { params, readBookingEndpoints } from './read-endpoints.ts';

const version = z.int().check(z.minimum(1));
/** The form makes its own key: the same form sent twice is one booking. */
const formKey = { 'idempotency-key': z.uuid() };

/** What customers do with their pickups and drop-offs, and what anybody may know about slots. */
export const ownBookingEndpoints = {
  ...readBookingEndpoints,
  slots: endpoint('GET /api/slots', {
    summary:
      'The time windows of the next seven weeks in which we pick up, or in which goods are brought, each with the flight that they make.',
    access: 'anyone',
    query: z.object({
      way: z.enum(bookingWays),
      to: z.optional(z.enum(destinationCodes)),
      /** Pounds that have to fit. */
      lb: z.optional(z.coerce.number().check(z.minimum(0), z.maximum(100_000))),
    }),
    reply: z.object({ slots: z.array(OfferedSlot) }),
  }),
  hold: endpoint('PUT /api/slots/{slot}/hold', {
    summary:
      'Holds a place in a slot for five minutes while the caller confirms. Nobody holds more than two: the one before them ends.',
    access: 'signed-in',
    params: z.object({ slot: SlotIdText }),
    body: z.strictObject({
      /** Pounds that have to fit. */
      lb: z.number().check(z.minimum(0), z.maximum(100_000)),
      to: z.enum(destinationCodes),
      /** The slot that the caller held before, which is free again then. */
      instead: z.optional(SlotIdText),
    }),
    reply: z.object({
      slot: OfferedSlot,
      /** ISO 8601. */
      until: z.string(),
    }),
    refusals: slotRefusals,
  }),
  letGo: endpoint('DELETE /api/slots/{slot}/hold', {
    summary: 'Gives a held place back.',
    access: 'signed-in',
    params: z.object({ slot: SlotIdText }),
    reply: z.object({ slot: SlotIdText }),
  }),
  make: endpoint('POST /api/bookings', {
    summary:
      'Books a pickup or a drop-off, confirmed at once where the settings allow it. For a shipment that waits for its pickup, it completes that request.',
    access: 'signed-in',
    headers: z.object({ ...formKey, ...draftHeaders }),
    body: BookingForm,
    reply: OwnBooking,
    refusals: makeRefusals,
  }),
  change: endpoint('PUT /api/bookings/{reference}', {
    summary: 'Changes what we need to know on the day: street, access, phone, goods.',
    access: 'signed-in',
    params,
    body: BookingChange,
    reply: OwnBooking,
    refusals: {
      ...changedRefusals,
      ...placeRefusals,
      ...photoRefusals,
      ...slotRefusals,
      TOO_LATE_TO_CHANGE: 409,
    },
  }),
  move: endpoint('PUT /api/bookings/{reference}/slot', {
    summary: 'Moves a visit to another slot, free until the slot that it has can no longer be booked.',
    access: 'signed-in',
    params,
    body: SlotMove,
    reply: OwnBooking,
    refusals: { ...changedRefusals, ...slotRefusals, TOO_LATE_TO_CHANGE: 409 },
  }),
  attach: endpoint('POST /api/bookings/{reference}/shipments', {
    summary:
      "Has a booking bring another of the caller's shipments, whose goods were booked before it was known who receives them.",
    access: 'signed-in',
    params,
    body: z.strictObject({ shipment: TrackingNumber }),
    reply: OwnBooking,
    refusals: {
      ...slotRefusals,
      ...shipmentRefusals,
      BOOKING_NOT_FOUND: 404,
      STEP_NOT_POSSIBLE: bookingNow,
    },
  }),
  cancel: endpoint('POST /api/bookings/{reference}/cancel', {
    summary:
      'Cancels a booking. It is free until its slot can no longer be booked; then the fee is named first.',
    access: 'signed-in',
    params,
    body: z.strictObject({
      version,
      /** The fee that the person saw, in cents; 0 where it is free. */
      fee: z.int().check(z.minimum(0)),
    }),
    reply: OwnBooking,
    refusals: { ...changedRefusals, FEE_CHANGED: { status: 409, details: z.object({ fee: z.int() }) } },
  }),
} as const;
