import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * A person has turned two-step sign-in on or off. Published by identity. Notifications listen and tell the person, because it may
 * have been somebody else.
 */
export const TwoStepChangedV2 = {
  type: 'two-step-changed.v2',
  source: 'skybarrel.identity',
  notifies: { people: ['person'] },
  schema: eventEnvelope(
    'two-step-changed.v2',
    z.object({
      userId: z.string(),
      on: z.boolean(),
      changedAt: z.string(),
    }),
  ),
} as const;
