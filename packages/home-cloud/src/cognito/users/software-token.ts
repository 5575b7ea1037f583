import type { PoolDefinition } from '../pools/pool-definition.ts';
import { refusals } from '../protocol/service-error.ts';
import type { Services } from '../services.ts';
import type { User } from '../store/users.ts';
import { saveUser } from './people.ts';
import { newSecret, stepOfCode } from './totp.ts';

type Keeping = Pick<Services, 'store' | 'clock'>;

/** What a person or an administrator chose in the settings of the software token. */
export interface Choice {
  readonly enabled: boolean;
  readonly preferred: boolean;
}

/** Throws SoftwareTokenMFANotFoundException if the pool has no software tokens. */
export const requireSoftwareTokens = (pool: PoolDefinition): void => {
  if (!pool.softwareTokens) throw refusals.softwareTokensOff();
};

/** True if signing in needs a code after the password. */
export const needsCode = (pool: PoolDefinition, { softwareToken }: User): boolean =>
  pool.softwareTokens && softwareToken?.enabled === true && softwareToken.secret !== undefined;

/** Issues a new secret. The earlier one remains valid until a code of the new one was right. */
export const issueSecret = (services: Keeping, pool: PoolDefinition, user: User): string => {
  const pending = newSecret();
  const before = user.softwareToken ?? { enabled: false, preferred: false };
  saveUser(services, pool, { ...user, softwareToken: { ...before, pending } });
  return pending;
};

/** The new secret replaces the earlier one. Throws EnableSoftwareTokenMFAException for a wrong code. */
export const verifySecret = (services: Keeping, pool: PoolDefinition, user: User, code: string): void => {
  const token = user.softwareToken;
  const secret = token?.pending ?? token?.secret;
  if (!token || secret === undefined) throw refusals.noSoftwareToken();
  const step = stepOfCode(secret, code, services.clock.now());
  const isUsed = token.pending === undefined && step !== undefined && step <= (token.lastStep ?? 0);
  if (step === undefined || isUsed) throw refusals.softwareTokenMismatch();
  const { pending: _, ...kept } = token;
  saveUser(services, pool, { ...user, softwareToken: { ...kept, secret, lastStep: step } });
};

/**
 * Accepts a code of a sign-in. Each code is valid once, and so are all earlier ones after it. Throws CodeMismatchException and, for a
 * code that was used, ExpiredCodeException.
 */
export const acceptCode = (services: Keeping, pool: PoolDefinition, user: User, code: string): User => {
  const { softwareToken } = user;
  if (!softwareToken?.secret) throw refusals.noSoftwareToken();
  const step = stepOfCode(softwareToken.secret, code, services.clock.now());
  if (step === undefined) throw refusals.wrongSoftwareCode();
  if (step <= (softwareToken.lastStep ?? 0)) throw refusals.usedSoftwareCode();
  return saveUser(services, pool, { ...user, softwareToken: { ...softwareToken, lastStep: step } });
};

/** Turns codes at sign-in on or off. Throws InvalidParameterException if no secret was verified. */
export const choose = (services: Keeping, pool: PoolDefinition, user: User, choice: Choice): void => {
  if (choice.enabled && !user.softwareToken?.secret) {
    throw refusals.invalidParameter('User has not verified software token mfa');
  }
  if (user.softwareToken) {
    saveUser(services, pool, { ...user, softwareToken: { ...user.softwareToken, ...choice } });
  }
};
