import * as z from 'zod/mini';
import { HoldKindName } from '#domain/shipments/shipment.ts';
import { TrackingNumber } from '#domain/shipments/tracking-number.ts';
import { eventEnvelope } from '../envelope.ts';

/** A hold on a shipment was cleared. Published by shipments. */
export const HoldClearedV1 = {
  type: 'hold-cleared.v1',
  source: 'skybarrel.shipments',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'hold-cleared.v1',
    z.object({
      number: TrackingNumber,
      ownerId: z.string(),
      kind: HoldKindName,
      by: z.string(),
      /** Until when it is to be paid, ISO 8601, where PAYMENT_DUE went because the credit account of its sender has it. */
      dueAt: z.optional(z.string()),
    }),
  ),
} as const;
