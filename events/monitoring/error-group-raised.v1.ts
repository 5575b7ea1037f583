import * as z from 'zod/mini';
import { Fingerprint } from '#domain/monitoring/groups/error-group.ts';
import { eventEnvelope } from '../envelope.ts';

/** An error group needs attention: it is new, came back after it was resolved, or spikes. Notifications listen. */
export const ErrorGroupRaisedV1 = {
  type: 'error-group-raised.v1',
  source: 'skybarrel.monitoring',
  notifies: { people: ['admins'] },
  schema: eventEnvelope(
    'error-group-raised.v1',
    z.object({
      fingerprint: Fingerprint,
      reason: z.enum(['new', 'regressed', 'spike']),
      message: z.string(),
      route: z.string(),
      /** Number of occurrences in the current hour, including this one. */
      countThisHour: z.number(),
      raisedAt: z.string(),
    }),
  ),
} as const;
