import { randomInt } from 'node:crypto';
import { refusals } from '../protocol/service-error.ts';
import type { Services } from '../services.ts';
import type { CodePurpose } from '../store/attempts.ts';

const hour = 3_600_000;
const lifetime: Readonly<Record<CodePurpose, number>> = {
  'sign-up': 24 * hour,
  'verify-email': 24 * hour,
  'reset-password': hour,
};

/** The limit of wrong codes, and of requested messages, per subject and hour. */
const triesPerHour = 5;

type Counting = Pick<Services, 'store' | 'clock'>;

/** Throws LimitExceededException if there were five attempts of this action in the last hour. */
export const refuseSpentTries = (
  { store, clock }: Counting,
  poolId: string,
  subject: string,
  action: string,
): void => {
  const tries = store.attempts.count(poolId, subject, action, clock.now() - hour);
  if (tries >= triesPerHour) throw refusals.attemptLimit();
};

/**
 * Counts an attempt of this action by the subject. Throws LimitExceededException if there were five in the last hour. The action can be
 * any stable name.
 */
export const countTry = (services: Counting, poolId: string, subject: string, action: string): void => {
  refuseSpentTries(services, poolId, subject, action);
  const now = services.clock.now();
  services.store.attempts.note(poolId, subject, action, now, now - hour);
};

/** Creates a six-digit code for this purpose. An earlier code becomes invalid. */
export const issueCode = (
  { store, clock }: Counting,
  poolId: string,
  subject: string,
  purpose: CodePurpose,
): string => {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  store.attempts.putCode(poolId, subject, purpose, { code, expiresAt: clock.now() + lifetime[purpose] });
  return code;
};

/**
 * Redeems a code and runs the action that it permits in the same transaction. Throws LimitExceededException after five wrong codes in an
 * hour (even for the correct code), ExpiredCodeException if there is no code or it is too old, and CodeMismatchException.
 */
export const redeemCode = <Answer>(
  services: Counting,
  poolId: string,
  subject: string,
  purpose: CodePurpose,
  given: string,
  opens: () => Answer,
): Answer => {
  const { store, clock } = services;
  const action = `wrong ${purpose} code`;
  refuseSpentTries(services, poolId, subject, action);
  const expected = store.attempts.code(poolId, subject, purpose);
  if (!expected || expected.expiresAt <= clock.now()) throw refusals.codeExpired();
  if (expected.code !== given) {
    countTry(services, poolId, subject, action);
    throw refusals.codeMismatch();
  }
  return store.transaction(() => {
    store.attempts.removeCode(poolId, subject, purpose);
    return opens();
  });
};
