import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { pageOf, pageQuery } from '../../kernel/page.ts';
import { CustomsForm } from '../customs/customs-entry.ts';
import { CodeShown } from '../handover/collection-code.ts';
import { HandoverShown } from '../handover/handover.ts';
import { CollectorShown } from '../handover/receiver-link.ts';
import { PieceStorage } from '../handover/storage.ts';
import { TrackingEvent } from '../happenings.ts';
import { ChosenPieces } from '../pieces.ts';
import { blocked, notPossible } from '../refusals.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { optionalLine } from '../words-typed.ts';
import { Arrival, ArrivalSummary, arrivalCodes } from './arrival.ts';

const params = z.object({ number: TrackingNumber });
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** Made by the device, so that the same act twice is one. */
const eventId = z.uuid();
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
      pieces: ChosenPieces,
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
} as const;
