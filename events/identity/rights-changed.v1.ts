import * as z from 'zod/mini';
import { workingRoles } from '#domain/kernel/role.ts';
import { eventEnvelope } from '../envelope.ts';

const held = z.array(z.enum(workingRoles));

/**
 * An admin has given roles to somebody, or taken some. Published by identity. Notifications tell the other admins, so that no
 * role is given unnoticed. The reason and the names are in the history that admins see.
 */
export const RightsChangedV1 = {
  type: 'rights-changed.v1',
  source: 'skybarrel.identity',
  notifies: { people: ['admins'] },
  schema: eventEnvelope(
    'rights-changed.v1',
    z.object({
      userId: z.string(),
      by: z.string(),
      changed: z.object({ roles: z.object({ before: held, after: held }) }),
      changedAt: z.string(),
    }),
  ),
} as const;
