import * as z from 'zod/mini';
import { checkClientMayWrite, checkNewAttributes, isEmailAddress } from '../../pools/attribute-validation.ts';
import type { PoolDefinition } from '../../pools/pool-definition.ts';
import { field, publicOperation, recordOf } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../../services.ts';
import type { User } from '../../store/users.ts';
import { issueCode } from '../../users/codes.ts';
import { checkPassword, withPassword } from '../../users/passwords.ts';
import { emailIsTaken, findUser, saveUser } from '../../users/people.ts';
import { afterConfirmation } from './after-confirmation.ts';

const Input = z.object({
  ClientId: field.text,
  Username: field.username,
  Password: field.password,
  UserAttributes: field.attributes,
  ValidationData: field.attributes,
  ClientMetadata: field.metadata,
});
type Input = z.output<typeof Input>;

const attributesOf = (pool: PoolDefinition, input: Input): Record<string, string> => {
  const given = recordOf(input.UserAttributes);
  if (!pool.emailSignIn) return given;
  if (!isEmailAddress(input.Username)) throw refusals.invalidParameter('Username should be an email.');
  if (given.email !== undefined && given.email.toLowerCase() !== input.Username.toLowerCase()) {
    throw refusals.invalidParameter('The email attribute and the username must be the same.');
  }
  return { ...given, email: given.email ?? input.Username };
};

const PreSignUpAnswer = z.object({
  autoConfirmUser: z.nullish(z.boolean()),
  autoVerifyEmail: z.nullish(z.boolean()),
});

const askPreSignUp = async (
  { triggers }: Services,
  { pool, client }: ClientOfPool,
  user: User,
  input: Input,
) => {
  const response = await triggers({
    trigger: 'PreSignUp',
    source: 'PreSignUp_SignUp',
    pool,
    clientId: client.id,
    userName: user.username,
    request: {
      userAttributes: user.attributes,
      validationData: input.ValidationData ? recordOf(input.ValidationData) : null,
      ...(input.ClientMetadata ? { clientMetadata: input.ClientMetadata } : {}),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
  const parsed = z.safeParse(PreSignUpAnswer, response);
  if (!parsed.success) throw refusals.triggerUnreadable();
  return { confirmed: parsed.data.autoConfirmUser ?? false, verified: parsed.data.autoVerifyEmail ?? false };
};

const newUser = ({ clock, ids }: Services, pool: PoolDefinition, input: Input): User => {
  const sub = ids.uuid();
  const now = clock.now();
  return {
    sub,
    username: pool.emailSignIn ? sub : input.Username,
    attributes: attributesOf(pool, input),
    status: 'UNCONFIRMED',
    enabled: true,
    createdAt: now,
    modifiedAt: now,
  };
};

const refuseTaken = (services: Services, pool: PoolDefinition, user: User): void => {
  if (emailIsTaken(services, pool, user.attributes.email)) {
    throw refusals.userExists('An account with the given email already exists.');
  }
  if (findUser(services, pool, user.username)) throw refusals.userExists('User already exists');
};

const sendCode = async (services: Services, { pool, client }: ClientOfPool, user: User, input: Input) => {
  const to = user.attributes.email;
  if (!pool.verifiesEmail || !to) return {};
  const CodeDeliveryDetails = await services.mail({
    kind: 'SignUp',
    pool,
    clientId: client.id,
    user,
    to,
    secret: issueCode(services, pool.id, user.sub, 'sign-up'),
    clientMetadata: input.ClientMetadata,
  });
  return { CodeDeliveryDetails };
};

/** Registers a user and sends the code that confirms the address. */
export const signUp = publicOperation('SignUp', Input, (services) => async (input) => {
  const target = services.pools.client(input.ClientId);
  const { pool, client } = target;
  if (!pool.selfSignUp) throw refusals.notAuthorized('SignUp is not permitted for this user pool');
  const draft = newUser(services, pool, input);
  checkClientMayWrite(client, recordOf(input.UserAttributes));
  checkNewAttributes(pool, draft.attributes);
  checkPassword(pool, input.Password);
  const decision = await askPreSignUp(services, target, draft, input);
  const prepared = withPassword(pool, draft, input.Password);
  const user = services.store.transaction(() => {
    refuseTaken(services, pool, draft);
    return saveUser(services, pool, {
      ...prepared,
      status: decision.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
      attributes: { ...prepared.attributes, email_verified: String(decision.verified) },
    });
  });
  const answer = { UserConfirmed: decision.confirmed, UserSub: user.sub };
  if (!decision.confirmed) return { ...answer, ...(await sendCode(services, target, user, input)) };
  await afterConfirmation(services, pool, user, 'ConfirmSignUp', client.id, input.ClientMetadata);
  return answer;
});
