import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * An admin has turned off the two-step sign-in of somebody, usually because of a lost phone. Published by identity. Notifications
 * listen and tell the person and the other admins, so that no reset goes unnoticed. The reason is in the record of the reset.
 */
export const TwoStepResetV2 = {
  type: 'two-step-reset.v2',
  source: 'skybarrel.identity',
  notifies: { people: ['admins', 'person'] },
  schema: eventEnvelope(
    'two-step-reset.v2',
    z.object({
      userId: z.string(),
      resetBy: z.string(),
      resetAt: z.string(),
    }),
  ),
} as const;
