import * as z from 'zod/mini';
import { checkChangedAttributes, checkClientMayWrite } from '../../pools/attribute-validation.ts';
import { field, publicOperation, recordOf } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { Services } from '../../services.ts';
import { type Authenticated, authenticate } from '../../sessions/authentication.ts';
import type { User } from '../../store/users.ts';
import { countTry, issueCode } from '../../users/codes.ts';
import { emailIsTaken, saveUser } from '../../users/people.ts';

const Input = z.object({
  AccessToken: field.text,
  UserAttributes: field.attributes,
  ClientMetadata: field.metadata,
});

/** The user with these attributes. An empty value removes an attribute. A new address is unverified or pending. */
const changedUser = (
  { pool, user }: Authenticated,
  given: Readonly<Record<string, string>>,
  newEmail: string | undefined,
): User => {
  const merged = { ...user.attributes, ...given };
  const attributes = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== ''));
  if (newEmail === undefined) return { ...user, attributes };
  return pool.keepsEmailUntilVerified && user.attributes.email
    ? { ...user, attributes: { ...attributes, email: user.attributes.email }, pendingEmail: newEmail }
    : { ...user, attributes: { ...attributes, email_verified: 'false' } };
};

const sendCode = async (
  services: Services,
  { pool, client }: Authenticated,
  user: User,
  to: string,
  clientMetadata: Readonly<Record<string, string>> | undefined,
) => {
  countTry(services, pool.id, user.sub, 'change email');
  return services.mail({
    kind: 'UpdateUserAttribute',
    pool,
    clientId: client.id,
    user,
    to,
    secret: issueCode(services, pool.id, user.sub, 'verify-email'),
    clientMetadata,
  });
};

/** Changes the caller's own attributes. Sends a verification code to a new e-mail address. */
export const updateUserAttributes = publicOperation(
  'UpdateUserAttributes',
  Input,
  (services) => async (input) => {
    const caller = await authenticate(services, input.AccessToken);
    const { pool, client } = caller;
    const given = recordOf(input.UserAttributes);
    checkClientMayWrite(client, given);
    checkChangedAttributes(pool, given);
    if (given.email === '' && pool.emailSignIn) {
      throw refusals.invalidParameter('Cannot remove the attribute people sign in with.');
    }
    const newEmail = given.email && given.email !== caller.user.attributes.email ? given.email : undefined;
    const user = services.store.transaction(() => {
      if (emailIsTaken(services, pool, newEmail, caller.user.sub)) throw refusals.aliasExists();
      return saveUser(services, pool, changedUser(caller, given, newEmail));
    });
    if (newEmail === undefined || !pool.verifiesEmail) return { CodeDeliveryDetailsList: [] };
    const details = await sendCode(services, caller, user, newEmail, input.ClientMetadata);
    return { CodeDeliveryDetailsList: [details] };
  },
);
