import * as z from 'zod/mini';
import type { Database, Row, Value } from './database.ts';

const UserStatus = z.enum(['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD']);

const User = z.object({
  sub: z.string(),
  username: z.string(),
  /** All attributes except `sub`, with values as in the API. */
  attributes: z.record(z.string(), z.string()),
  status: UserStatus,
  enabled: z.boolean(),
  /** Instants in milliseconds since 1970. */
  createdAt: z.number(),
  modifiedAt: z.number(),
  password: z.optional(
    z.object({ salt: z.string(), verifier: z.string(), temporaryUntil: z.optional(z.number()) }),
  ),
  /** A new address that is not verified yet. */
  pendingEmail: z.optional(z.string()),
  /** The app that shows codes for signing in. Secrets are base32. */
  softwareToken: z.optional(
    z.object({
      /** Absent until the first code was right. */
      secret: z.optional(z.string()),
      /** A new secret that no code has confirmed yet. */
      pending: z.optional(z.string()),
      /** The time step of the last accepted code. That code and all earlier ones are used up. */
      lastStep: z.optional(z.number()),
      enabled: z.boolean(),
      preferred: z.boolean(),
    }),
  ),
});
export type User = z.output<typeof User>;

/** A condition on the columns of `users`, with the values of its question marks. */
export interface Condition {
  readonly sql: string;
  readonly values: readonly Value[];
}

/** The keys that users are found by. The caller decides about upper and lower case. */
interface UserKeys {
  readonly username: string;
  readonly email: string | null;
}

export interface UserStore {
  bySub(poolId: string, sub: string): User | undefined;
  byUsername(poolId: string, usernameKey: string): User | undefined;
  byEmail(poolId: string, emailKey: string): User | undefined;
  /** Adds or replaces a user. Throws if another user has one of the keys, so check first, in the same transaction. */
  put(poolId: string, user: User, keys: UserKeys): void;
  remove(poolId: string, sub: string): void;
  /** At most `limit` users after `afterSub`, ordered by `sub`. */
  page(poolId: string, afterSub: string, limit: number, condition?: Condition): User[];
}

const fromRow = (row: Row | undefined): User | undefined =>
  row && z.parse(User, JSON.parse(String(row.document)));

const present = (user: User | undefined): user is User => user !== undefined;

/** Stores users, one row each. Searchable values have their own columns beside the document. */
export const userStore = (database: Database): UserStore => {
  const where = (condition: string, ...values: readonly Value[]): User | undefined =>
    fromRow(database.one(`SELECT document FROM users WHERE ${condition}`, ...values));
  return {
    bySub: (poolId, sub) => where('pool_id = ? AND sub = ?', poolId, sub),
    byUsername: (poolId, key) => where('pool_id = ? AND username_key = ?', poolId, key),
    byEmail: (poolId, key) => where('pool_id = ? AND email_key = ?', poolId, key),
    put: (poolId, user, keys) => {
      database.run(
        `INSERT INTO users (pool_id, sub, username_key, email_key, status, document) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (pool_id, sub) DO UPDATE SET username_key = excluded.username_key,
         email_key = excluded.email_key, status = excluded.status, document = excluded.document`,
        poolId,
        user.sub,
        keys.username,
        keys.email,
        user.status,
        JSON.stringify(user),
      );
    },
    remove: (poolId, sub) => {
      database.transaction(() => {
        database.run('DELETE FROM users WHERE pool_id = ? AND sub = ?', poolId, sub);
        database.run('DELETE FROM members WHERE pool_id = ? AND sub = ?', poolId, sub);
        database.run('DELETE FROM codes WHERE pool_id = ? AND subject = ?', poolId, sub);
        database.run('DELETE FROM lockouts WHERE pool_id = ? AND subject = ?', poolId, sub);
        database.run('DELETE FROM attempts WHERE pool_id = ? AND subject = ?', poolId, sub);
        database.run(
          'DELETE FROM refresh_tokens WHERE origin_jti IN (SELECT origin_jti FROM sessions WHERE pool_id = ? AND sub = ?)',
          poolId,
          sub,
        );
        database.run('DELETE FROM sessions WHERE pool_id = ? AND sub = ?', poolId, sub);
      });
    },
    page: (poolId, afterSub, limit, condition = { sql: '1', values: [] }) =>
      database
        .all(
          `SELECT document FROM users WHERE pool_id = ? AND sub > ? AND (${condition.sql}) ORDER BY sub LIMIT ?`,
          poolId,
          afterSub,
          ...condition.values,
          limit,
        )
        .map(fromRow)
        .filter(present),
  };
};
