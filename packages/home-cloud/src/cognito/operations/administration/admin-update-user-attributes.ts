import * as z from 'zod/mini';
import { checkChangedAttributes } from '../../pools/attribute-validation.ts';
import { field, recordOf, signedOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { User } from '../../store/users.ts';
import { emailIsTaken, saveUser } from '../../users/people.ts';
import { administered, userTarget } from './administered.ts';

const Input = z.object({
  ...userTarget,
  UserAttributes: field.attributes,
  ClientMetadata: field.metadata,
});

const changedUser = (user: User, given: Readonly<Record<string, string>>): User => {
  const moved = given.email !== undefined && given.email !== user.attributes.email;
  const merged = { ...user.attributes, ...(moved ? { email_verified: 'false' } : {}), ...given };
  return {
    ...user,
    attributes: Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== '')),
  };
};

/** Changes any user's attributes. An administrator may also mark an address as verified. */
export const adminUpdateUserAttributes = signedOperation(
  'AdminUpdateUserAttributes',
  Input,
  (services) => (input) => {
    const { pool, user } = administered(services, input);
    const given = recordOf(input.UserAttributes);
    checkChangedAttributes(pool, given);
    services.store.transaction(() => {
      if (emailIsTaken(services, pool, given.email, user.sub)) throw refusals.aliasExists();
      saveUser(services, pool, changedUser(user, given));
    });
    return {};
  },
);
