import * as z from 'zod/mini';
import { ShipperStatus } from '#domain/identity/shipper/known-shipper.ts';
import { eventEnvelope } from '../envelope.ts';

const day = z.optional(z.string());

/**
 * Someone at the desk has changed whether a customer is a known shipper. Published by identity. One whose last day has passed was
 * `UNKNOWN` before. The number and the reason are in the record.
 */
export const KnownShipperChangedV1 = {
  type: 'known-shipper-changed.v1',
  source: 'skybarrel.identity',
  notifies: { nobody: 'The desk sees it at the customer, and a task asks for the renewal.' },
  schema: eventEnvelope(
    'known-shipper-changed.v1',
    z.object({
      userId: z.string(),
      /** User id. */
      by: z.string(),
      changed: z.object({
        status: z.object({ before: ShipperStatus, after: ShipperStatus }),
        /** The last day on which it counts. */
        expiresOn: z.object({ before: day, after: day }),
      }),
      changedAt: z.string(),
    }),
  ),
} as const;
