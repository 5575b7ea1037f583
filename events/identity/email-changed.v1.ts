import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * Somebody signs in with another e-mail address from now on. Published by identity, which also listens: it writes to both addresses.
 * `aggregateVersion` is that of the record of their addresses. That the profile has another version is told besides.
 */
export const EmailChangedV1 = {
  type: 'email-changed.v1',
  source: 'skybarrel.identity',
  notifies: {
    nobody: 'Identity writes to both addresses itself: the letter to the old one has a secret in its link.',
  },
  schema: eventEnvelope(
    'email-changed.v1',
    z.object({
      userId: z.string(),
      changeId: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
