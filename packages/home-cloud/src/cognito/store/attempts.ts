import type { Database } from './database.ts';

/** The purpose of a code. */
export type CodePurpose = 'sign-up' | 'reset-password' | 'verify-email';

interface Code {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

interface Lockout {
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly lockedUntil: number;
  readonly lastFailureAt: number;
}

/** Codes and attempts by subject: a user's `sub`, or a fake one for an unknown name. */
export interface AttemptStore {
  putCode(poolId: string, subject: string, purpose: CodePurpose, code: Code): void;
  code(poolId: string, subject: string, purpose: CodePurpose): Code | undefined;
  removeCode(poolId: string, subject: string, purpose: CodePurpose): void;
  lockout(poolId: string, subject: string): Lockout | undefined;
  putLockout(poolId: string, subject: string, lockout: Lockout): void;
  removeLockout(poolId: string, subject: string): void;
  /** Records an attempt of an action, and deletes attempts before `since`. */
  note(poolId: string, subject: string, action: string, at: number, since: number): void;
  /** The number of attempts of the action after `since`. */
  count(poolId: string, subject: string, action: string, since: number): number;
}

/** Stores codes, wrong passwords and attempts. They are durable, so that a restart does not reset the limits. */
export const attemptStore = (database: Database): AttemptStore => ({
  putCode: (poolId, subject, purpose, { code, expiresAt }) => {
    database.run(
      'INSERT OR REPLACE INTO codes (pool_id, subject, purpose, code, expires_at) VALUES (?, ?, ?, ?, ?)',
      poolId,
      subject,
      purpose,
      code,
      expiresAt,
    );
  },
  code: (poolId, subject, purpose) => {
    const row = database.one(
      'SELECT code, expires_at FROM codes WHERE pool_id = ? AND subject = ? AND purpose = ?',
      poolId,
      subject,
      purpose,
    );
    return row && { code: String(row.code), expiresAt: Number(row.expires_at) };
  },
  removeCode: (poolId, subject, purpose) => {
    database.run(
      'DELETE FROM codes WHERE pool_id = ? AND subject = ? AND purpose = ?',
      poolId,
      subject,
      purpose,
    );
  },
  lockout: (poolId, subject) => {
    const row = database.one('SELECT * FROM lockouts WHERE pool_id = ? AND subject = ?', poolId, subject);
    return (
      row && {
        failures: Number(row.failures),
        lockedUntil: Number(row.locked_until),
        lastFailureAt: Number(row.last_failure_at),
      }
    );
  },
  putLockout: (poolId, subject, { failures, lockedUntil, lastFailureAt }) => {
    database.run(
      'INSERT OR REPLACE INTO lockouts (pool_id, subject, failures, locked_until, last_failure_at) VALUES (?, ?, ?, ?, ?)',
      poolId,
      subject,
      failures,
      lockedUntil,
      lastFailureAt,
    );
  },
  removeLockout: (poolId, subject) => {
    database.run('DELETE FROM lockouts WHERE pool_id = ? AND subject = ?', poolId, subject);
  },
  note: (poolId, subject, action, at, since) => {
    database.run(
      'DELETE FROM attempts WHERE pool_id = ? AND subject = ? AND action = ? AND at <= ?',
      poolId,
      subject,
      action,
      since,
    );
    database.run(
      'INSERT INTO attempts (pool_id, subject, action, at) VALUES (?, ?, ?, ?)',
      poolId,
      subject,
      action,
      at,
    );
  },
  count: (poolId, subject, action, since) =>
    Number(
      database.one(
        'SELECT count(*) AS tries FROM attempts WHERE pool_id = ? AND subject = ? AND action = ? AND at > ?',
        poolId,
        subject,
        action,
        since,
      )?.tries ?? 0,
    ),
});
