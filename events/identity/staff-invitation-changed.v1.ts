import * as z from 'zod/mini';
import { workingRoles } from '#domain/kernel/role.ts';
import { eventEnvelope } from '../envelope.ts';

/**
 * An admin has invited somebody to work here, sent the letter again, or taken the invitation back. Published by identity. The address is
 * with the invitation, where the letter reads it. That somebody signed up by it is a change of rights.
 */
export const StaffInvitationChangedV1 = {
  type: 'staff-invitation-changed.v1',
  source: 'skybarrel.identity',
  notifies: { people: ['invited'] },
  schema: eventEnvelope(
    'staff-invitation-changed.v1',
    z.object({
      invitationId: z.string(),
      what: z.enum(['MADE', 'SENT_AGAIN', 'WITHDRAWN']),
      roles: z.array(z.enum(workingRoles)),
      by: z.string(),
      at: z.string(),
    }),
  ),
} as const;
