import * as z from 'zod/mini';
import { preAlertStates } from '#domain/parcels/alerts/pre-alert.ts';
import { eventEnvelope } from '../envelope.ts';

/** A pre-alert was made or changed, its parcel came or was refused at the door, or it ends soon. Published by parcels. */
export const PreAlertChangedV1 = {
  type: 'pre-alert-changed.v1',
  source: 'skybarrel.parcels',
  notifies: { people: ['customer'] },
  schema: eventEnvelope(
    'pre-alert-changed.v1',
    z.object({
      id: z.uuid(),
      ownerId: z.string(),
      state: z.enum(preAlertStates),
      what: z.enum([
        'announced',
        'changed',
        'matched',
        'taken-back',
        'refused-at-door',
        'ends-soon',
        'expired',
      ]),
      /** A user id, or `system`. */
      by: z.string(),
    }),
  ),
} as const;
