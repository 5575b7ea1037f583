import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { groupView } from '../../users/views.ts';
import { administered, userTarget } from '../administration/administered.ts';

const Input = z.object({ ...userTarget, Limit: field.limit(60) });

/** The groups of a user, ordered by precedence. */
export const adminListGroupsForUser = signedOperation(
  'AdminListGroupsForUser',
  Input,
  (services) => (input) => {
    const { pool, user } = administered(services, input);
    const groups = services.store.groups.ofUser(pool.id, user.sub);
    return { Groups: groups.map((group) => groupView(pool.id, group)) };
  },
);
