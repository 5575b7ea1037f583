import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * A person has closed their account: they cannot sign in any more. Published by identity. What the house holds of them is forgotten from
 * then on, domain by domain, by the function that listens. `aggregateVersion` is the instant in milliseconds, by which a closing is told
 * from one before it that was stopped.
 */
export const AccountClosedV1 = {
  type: 'account-closed.v1',
  source: 'skybarrel.identity',
  notifies: { nobody: 'Whoever forgets them writes the last letter, while the address is still known.' },
  schema: eventEnvelope(
    'account-closed.v1',
    z.object({
      userId: z.string(),
      closedAt: z.string(),
    }),
  ),
} as const;
