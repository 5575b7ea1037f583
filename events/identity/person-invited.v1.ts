import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * The desk has mailed a person without an account the link to one that finds everything again. Published by identity. The address is with
 * the invitation, where the letter reads it. That they opened the account by it is an alias.
 */
export const PersonInvitedV1 = {
  type: 'person-invited.v1',
  source: 'skybarrel.identity',
  notifies: { people: ['invited'] },
  schema: eventEnvelope(
    'person-invited.v1',
    z.object({
      /** An id of ours (`p-…`). */
      personId: z.string(),
      /** User id of the colleague. */
      by: z.string(),
      at: z.string(),
    }),
  ),
} as const;
