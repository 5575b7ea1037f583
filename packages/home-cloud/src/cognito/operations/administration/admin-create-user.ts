import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { checkNewAttributes, isEmailAddress } from '../../pools/attribute-validation.ts';
import type { PoolDefinition } from '../../pools/pool-definition.ts';
import { field, recordOf, signedOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { Services } from '../../services.ts';
import type { User } from '../../store/users.ts';
import { checkPassword, withPassword } from '../../users/passwords.ts';
import { emailIsTaken, findUser, requireUser, saveUser } from '../../users/people.ts';
import { userView } from '../../users/views.ts';
import { userTarget } from './administered.ts';

const Input = z.object({
  ...userTarget,
  UserAttributes: field.attributes,
  ValidationData: field.attributes,
  TemporaryPassword: z.optional(field.password),
  MessageAction: z.optional(z.enum(['RESEND', 'SUPPRESS'])),
  DesiredDeliveryMediums: z.optional(z.array(z.enum(['EMAIL', 'SMS']))),
  ForceAliasCreation: z.optional(z.boolean()),
  ClientMetadata: field.metadata,
});
type Input = z.output<typeof Input>;

const day = 86_400_000;

/** A generated password that satisfies each password policy. */
const inventedPassword = (policy: PoolDefinition['passwordPolicy']): string =>
  `Aa1!${randomBytes(policy.minimumLength + 8).toString('base64url')}`.slice(
    0,
    Math.max(policy.minimumLength, 12),
  );

const draftOf = ({ clock, ids }: Services, pool: PoolDefinition, input: Input): User => {
  const attributes = recordOf(input.UserAttributes);
  if (pool.emailSignIn && !isEmailAddress(input.Username)) {
    throw refusals.invalidParameter('Username should be an email.');
  }
  const sub = ids.uuid();
  const now = clock.now();
  return {
    sub,
    username: pool.emailSignIn ? sub : input.Username,
    attributes: pool.emailSignIn ? { email: input.Username, ...attributes } : attributes,
    status: 'FORCE_CHANGE_PASSWORD',
    enabled: true,
    createdAt: now,
    modifiedAt: now,
  };
};

const askPreSignUp = async ({ triggers }: Services, pool: PoolDefinition, user: User, input: Input) => {
  await triggers({
    trigger: 'PreSignUp',
    source: 'PreSignUp_AdminCreateUser',
    pool,
    userName: user.username,
    request: {
      userAttributes: user.attributes,
      validationData: input.ValidationData ? recordOf(input.ValidationData) : null,
      ...(input.ClientMetadata ? { clientMetadata: input.ClientMetadata } : {}),
    },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
};

const created = async (
  services: Services,
  pool: PoolDefinition,
  input: Input,
  password: string,
): Promise<User> => {
  const draft = draftOf(services, pool, input);
  checkNewAttributes(pool, draft.attributes);
  await askPreSignUp(services, pool, draft, input);
  const until = services.clock.now() + pool.passwordPolicy.temporaryPasswordDays * day;
  const user = withPassword(pool, draft, password, until);
  return services.store.transaction(() => {
    const taken =
      emailIsTaken(services, pool, draft.attributes.email) || findUser(services, pool, draft.username);
    if (taken) throw refusals.userExists('User account already exists');
    return saveUser(services, pool, user);
  });
};

const invitedAgain = (services: Services, pool: PoolDefinition, name: string, password: string): User => {
  const user = requireUser(services, pool, name);
  if (user.status !== 'FORCE_CHANGE_PASSWORD') {
    throw refusals.invalidParameter(`Resend not possible. ${user.status} is not FORCE_CHANGE_PASSWORD`);
  }
  const until = services.clock.now() + pool.passwordPolicy.temporaryPasswordDays * day;
  return saveUser(services, pool, withPassword(pool, user, password, until));
};

/** Creates a user with a temporary password, and sends an invitation unless it is suppressed. */
export const adminCreateUser = signedOperation('AdminCreateUser', Input, (services) => async (input) => {
  const pool = services.pools.pool(input.UserPoolId);
  const password = input.TemporaryPassword ?? inventedPassword(pool.passwordPolicy);
  checkPassword(pool, password);
  const user =
    input.MessageAction === 'RESEND'
      ? invitedAgain(services, pool, input.Username, password)
      : await created(services, pool, input, password);
  const to = user.attributes.email;
  if (input.MessageAction !== 'SUPPRESS' && to) {
    const { ClientMetadata: clientMetadata } = input;
    await services.mail({ kind: 'AdminCreateUser', pool, user, to, secret: password, clientMetadata });
  }
  return { User: userView(user) };
});
