import * as z from 'zod/mini';
import { checkChangedAttributes, checkClientMayWrite } from '../../pools/attribute-validation.ts';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../../services.ts';
import {
  type AuthAnswer,
  afterFirstFactor,
  afterRightPassword,
  beginSession,
  redeemNewPasswordSession,
} from '../../sessions/sign-in.ts';
import { checkPassword, withPassword } from '../../users/passwords.ts';
import { saveUser } from '../../users/people.ts';
import { verifyPasswordClaim } from './password-verifier.ts';
import { verifyCodeClaim } from './software-token-challenge.ts';

const Input = z.object({
  ClientId: field.text,
  ChallengeName: field.text,
  Session: z.optional(z.string()),
  ChallengeResponses: z._default(z.record(z.string(), z.string()), {}),
  ClientMetadata: field.metadata,
});
type Input = z.output<typeof Input>;

const response = (input: Input, name: string): string => {
  const value = input.ChallengeResponses[name];
  if (!value) throw refusals.invalidParameter(`Missing required parameter ${name}`);
  return value;
};

const passwordVerifier = (services: Services, target: ClientOfPool, input: Input): Promise<AuthAnswer> => {
  const user = verifyPasswordClaim(services, target, {
    secretBlock: response(input, 'PASSWORD_CLAIM_SECRET_BLOCK'),
    signature: response(input, 'PASSWORD_CLAIM_SIGNATURE'),
    timestamp: response(input, 'TIMESTAMP'),
  });
  return afterRightPassword(services, target, user, input.ClientMetadata);
};

const attributePrefix = 'userAttributes.';

const newPassword = (services: Services, target: ClientOfPool, input: Input): Promise<AuthAnswer> => {
  const { pool, client } = target;
  const password = response(input, 'NEW_PASSWORD');
  const session = input.Session;
  if (!session) throw refusals.invalidParameter('Missing required parameter Session');
  checkPassword(pool, password);
  const attributes = Object.fromEntries(
    Object.entries(input.ChallengeResponses)
      .filter(([name]) => name.startsWith(attributePrefix))
      .map(([name, value]) => [name.slice(attributePrefix.length), value]),
  );
  checkClientMayWrite(client, attributes);
  checkChangedAttributes(pool, attributes);
  if ('email' in attributes && pool.emailSignIn) {
    throw refusals.invalidParameter('Cannot modify an already provided email');
  }
  const user = services.store.transaction(() => {
    const found = redeemNewPasswordSession(services, target, session);
    if (!found.enabled) throw refusals.userDisabled();
    return saveUser(services, pool, {
      ...withPassword(pool, found, password),
      status: 'CONFIRMED',
      attributes: { ...found.attributes, ...attributes },
    });
  });
  return afterFirstFactor(services, target, user, 'NewPasswordChallenge', input.ClientMetadata);
};

const softwareToken = (services: Services, target: ClientOfPool, input: Input): Promise<AuthAnswer> => {
  const session = input.Session;
  if (!session) throw refusals.invalidParameter('Missing required parameter Session');
  const user = verifyCodeClaim(services, target, {
    session,
    username: response(input, 'USERNAME'),
    code: response(input, 'SOFTWARE_TOKEN_MFA_CODE'),
  });
  return beginSession(services, target, user, 'Authentication', input.ClientMetadata);
};

/** Answers a challenge of InitiateAuth: the SRP proof, the password that replaces a temporary one, or a code of the user's app. */
export const respondToAuthChallenge = publicOperation(
  'RespondToAuthChallenge',
  Input,
  (services) => async (input) => {
    const target = services.pools.client(input.ClientId);
    if (input.ChallengeName === 'PASSWORD_VERIFIER') return passwordVerifier(services, target, input);
    if (input.ChallengeName === 'NEW_PASSWORD_REQUIRED') return newPassword(services, target, input);
    if (input.ChallengeName === 'SOFTWARE_TOKEN_MFA') return softwareToken(services, target, input);
    throw refusals.invalidParameter(`The home Cognito does not know the challenge ${input.ChallengeName}`);
  },
);
