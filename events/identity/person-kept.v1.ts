import * as z from 'zod/mini';
import { waysToCome } from '#domain/identity/profile.ts';
import { eventEnvelope } from '../envelope.ts';

/** The desk keeps a person who has no account, or a guest asked us something. Published by identity. Who they are is in their profile. */
export const PersonKeptV1 = {
  type: 'person-kept.v1',
  source: 'skybarrel.identity',
  notifies: { nobody: 'They called, stood at the counter, or wrote, and are answered there.' },
  schema: eventEnvelope(
    'person-kept.v1',
    z.object({
      /** An id of ours (`p-…`). */
      personId: z.string(),
      came: z.enum(waysToCome),
      /** User id of the colleague, or `system` for a guest. */
      by: z.string(),
      keptAt: z.string(),
    }),
  ),
} as const;
