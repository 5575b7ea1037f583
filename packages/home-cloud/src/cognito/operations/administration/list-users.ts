import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { keyOfToken, pageOf } from '../../protocol/paging.ts';
import { conditionOf } from '../../users/user-filter.ts';
import { userView } from '../../users/views.ts';

const Input = z.object({
  UserPoolId: field.text,
  AttributesToGet: z.optional(z.array(z.string())),
  Filter: z.optional(z.string()),
  Limit: field.limit(60),
  PaginationToken: z.optional(z.string()),
});

/** The pool's users, filtered and paged. A limit of 0 means the maximum, 60. */
export const listUsers = signedOperation('ListUsers', Input, (services) => (input) => {
  const pool = services.pools.pool(input.UserPoolId);
  const limit = input.Limit || 60;
  const after = keyOfToken(input.PaginationToken);
  const found = services.store.users.page(pool.id, after, limit + 1, conditionOf(input.Filter));
  const { items, next } = pageOf(found, limit);
  return {
    Users: items.map((user) => userView(user, input.AttributesToGet)),
    ...(next === undefined ? {} : { PaginationToken: next }),
  };
});
