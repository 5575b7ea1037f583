import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { groupView } from '../../users/views.ts';

const Input = z.object({
  UserPoolId: field.text,
  GroupName: field.username,
  Description: z.optional(z.string()),
  Precedence: z.optional(z.number()),
  RoleArn: z.optional(z.string()),
});

/** Creates a group. */
export const createGroup = signedOperation('CreateGroup', Input, (services) => (input) => {
  const pool = services.pools.pool(input.UserPoolId);
  const now = services.clock.now();
  const group = {
    name: input.GroupName,
    ...(input.Description === undefined ? {} : { description: input.Description }),
    ...(input.Precedence === undefined ? {} : { precedence: input.Precedence }),
    ...(input.RoleArn === undefined ? {} : { roleArn: input.RoleArn }),
    createdAt: now,
    modifiedAt: now,
  };
  services.store.transaction(() => {
    if (services.store.groups.get(pool.id, group.name)) throw refusals.groupExists();
    services.store.groups.put(pool.id, group);
  });
  return { Group: groupView(pool.id, group) };
});
