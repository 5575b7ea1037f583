import * as z from 'zod/mini';
import type { PoolDefinition } from '../../pools/pool-definition.ts';
import { field } from '../../protocol/operation.ts';
import type { Services } from '../../services.ts';
import type { User } from '../../store/users.ts';
import { requireUser } from '../../users/people.ts';

/** The fields that name a user in administrators' requests. */
export const userTarget = { UserPoolId: field.text, Username: field.username };

/** The named pool and user. Throws ResourceNotFoundException and UserNotFoundException. */
export const administered = (
  services: Services,
  target: { readonly UserPoolId: string; readonly Username: string },
): { readonly pool: PoolDefinition; readonly user: User } => {
  const pool = services.pools.pool(target.UserPoolId);
  return { pool, user: requireUser(services, pool, target.Username) };
};

/** The request of an operation that needs only the user. */
export const UserTarget = z.object(userTarget);
