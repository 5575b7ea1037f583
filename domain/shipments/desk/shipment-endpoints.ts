import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { Bill } from '../bill/bill.ts';
import { CITATION_SHAPE, ITN_SHAPE } from '../eei.ts';
import { FilingAuthorization } from '../export/authorization.ts';
import { ShipmentHistoryEntry, TrackingEvent } from '../happenings.ts';
import { recordedCodes } from '../lifecycle.ts';
import { ChosenPieces } from '../pieces.ts';
import {
  BlockerShown,
  blocked,
  changedRefusals,
  flightRefusals,
  notPossible,
  present,
  screeningNeeded,
} from '../refusals.ts';
import { screeningMethods } from '../screening/screening.ts';
import { DepartureId, HoldKindName, Shipment, ShipmentSummary } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { NoteText, optionalLine } from '../words-typed.ts';
import { ListQuestion, ListSums } from './list-question.ts';

const params = z.object({ number: TrackingNumber });
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
const changed = z.object({ shipment: Shipment });

/** What staff do with shipments. Which holds somebody may place and clear is in the table of the holds. */
export const deskShipmentEndpoints = {
  deskList: endpoint('GET /api/desk/shipments', {
    summary:
      'Shipments, newest or oldest first: open ones by state, hold, country, flight and stage, on our floor, sender and age together, those that closed in a month by one of these, or a search by number, waybill, name or phone.',
    access: 'shipment.read',
    query: z.object({ ...pageQuery, ...ListQuestion.shape }),
    reply: pageOf(ShipmentSummary),
    refusals: { INVALID_CURSOR: 400, ONE_QUESTION_ONLY: 400 },
  }),
  deskSums: endpoint('GET /api/desk/shipments/sums', {
    summary: 'How many shipments a question of the list finds, and what they come to. A search has no sums.',
    access: 'shipment.read',
    query: z.omit(ListQuestion, { search: true, order: true }),
    reply: ListSums,
    refusals: { ONE_QUESTION_ONLY: 400 },
  }),
  deskShow: endpoint('GET /api/desk/shipments/{number}', {
    summary: 'One shipment with its events and history, newest first, and what keeps it off its flight.',
    access: 'shipment.read',
    params,
    reply: z.object({
      shipment: Shipment,
      events: z.array(TrackingEvent),
      history: z.array(ShipmentHistoryEntry),
      /** What is charged, paid and owed; absent while it is not billed. */
      bill: z.optional(Bill),
      blockers: z.array(BlockerShown),
    }),
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  record: endpoint('POST /api/desk/shipments/{number}/events', {
    summary: 'Records what happened to pieces; the same `eventId` again records nothing.',
    access: 'piece.manage',
    params,
    body: z.strictObject({
      /** Made by the device, so that a second scan of the same thing is the first one. */
      eventId: z.uuid(),
      code: z.enum(recordedCodes),
      pieces: ChosenPieces,
      /** When it happened, for a device without a connection. Now unless given. */
      at: z.optional(z.iso.datetime().check(z.maxLength(40))),
      place: optionalLine('Place', 100),
      /** Needed for DLV, which is a handover without the collection code. */
      reason: optionalLine('Reason', 300),
      /** For DPU and FOH: the sender signed the consent to a search just now. */
      consent: z.optional(z.literal(true)),
      /** For SCR: how the pieces were screened. */
      screening: z.optional(z.enum(screeningMethods)),
      /** For SCR: they passed for all-cargo aircraft alone. */
      allCargo: z.optional(z.boolean()),
    }),
    reply: z.object({ shipment: Shipment, event: TrackingEvent }),
    /** A step that cannot happen now names the pieces, and how the shipment is now. */
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      PIECE_NOT_FOUND: 422,
      STEP_NOT_POSSIBLE: { status: 409, details: z.extend(notPossible.details, { shipment: Shipment }) },
      SCREENING_NEEDED: screeningNeeded,
      REASON_NEEDED: 422,
      /** Nothing is accepted of a sender who did not agree to a search. */
      CONSENT_NEEDED: present,
      BLOCKED: blocked,
      FLIGHT_CLOSING: present,
      TIME_IN_FUTURE: 422,
      EVENT_EXISTS: 409,
    },
  }),
  placeHold: endpoint('POST /api/desk/shipments/{number}/holds', {
    summary: 'Places a hold on a shipment, with the reason.',
    access: 'shipment.read',
    params,
    body: z.strictObject({ version, kind: HoldKindName, note: NoteText }),
    reply: changed,
    refusals: { ...changedRefusals, HOLD_NOT_YOURS: 403, HOLD_TOO_LATE: 409 },
  }),
  deskClearHold: endpoint('POST /api/desk/shipments/{number}/holds/{kind}/clear', {
    summary: 'Clears a hold on a shipment, with what was done about it.',
    access: 'shipment.read',
    params: z.object({ number: TrackingNumber, kind: HoldKindName }),
    body: z.strictObject({ version, note: NoteText }),
    reply: changed,
    refusals: { ...changedRefusals, HOLD_NOT_FOUND: 404, HOLD_NOT_YOURS: 403, ITN_NEEDED: 409 },
  }),
  note: endpoint('POST /api/desk/shipments/{number}/notes', {
    summary: 'Adds a note of staff to the history of a shipment; the same `id` again adds nothing.',
    access: 'shipment.read',
    params,
    body: z.strictObject({ id: z.uuid(), note: NoteText }),
    reply: z.object({ entry: ShipmentHistoryEntry }),
    refusals: { SHIPMENT_NOT_FOUND: 404, NOTE_EXISTS: 409 },
  }),
  move: endpoint('POST /api/desk/shipments/{number}/move', {
    summary: 'Moves a booked shipment to another flight, with the reason.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({ version, departureId: DepartureId, note: NoteText }),
    reply: changed,
    refusals: {
      ...changedRefusals,
      ...flightRefusals,
      TOO_LATE_TO_MOVE: present,
    },
  }),
  deskCancel: endpoint('POST /api/desk/shipments/{number}/cancel', {
    summary: 'Cancels a shipment for its sender, with the reason.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({ version, note: NoteText }),
    reply: changed,
    refusals: { ...changedRefusals, TOO_LATE_TO_CANCEL: present },
  }),
  exportFiling: endpoint('PUT /api/desk/shipments/{number}/eei', {
    summary: 'Keeps the ITN of an export filing, or the rule that exempts the shipment from it.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({
      version,
      filing: z.discriminatedUnion('status', [
        z.strictObject({
          status: z.literal('FILED'),
          itn: z.string().check(z.regex(ITN_SHAPE, 'An ITN looks like X20261120123456')),
          /** The sender filed it, not we, and signed nothing for us. */
          bySender: z.optional(z.literal(true)),
        }),
        z.strictObject({
          status: z.literal('EXEMPT'),
          citation: z
            .string()
            .check(z.trim(), z.regex(CITATION_SHAPE, 'A rule looks like NOEEI 30.37(b)'), z.maxLength(60)),
        }),
      ]),
    }),
    reply: changed,
    refusals: { ...changedRefusals, SHIPMENT_CLOSED: 409, FILING_NEEDED: 409, EIN_NEEDED: 409 },
  }),
  showEin: endpoint('POST /api/desk/shipments/{number}/ein', {
    summary: 'Shows the EIN of the sender to whoever files the export, and writes down who looked and why.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({
      /** Why it is needed. */
      reason: z.string().check(z.trim(), z.minLength(5, 'Write why you need it'), z.maxLength(200)),
    }),
    reply: z.object({ ein: z.string(), authorization: FilingAuthorization }),
    refusals: { SHIPMENT_NOT_FOUND: 404, EIN_NOT_FOUND: 404 },
  }),
  rebook: endpoint('POST /api/desk/shipments/{number}/rebook', {
    summary:
      'Books pieces that were left behind, or are not here while others are, on another flight. The sender is told what is promised for them now.',
    access: 'shipment.manage',
    params,
    body: z.strictObject({
      version: z.int().check(z.minimum(1)),
      pieces: z.array(z.int().check(z.minimum(1))).check(z.minLength(1), z.maxLength(60)),
      departureId: DepartureId,
      note: NoteText,
    }),
    reply: changed,
    refusals: {
      ...changedRefusals,
      ...flightRefusals,
      NOT_LEFT_BEHIND: present,
    },
  }),
} as const;
