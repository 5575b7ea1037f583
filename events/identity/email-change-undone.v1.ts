import * as z from 'zod/mini';
import { eventEnvelope } from '../envelope.ts';

/**
 * The owner of the old address said that a change of their e-mail address was not theirs: it has its old address again, every session has
 * ended, and the password is no longer valid. Published by identity. Admins and the owner are told. `aggregateVersion` is that of the record of
 * their addresses.
 */
export const EmailChangeUndoneV1 = {
  type: 'email-change-undone.v1',
  source: 'skybarrel.identity',
  notifies: { people: ['person', 'admins'] },
  schema: eventEnvelope(
    'email-change-undone.v1',
    z.object({
      userId: z.string(),
      changeId: z.string(),
      undoneAt: z.string(),
    }),
  ),
} as const;
