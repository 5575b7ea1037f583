import * as z from 'zod/mini';
import { refusals } from '../../protocol/service-error.ts';
import type { ClientOfPool, Services } from '../../services.ts';
import { CodeSession } from '../../sessions/sign-in.ts';
import type { User } from '../../store/users.ts';
import { countWrongPassword, refuseLockedOut } from '../../users/lockout.ts';
import { findUser } from '../../users/people.ts';
import { acceptCode, needsCode } from '../../users/software-token.ts';

/** The client's answer to the challenge. */
export interface CodeClaim {
  readonly session: string;
  readonly username: string;
  readonly code: string;
}

const ownerOf = (
  { keys, clock, store }: Services,
  { pool, client }: ClientOfPool,
  claim: CodeClaim,
): { readonly user: User; readonly nonce: string; readonly expiresAt: number } => {
  const opened = z.safeParse(CodeSession, keys(pool.id).open(claim.session));
  if (!opened.success || opened.data.clientId !== client.id) throw refusals.invalidSession();
  const { sub, nonce, expiresAt } = opened.data;
  const user = store.users.bySub(pool.id, sub);
  const named = findUser({ store }, pool, claim.username);
  if (!user || named?.sub !== sub || expiresAt <= clock.now()) throw refusals.invalidSession();
  return { user, nonce, expiresAt };
};

/**
 * The user whose code is right. The session allows further tries after a wrong code, and is over after a right one. Wrong codes count
 * like wrong passwords: after five the account is locked for a time that grows. Throws NotAuthorizedException, CodeMismatchException and
 * ExpiredCodeException.
 */
export const verifyCodeClaim = (services: Services, target: ClientOfPool, claim: CodeClaim): User => {
  const { pool } = target;
  const { store, clock } = services;
  const { user, nonce, expiresAt } = ownerOf(services, target, claim);
  if (!user.enabled) throw refusals.userDisabled();
  if (!needsCode(pool, user)) throw refusals.noSoftwareToken();
  refuseLockedOut(services, pool.id, user.sub);
  try {
    return store.transaction(() => {
      const accepted = acceptCode(services, pool, user, claim.code);
      if (!store.sessions.spend(nonce, expiresAt, clock.now())) throw refusals.invalidSession();
      store.attempts.removeLockout(pool.id, user.sub);
      return accepted;
    });
  } catch (refused) {
    countWrongPassword(services, pool.id, user.sub);
    throw refused;
  }
};
