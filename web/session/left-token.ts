import { readArray, writeArray } from '#web/telemetry/storage.ts';
import { keptSession, TOKEN_KEYS } from './kept-claims.ts';

const KEY = 'skybarrel.to-revoke';

/** The refresh token of a session that was ended without a network. `at` is when, in milliseconds. */
export interface LeftToken {
  readonly clientId: string;
  readonly token: string;
  readonly at: number;
}

const isLeft = (one: unknown): one is LeftToken =>
  typeof one === 'object' && one !== null && 'clientId' in one && 'token' in one && 'at' in one;

/** Tokens that have to be revoked as soon as there is a network. */
export const leftTokens = (): readonly LeftToken[] => readArray(KEY).filter(isLeft);

export const keepLeftTokens = (tokens: readonly LeftToken[]): void => void writeArray(KEY, tokens);

/**
 * Keeps the refresh token of the present session to be revoked later, because without a network nobody can be told that the session is
 * over. It opens no session here: only Amplify's own keys do, and those are deleted.
 */
export const leaveToken = (now: number): void => {
  const { clientId, refreshToken: token } = keptSession() ?? {};
  if (!clientId || !token) return;
  const others = leftTokens().filter((left) => left.token !== token);
  keepLeftTokens([...others, { clientId, token, at: now }]);
};

/** Deletes the tokens of this device where Amplify could not do it, and keeps what is to be revoked. */
export const dropTokens = (): void => {
  leaveToken(Date.now());
  for (const key of Object.keys(localStorage)) if (key.startsWith(TOKEN_KEYS)) localStorage.removeItem(key);
};
