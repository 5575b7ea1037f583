import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { attributesForTrigger } from '../outbound/triggers.ts';
import { refusals } from '../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../services.ts';
import type { User } from '../store/users.ts';
import { needsCode } from '../users/software-token.ts';
import { mintTokens, type TokenPair, type TokenRequest } from './tokens.ts';

/** The result of InitiateAuth and RespondToAuthChallenge: tokens, or the next challenge. */
export interface AuthAnswer {
  readonly AuthenticationResult?: TokenPair & { readonly RefreshToken?: string };
  readonly ChallengeName?: string;
  readonly ChallengeParameters: Readonly<Record<string, string>>;
  readonly Session?: string;
}

/** The stored hash of a refresh token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** An opaque refresh token. */
export const newRefreshToken = (): string => randomBytes(96).toString('base64url');

const NewPasswordSession = z.object({
  kind: z.literal('new-password'),
  clientId: z.string(),
  sub: z.string(),
  nonce: z.string(),
  expiresAt: z.number(),
});

const newPasswordChallenge = (
  { keys, clock, ids }: Services,
  { pool, client }: ClientOfPool,
  user: User,
): AuthAnswer => {
  const session: z.output<typeof NewPasswordSession> = {
    kind: 'new-password',
    clientId: client.id,
    sub: user.sub,
    nonce: ids.uuid(),
    expiresAt: clock.now() + client.challengeSeconds * 1000,
  };
  const missing = Object.entries(pool.attributes)
    .filter(([name, { required }]) => required && !user.attributes[name])
    .map(([name]) => `userAttributes.${name}`);
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: keys(pool.id).seal(session),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.username,
      requiredAttributes: JSON.stringify(missing),
      userAttributes: JSON.stringify(user.attributes),
    },
  };
};

/** Decrypts a NEW_PASSWORD_REQUIRED session, which is valid once. Throws NotAuthorizedException if it is expired, used or not ours. */
export const redeemNewPasswordSession = (
  { keys, clock, store }: Services,
  { pool, client }: ClientOfPool,
  session: string,
): User => {
  const opened = z.safeParse(NewPasswordSession, keys(pool.id).open(session));
  if (!opened.success || opened.data.clientId !== client.id) throw refusals.invalidSession();
  const { sub, nonce, expiresAt } = opened.data;
  const now = clock.now();
  if (expiresAt <= now || !store.sessions.spend(nonce, expiresAt, now)) throw refusals.invalidSession();
  const user = store.users.bySub(pool.id, sub);
  if (!user) throw refusals.invalidSession();
  return user;
};

/** The content of a session between the password and the code. */
export const CodeSession = z.object({
  kind: z.literal('software-token'),
  clientId: z.string(),
  sub: z.string(),
  nonce: z.string(),
  expiresAt: z.number(),
});

const codeChallenge = (
  { keys, clock, ids }: Services,
  { pool, client }: ClientOfPool,
  user: User,
): AuthAnswer => {
  const session: z.output<typeof CodeSession> = {
    kind: 'software-token',
    clientId: client.id,
    sub: user.sub,
    nonce: ids.uuid(),
    expiresAt: clock.now() + client.challengeSeconds * 1000,
  };
  return {
    ChallengeName: 'SOFTWARE_TOKEN_MFA',
    Session: keys(pool.id).seal(session),
    ChallengeParameters: { USER_ID_FOR_SRP: user.username },
  };
};

/** Calls PostAuthentication, starts a session and returns its tokens. */
export const beginSession = async (
  services: Services,
  { pool, client }: ClientOfPool,
  user: User,
  source: TokenRequest['source'],
  clientMetadata?: Readonly<Record<string, string>>,
): Promise<AuthAnswer> => {
  await services.triggers({
    trigger: 'PostAuthentication',
    source: 'PostAuthentication_Authentication',
    pool,
    clientId: client.id,
    userName: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      newDeviceUsed: false,
      ...(clientMetadata ? { clientMetadata } : {}),
    },
  });
  const now = services.clock.now();
  const originJti = services.ids.uuid();
  const authTime = Math.floor(now / 1000);
  const tokens = await mintTokens(services, {
    pool,
    client,
    user,
    originJti,
    authTime,
    source,
    clientMetadata,
  });
  const RefreshToken = newRefreshToken();
  services.store.sessions.begin(
    {
      originJti,
      poolId: pool.id,
      sub: user.sub,
      clientId: client.id,
      authTime,
      expiresAt: now + client.refreshTokenSeconds * 1000,
      revoked: false,
    },
    hashOfToken(RefreshToken),
  );
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken } };
};

/** The result after the password: the question for a code if the user has a software token, or tokens. */
export const afterFirstFactor = async (
  services: Services,
  target: ClientOfPool,
  user: User,
  source: TokenRequest['source'],
  clientMetadata?: Readonly<Record<string, string>>,
): Promise<AuthAnswer> =>
  needsCode(target.pool, user)
    ? codeChallenge(services, target, user)
    : beginSession(services, target, user, source, clientMetadata);

/**
 * The result after a correct password: tokens, a challenge, or a refusal because of the account's state. Only here may a response show
 * the state, because only the owner knows the password.
 */
export const afterRightPassword = async (
  services: Services,
  target: ClientOfPool,
  user: User,
  clientMetadata?: Readonly<Record<string, string>>,
): Promise<AuthAnswer> => {
  // Otherwise whoever knows the password could try codes without end: each right password would begin the count again.
  if (!needsCode(target.pool, user)) services.store.attempts.removeLockout(target.pool.id, user.sub);
  if (!user.enabled) throw refusals.userDisabled();
  if (user.status === 'UNCONFIRMED') throw refusals.userNotConfirmed();
  if (user.status === 'RESET_REQUIRED') throw refusals.resetRequired();
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    const until = user.password?.temporaryUntil;
    if (until !== undefined && until <= services.clock.now()) {
      throw refusals.notAuthorized('Temporary password has expired and must be reset by an administrator.');
    }
    return newPasswordChallenge(services, target, user);
  }
  return afterFirstFactor(services, target, user, 'Authentication', clientMetadata);
};
