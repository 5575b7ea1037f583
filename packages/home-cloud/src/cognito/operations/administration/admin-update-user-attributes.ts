import * as z from 'zod/mini';
import { checkChangedAttributes } from '../../pools/attribute-validation.ts';
import type { PoolDefinition } from '../../pools/pool-definition.ts';
import { field, recordOf, signedOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { User } from '../../store/users.ts';
import { issueCode } from '../../users/codes.ts';
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

/** The address that has to be confirmed first, where the pool keeps the one before it until then; none that is said to be verified. */
const pendingOf = (
  pool: PoolDefinition,
  user: User,
  given: Readonly<Record<string, string>>,
): string | undefined =>
  pool.keepsEmailUntilVerified &&
  user.attributes.email &&
  given.email &&
  given.email !== user.attributes.email &&
  given.email_verified !== 'true'
    ? given.email
    : undefined;

/**
 * Changes any user's attributes. An administrator may also mark an address as verified. Without that, a pool that keeps an address until
 * another one is verified sends a code to the new one.
 */
export const adminUpdateUserAttributes = signedOperation(
  'AdminUpdateUserAttributes',
  Input,
  (services) => async (input) => {
    const { pool, user } = administered(services, input);
    const given = recordOf(input.UserAttributes);
    checkChangedAttributes(pool, given);
    const pendingEmail = pendingOf(pool, user, given);
    const saved = services.store.transaction(() => {
      if (emailIsTaken(services, pool, given.email, user.sub)) throw refusals.aliasExists();
      if (pendingEmail === undefined) return saveUser(services, pool, changedUser(user, given));
      const { email: _, ...others } = given;
      return saveUser(services, pool, { ...changedUser(user, others), pendingEmail });
    });
    if (pendingEmail === undefined) return {};
    const secret = issueCode(services, pool.id, user.sub, 'verify-email');
    const { ClientMetadata: clientMetadata } = input;
    await services.mail({
      kind: 'UpdateUserAttribute',
      pool,
      user: saved,
      to: pendingEmail,
      secret,
      clientMetadata,
    });
    return {};
  },
);
