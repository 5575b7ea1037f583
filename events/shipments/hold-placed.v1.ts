import * as z from 'zod/mini';
import { HoldKindName } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A hold was placed on a shipment. Published by shipments. */
export const HoldPlacedV1 = {
  type: 'hold-placed.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'hold-placed.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      kind: HoldKindName,
      by: z.string(),
    }),
  ),
} as const;
