import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { ParcelCode } from '../../parcels/parcel-code.ts';
import { blocked, notPossible, present, screeningNeeded } from '../refusals.ts';
import { screeningMethods, screeningResults } from '../screening/screening.ts';
import { DepartureId } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { dockActs } from './acts.ts';
import { Loading } from './loading.ts';
import { PieceAtDock } from './piece-at-dock.ts';

const params = z.object({ number: TrackingNumber });
const pieceNow = z.object({ piece: PieceAtDock });
const PIECE = /^([1-9]|[1-5]\d|60)$/;

/** The dock: one piece after the other, by the label on it. Answers are small, for a scan waits for them. */
export const dockEndpoints = {
  pieceAtDock: endpoint('GET /api/desk/shipments/{number}/pieces/{n}', {
    summary: 'What a label names: one piece, where it is and what can be done with it now.',
    access: 'piece.manage',
    params: z.object({
      number: TrackingNumber,
      n: z.string().check(z.regex(PIECE, 'Pieces are counted from 1 to 60.')),
    }),
    reply: pieceNow,
    refusals: { SHIPMENT_NOT_FOUND: 404, PIECE_NOT_FOUND: 404 },
  }),
  pieceOfParcel: endpoint('GET /api/desk/parcels/{code}/piece', {
    summary: 'The piece that a parcel of a mailbox became, by the label of the bench that is still on it.',
    access: 'piece.manage',
    params: z.object({ code: ParcelCode }),
    reply: pieceNow,
    refusals: {
      PARCEL_NOT_FOUND: 404,
      /** It is on its shelf, and nobody has booked it. */
      PARCEL_NOT_SENT: 409,
      SHIPMENT_NOT_FOUND: 404,
      PIECE_NOT_FOUND: 404,
    },
  }),
  scan: endpoint('POST /api/desk/shipments/{number}/scans', {
    summary:
      'Records one scan of one piece at the dock. The same `eventId` again records nothing, and neither does what is done already.',
    access: 'piece.manage',
    params,
    body: z.strictObject({
      /** Made by the device, so that a scan that is sent twice is recorded once. */
      eventId: z.uuid(),
      n: z.int().check(z.minimum(1), z.maximum(60)),
      act: z.enum(dockActs),
      /** When it was scanned, for a device that had no connection. Now unless given. */
      at: z.optional(z.iso.datetime().check(z.maxLength(40))),
      /** For CHECK_IN: the sender signed the consent to a search at the counter. */
      consent: z.optional(z.literal(true)),
      /** For LOAD: the flight that is being loaded. A piece of another one is refused. */
      flight: z.optional(DepartureId),
      /** For SCREEN: how. */
      screening: z.optional(z.enum(screeningMethods)),
      /** For SCREEN: what came out; passed unless given. */
      result: z.optional(z.enum(screeningResults)),
    }),
    /** `recorded` is false when it was so already, and nothing can be taken back. */
    reply: z.object({ piece: PieceAtDock, recorded: z.boolean() }),
    /** With how the piece is now, where there is such a piece. */
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      PIECE_NOT_FOUND: 404,
      STEP_NOT_POSSIBLE: {
        status: 409,
        details: z.extend(z.partial(notPossible.details), { piece: PieceAtDock }),
      },
      SCREENING_NEEDED: screeningNeeded,
      FLIGHT_NEEDED: { status: 422, details: pieceNow },
      /** The piece flies with another flight than the one that is being loaded. */
      OTHER_FLIGHT: { status: 409, details: pieceNow },
      /** Nothing is accepted of a sender who did not agree to a search. */
      CONSENT_NEEDED: { status: 409, details: pieceNow },
      BLOCKED: { status: 409, details: z.extend(blocked.details, { piece: z.optional(PieceAtDock) }) },
      FLIGHT_CLOSING: { status: 409, details: pieceNow },
      TIME_IN_FUTURE: 422,
      EVENT_EXISTS: 409,
    },
  }),
  loadOfFlight: endpoint('GET /api/desk/departures/{id}/load', {
    summary: 'How many pieces of a flight are loaded, for the counter at the dock.',
    access: 'piece.manage',
    params: z.object({ id: DepartureId }),
    reply: z.object({ load: Loading }),
  }),
  undoEvent: endpoint('POST /api/desk/shipments/{number}/events/{eventId}/undo', {
    summary:
      'Takes back what the caller recorded for one piece in the last ten minutes, while nothing followed. The same `id` again changes nothing.',
    access: 'piece.manage',
    params: z.object({ number: TrackingNumber, eventId: z.uuid() }),
    body: z.strictObject({ id: z.uuid() }),
    reply: pieceNow,
    refusals: {
      SHIPMENT_NOT_FOUND: 404,
      EVENT_NOT_FOUND: 404,
      UNDO_NOT_YOURS: 403,
      UNDO_TOO_LATE: 409,
      FLIGHT_CLOSING: present,
    },
  }),
} as const;
