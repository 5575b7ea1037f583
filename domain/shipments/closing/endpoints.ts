import * as z from 'zod/mini';
import { Flight } from '../../departures/flight.ts';
import { flightChanged } from '../../departures/refusals.ts';
import { endpoint } from '../../kernel/endpoint.ts';
import { Loading } from '../dock/loading.ts';
import { BlockerShown } from '../refusals.ts';
import { DepartureId } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { closingOutcomes } from './closing.ts';
import { Manifest, ManifestRow } from './manifest.ts';

const params = z.object({ id: DepartureId });
/** The version of the flight that the person saw: a change in between is refused and not overwritten (optimistic lock). */
const version = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** How far a flight is on its way to the airline, and what stands in the way. */
const ClosingShown = z.object({
  flight: Flight,
  /** Shipments that are where the flight is: frozen while it is being closed, then on its list, then accepted. */
  progress: z.object({ done: z.int(), of: z.int() }),
  /** Pieces that the dock has put with the load. */
  loaded: Loading,
  /** How the last closing ended, while its flight has no manifest. */
  last: z.optional(
    z.object({
      by: z.string(),
      at: z.string(),
      endedAt: z.string(),
      outcome: z.enum(closingOutcomes),
      blocked: z.int(),
    }),
  ),
  /**
   * Until the manifest is made: the shipments that keep it from being made. From then on until the airline has the cargo: those on the
   * list that got a hold or need a filing since.
   */
  blocked: z.array(
    z.object({
      number: TrackingNumber,
      hawb: z.optional(z.string()),
      shipper: z.string(),
      pieces: z.int(),
      blockers: z.array(BlockerShown),
    }),
  ),
  /** The versions of the manifest, the latest first. */
  manifests: z.array(Manifest),
  /** Whether the list has changed since its last version: a piece was taken off it or put on it. */
  isManifestOld: z.boolean(),
});
export type ClosingShown = z.infer<typeof ClosingShown>;

const reply = z.object({ closing: ClosingShown });
const refusals = { FLIGHT_NOT_FOUND: 404, ...flightChanged } as const;

/** The way of a flight from its booking cutoff to the airline. */
export const closingEndpoints = {
  closing: endpoint('GET /api/desk/departures/{id}/closing', {
    summary:
      'How far a flight is on its way to the airline, what blocks it, and the versions of its manifest.',
    access: 'departure.read',
    params,
    reply,
    refusals: { FLIGHT_NOT_FOUND: 404 },
  }),
  beginClosing: endpoint('POST /api/desk/departures/{id}/closing', {
    summary:
      'Begins to make the manifest of a flight after its booking cutoff; who comes second sees how far the first is.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version }),
    reply,
    refusals: { ...refusals, NOT_YET_CLOSED: 409, ALREADY_LEFT: 409 },
  }),
  manifest: endpoint('GET /api/desk/departures/{id}/manifests/{version}', {
    summary: 'One version of the manifest of a flight, with its rows as they were when it was made.',
    access: 'departure.read',
    params: z.object({
      id: DepartureId,
      version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999)),
    }),
    reply: z.object({ manifest: Manifest, rows: z.array(ManifestRow) }),
    refusals: { MANIFEST_NOT_FOUND: 404 },
  }),
  renewManifest: endpoint('POST /api/desk/departures/{id}/manifests', {
    summary: 'Makes the next version of the manifest, after pieces were taken off the list or put on it.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version }),
    reply,
    refusals: { ...refusals, NO_MANIFEST: 409, LIST_NOT_DONE: 409 },
  }),
  tender: endpoint('POST /api/desk/departures/{id}/tender', {
    summary: 'Records that the airline has accepted the cargo of a flight with its manifest.',
    access: 'departure.manage',
    params,
    body: z.strictObject({ version }),
    reply,
    refusals: {
      ...refusals,
      NO_MANIFEST: 409,
      LIST_NOT_DONE: 409,
      MANIFEST_OLD: 409,
      BLOCKED: 409,
      AIRLINE_MISSING: 409,
      MAWB_MISSING: 409,
    },
  }),
} as const;
