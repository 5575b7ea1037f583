import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { keyOfToken, pageOf } from '../../protocol/paging.ts';
import { refusals } from '../../protocol/service-error.ts';
import { userView } from '../../users/views.ts';

const Input = z.object({
  UserPoolId: field.text,
  GroupName: field.username,
  Limit: field.limit(60),
  NextToken: z.optional(z.string()),
});

/** The members of a group, in pages. */
export const listUsersInGroup = signedOperation('ListUsersInGroup', Input, (services) => (input) => {
  const pool = services.pools.pool(input.UserPoolId);
  if (!services.store.groups.get(pool.id, input.GroupName)) throw refusals.groupNotFound();
  const limit = input.Limit || 60;
  const after = keyOfToken(input.NextToken);
  const found = services.store.groups.members(pool.id, input.GroupName, after, limit + 1);
  const { items, next } = pageOf(found, limit);
  return {
    Users: items.map((user) => userView(user)),
    ...(next === undefined ? {} : { NextToken: next }),
  };
});
