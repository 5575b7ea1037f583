import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * A person has turned two-step sign-in on or off. Published by identity. Notifications listen and tell the person, because it may
 * have been somebody else.
 */
export const TwoStepChangedV1 = {
  type: 'two-step-changed.v1',
  source: 'skybarrel.identity',
  notifies: { people: ['person'] },
  schema: eventEnvelope(
    'two-step-changed.v1',
    z.object({
      userId: z.string(),
      email: z.string(),
      on: z.boolean(),
      changedAt: z.string(),
    }),
  ),
} as const;
