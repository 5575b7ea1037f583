import { apiError, validationError } from '../../errors.ts';
import type { Database } from '../../storage/database.ts';
import { tokenKey, tokenSpace, within } from '../../storage/keys.ts';
import type { Overlay } from '../../storage/overlay.ts';

const TOKEN_LIFE_MS = 10 * 60 * 1000;
const MAX_TOKEN_LENGTH = 36;

interface StoredToken {
  readonly fingerprint: string;
  readonly at: number;
}

/**
 * True if a transaction with this token was committed within the last ten minutes. Otherwise adds the token to the transaction's overlay,
 * so that both are committed together.
 *
 * @throws IdempotentParameterMismatchException if the token was used for another request.
 */
export const alreadyDone = async (
  overlay: Overlay,
  token: string,
  fingerprint: string,
  now: number,
): Promise<boolean> => {
  if (token.length < 1 || token.length > MAX_TOKEN_LENGTH)
    throw validationError(`ClientRequestToken must be 1 to ${MAX_TOKEN_LENGTH} characters long`);
  const known = (await overlay.get(tokenKey(token))) as StoredToken | undefined;
  if (known !== undefined && now - known.at < TOKEN_LIFE_MS) {
    if (known.fingerprint === fingerprint) return true;
    const message =
      'Input parameters are not the same as those of the earlier request with this ClientRequestToken';
    throw apiError('IdempotentParameterMismatchException', message);
  }
  overlay.put(tokenKey(token), { fingerprint, at: now } satisfies StoredToken);
  return false;
};

/** Deletes expired tokens. */
export const deleteOldTokens = async (database: Database, overlay: Overlay, now: number): Promise<void> => {
  for await (const [key, value] of database.iterator(within(tokenSpace)))
    if (now - (value as StoredToken).at >= TOKEN_LIFE_MS) overlay.del(key);
};
