import * as z from 'zod/mini';
import { DepartureId } from '#domain/shipments/shipment.ts';
import { eventEnvelope } from '../envelope.ts';

/** Staff confirmed where the shipments of a canceled flight go. Published by shipments, which then moves them one by one. */
export const ReplanConfirmedV1 = {
  type: 'replan-confirmed.v1',
  source: 'skybarrel.shipments',
  notifies: { nobody: 'Each sender is told when their shipment has its new flight.' },
  schema: eventEnvelope(
    'replan-confirmed.v1',
    z.object({
      flight: DepartureId,
      /** How many shipments the plan has. */
      shipments: z.int(),
      by: z.string(),
    }),
  ),
} as const;
