import * as z from 'zod/mini';
import { field, signedOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import { administered, userTarget } from '../administration/administered.ts';

const Input = z.object({ ...userTarget, GroupName: field.username });

/** Removes a user from a group. Idempotent. */
export const adminRemoveUserFromGroup = signedOperation(
  'AdminRemoveUserFromGroup',
  Input,
  (services) => (input) => {
    const { pool, user } = administered(services, input);
    if (!services.store.groups.get(pool.id, input.GroupName)) throw refusals.groupNotFound();
    services.store.groups.removeMember(pool.id, input.GroupName, user.sub);
    return {};
  },
);
