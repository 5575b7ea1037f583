import * as z from 'zod/mini';
import { deskMethods } from '../../billing/entries.ts';
import { destinationCodes } from '../../kernel/destinations.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { CustomsForm } from '../customs/customs-entry.ts';
import { CodeShown, TypedCode } from '../handover/collection-code.ts';
import { HandoverShown } from '../handover/handover.ts';
import { idKinds, PersonalNumber } from '../handover/papers-shown.ts';
import { CollectorShown } from '../handover/receiver-link.ts';
import { PieceStorage } from '../handover/storage.ts';
import { TrackingEvent } from '../happenings.ts';
import { blocked, notPossible } from '../refusals.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { optionalLine } from '../words-typed.ts';
import { Arrival, ArrivalSummary, arrivalCodes } from './arrival.ts';

const params = z.object({ number: TrackingNumber });
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** Made by the device, so that the same act twice is one. */
const eventId = z.uuid();
const MOST_PIECES = 60;
const pieces = z
  .array(z.int().check(z.minimum(1), z.maximum(MOST_PIECES)))
  .check(z.minLength(1, 'Choose at least one piece'), z.maxLength(MOST_PIECES));
const changed = z.object({ arrival: Arrival });
const present = { status: 409, details: changed } as const;

/** What is done at a destination. Agents see and change shipments to their own country alone, from when their flight has left. */
export const arrivalEndpoints = {
  arrivals: endpoint('GET /api/arrivals', {
    summary:
      'Shipments that have left for a country and are not handed over, the latest flight first. Or those that a search finds: part of a number, a name, a phone number.',
    access: 'arrival.read',
    query: z.object({
      ...pageQuery,
      to: z.enum(destinationCodes),
      search: z.optional(z.string().check(z.maxLength(60))),
    }),
    reply: pageOf(ArrivalSummary),
    refusals: { INVALID_CURSOR: 400, COUNTRY_NOT_YOURS: 404 },
  }),
  arrival: endpoint('GET /api/arrivals/{number}', {
    summary:
      'One shipment as its agent sees it, without price: pieces, customs entry, storage so far, the state of the code, what was handed over.',
    access: 'arrival.read',
    params,
    reply: z.object({
      arrival: Arrival,
      code: CodeShown,
      /** Whom the receiver or the sender named to collect in place of the receiver. */
      collector: CollectorShown,
      /** Of the pieces that can be collected. */
      storage: z.array(PieceStorage),
      handovers: z.array(HandoverShown),
      events: z.array(TrackingEvent),
    }),
    refusals: { SHIPMENT_NOT_FOUND: 404 },
  }),
  recordArrival: endpoint('POST /api/arrivals/{number}/events', {
    summary:
      'Records what happened to pieces at the destination, up to ready for pickup; the same `eventId` again records nothing.',
    access: 'arrival.manage',
    params,
    body: z.strictObject({
      eventId,
      code: z.enum(arrivalCodes),
      pieces,
      reason: optionalLine('Reason', 300),
    }),
    reply: changed,
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      PIECE_NOT_FOUND: 422,
      STEP_NOT_POSSIBLE: notPossible,
      BLOCKED: blocked,
      EVENT_EXISTS: 409,
      FLIGHT_CLOSING: 409,
    },
  }),
  saveCustoms: endpoint('PUT /api/arrivals/{number}/customs', {
    summary: 'Keeps the customs entry of a shipment: its form, state, duty and who paid.',
    access: 'arrival.manage',
    params,
    body: z.strictObject({ version, entry: CustomsForm }),
    reply: changed,
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      ARRIVAL_CHANGED: present,
      CUSTOMS_STEP_NOT_POSSIBLE: present,
      CUSTOMS_INCOMPLETE: 422,
      NOT_ARRIVED: 409,
      FLIGHT_CLOSING: 409,
    },
  }),
  handOver: endpoint('POST /api/arrivals/{number}/handover', {
    summary:
      'Hands pieces over to whoever has the one-time code, with ID and tax number; the same `eventId` again hands over nothing.',
    access: 'arrival.manage',
    params,
    body: z.strictObject({
      eventId,
      pieces,
      code: TypedCode,
      name: z.string().check(z.trim(), z.minLength(2, 'Enter the name on the ID'), z.maxLength(100)),
      idKind: z.enum(idKinds),
      idNumber: PersonalNumber,
      taxNumber: z.optional(PersonalNumber),
      /** The storage fee that the counter has taken, in cents. Another one now is refused. */
      storage: z.int().check(z.minimum(0), z.maximum(100_000_000)),
      /** How the storage fee was paid: needed where there is one. */
      storageBy: z.optional(z.enum(deskMethods)),
      /** The file with the signature of who collects. Either this or `onPaper` is needed. */
      signature: z.optional(z.uuid()),
      /** They signed on paper, which the counter keeps. */
      onPaper: z.optional(z.literal(true)),
      /** The file with a photo of the handover. */
      photo: z.optional(z.uuid()),
    }),
    reply: z.object({ arrival: Arrival, handover: HandoverShown }),
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      PIECE_NOT_FOUND: 422,
      STEP_NOT_POSSIBLE: notPossible,
      BLOCKED: blocked,
      TAX_NUMBER_NEEDED: 422,
      SIGNATURE_NEEDED: 422,
      /** Not a signature or photo of a handover of this shipment, or refused. */
      PROOF_NOT_USABLE: 422,
      PROOF_BEING_CHECKED: 409,
      STORAGE_CHANGED: {
        status: 409,
        details: z.object({ storage: z.array(PieceStorage), fee: z.int() }),
      },
      STORAGE_METHOD_NEEDED: 422,
      CODE_NEEDED: 409,
      /** How many more tries there are. */
      CODE_WRONG: { status: 409, details: z.object({ left: z.int() }) },
      CODE_LOCKED: 409,
      EVENT_EXISTS: 409,
    },
  }),
  showNumber: endpoint('POST /api/arrivals/{number}/handovers/{id}/numbers', {
    summary:
      'Shows the ID number and the tax number of who collected, for customs or a dispute, and writes down who looked and why.',
    access: 'arrival.manage',
    params: z.object({ number: TrackingNumber, id: z.uuid() }),
    body: z.strictObject({
      /** Why they are needed. */
      reason: z.string().check(z.trim(), z.minLength(5, 'Write why you need it'), z.maxLength(200)),
    }),
    reply: z.object({ idNumber: z.string(), taxNumber: z.optional(z.string()) }),
    refusals: { SHIPMENT_NOT_FOUND: 404, HANDOVER_NOT_FOUND: 404 },
  }),
} as const;
