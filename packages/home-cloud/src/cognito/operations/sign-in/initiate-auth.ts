import * as z from 'zod/mini';
import { field, publicOperation } from '../../protocol/operation.ts';
import { refusals } from '../../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../../services.ts';
import { refreshSession } from '../../sessions/refresh.ts';
import { type AuthAnswer, afterRightPassword } from '../../sessions/sign-in.ts';
import { countWrongPassword, refuseLockedOut } from '../../users/lockout.ts';
import { isPasswordOf } from '../../users/passwords.ts';
import { findUser, subjectOf } from '../../users/people.ts';
import { passwordVerifierChallenge } from './password-verifier.ts';

const Input = z.object({
  ClientId: field.text,
  AuthFlow: field.text,
  AuthParameters: z._default(z.record(z.string(), z.string()), {}),
  ClientMetadata: field.metadata,
});
type Input = z.output<typeof Input>;

const parameter = (input: Input, name: string): string => {
  const value = input.AuthParameters[name];
  if (!value) throw refusals.invalidParameter(`Missing required parameter ${name}`);
  return value;
};

const byPassword = async (services: Services, target: ClientOfPool, input: Input): Promise<AuthAnswer> => {
  const { pool, client } = target;
  const name = parameter(input, 'USERNAME');
  const password = parameter(input, 'PASSWORD');
  const user = findUser(services, pool, name);
  if (!user && !client.hidesUserExistence) throw refusals.userNotFound();
  const subject = subjectOf(services, pool, name, user);
  refuseLockedOut(services, pool.id, subject);
  if (!user || !isPasswordOf(pool, user, password)) {
    countWrongPassword(services, pool.id, subject);
    throw refusals.wrongCredentials();
  }
  return afterRightPassword(services, target, user, input.ClientMetadata);
};

const byRefreshToken = async (
  services: Services,
  target: ClientOfPool,
  input: Input,
): Promise<AuthAnswer> => ({
  ChallengeParameters: {},
  AuthenticationResult: await refreshSession(
    services,
    target,
    parameter(input, 'REFRESH_TOKEN'),
    input.ClientMetadata,
  ),
});

const bySrp = (services: Services, target: ClientOfPool, input: Input): AuthAnswer =>
  passwordVerifierChallenge(services, target, parameter(input, 'USERNAME'), parameter(input, 'SRP_A'));

const flows: Readonly<
  Record<
    string,
    {
      readonly allowedBy: string;
      readonly begin: (
        services: Services,
        target: ClientOfPool,
        input: Input,
      ) => AuthAnswer | Promise<AuthAnswer>;
    }
  >
> = {
  USER_SRP_AUTH: { allowedBy: 'ALLOW_USER_SRP_AUTH', begin: bySrp },
  USER_PASSWORD_AUTH: { allowedBy: 'ALLOW_USER_PASSWORD_AUTH', begin: byPassword },
  REFRESH_TOKEN_AUTH: { allowedBy: 'ALLOW_REFRESH_TOKEN_AUTH', begin: byRefreshToken },
  REFRESH_TOKEN: { allowedBy: 'ALLOW_REFRESH_TOKEN_AUTH', begin: byRefreshToken },
};

/** Begins a sign-in, or renews a session where the client's refresh tokens do not rotate. */
export const initiateAuth = publicOperation('InitiateAuth', Input, (services) => async (input) => {
  const target = services.pools.client(input.ClientId);
  const flow = Object.hasOwn(flows, input.AuthFlow) ? flows[input.AuthFlow] : undefined;
  const rotates = target.client.rotationGraceSeconds !== undefined;
  const refused = rotates && flow?.begin === byRefreshToken;
  if (!flow || refused || !target.client.authFlows.includes(flow.allowedBy)) {
    throw refusals.flowNotEnabled(input.AuthFlow);
  }
  return flow.begin(services, target, input);
});
