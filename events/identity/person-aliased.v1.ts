import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * Someone at the desk has said that two ids are the same person, or has taken that back. Published by identity. The reason is in
 * the record.
 */
export const PersonAliasedV1 = {
  type: 'person-aliased.v1',
  source: 'skybarrel.identity',
  notifies: { nobody: 'The desk did it while the person was on the phone or at the counter.' },
  schema: eventEnvelope(
    'person-aliased.v1',
    z.object({
      /** A person whom the desk keeps. */
      personId: z.string(),
      /** An account, or another person whom the desk keeps. */
      as: z.string(),
      same: z.boolean(),
      /** User id. */
      by: z.string(),
      changedAt: z.string(),
    }),
  ),
} as const;
