import { refusals } from '../protocol/service-error.ts';
import type { Services } from '../services.ts';

const allowedFailures = 5;
const longest = 15 * 60_000;

/** Throws `Password attempts exceeded` while the subject is locked out. */
export const refuseLockedOut = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  poolId: string,
  subject: string,
): void => {
  const lockout = store.attempts.lockout(poolId, subject);
  if (lockout && lockout.lockedUntil > clock.now()) throw refusals.lockedOut();
};

/**
 * Counts a wrong password. The fifth locks the account for a second, and each further one doubles the time, up to 15 minutes. After 15
 * minutes without a wrong password the count begins again. Attempts during a lockout are not counted.
 */
export const countWrongPassword = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  poolId: string,
  subject: string,
): void => {
  const now = clock.now();
  const before = store.attempts.lockout(poolId, subject);
  const idle = before === undefined || now - Math.max(before.lastFailureAt, before.lockedUntil) >= longest;
  const failures = (idle ? 0 : before.failures) + 1;
  const lockedFor =
    failures < allowedFailures ? 0 : Math.min(2 ** (failures - allowedFailures) * 1000, longest);
  store.attempts.putLockout(poolId, subject, {
    failures,
    lockedUntil: lockedFor === 0 ? 0 : now + lockedFor,
    lastFailureAt: now,
  });
};
