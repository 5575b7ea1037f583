import * as z from 'zod/mini';
import { ParcelCode } from '#domain/parcels/parcel-code.ts';
import { TraceReference, traceStates } from '#domain/parcels/trace/trace.ts';
import { eventEnvelope } from '../envelope.ts';

/** Somebody misses a parcel, a shelf was looked through, or the search has an answer. Published by parcels. */
export const ParcelTraceChangedV1 = {
  type: 'parcel-trace-changed.v1',
  source: 'skybarrel.parcels',
  notifies: { people: ['desk', 'customer'] },
  schema: eventEnvelope(
    'parcel-trace-changed.v1',
    z.object({
      reference: TraceReference,
      ownerId: z.string(),
      state: z.enum(traceStates),
      what: z.enum(['asked', 'searched', 'found', 'not-here', 'withdrawn']),
      parcel: z.optional(ParcelCode),
      /** A user id. */
      by: z.string(),
    }),
  ),
} as const;
