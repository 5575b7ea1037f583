import type { Database } from './database.ts';

/** One sign-in with all its refreshed tokens. */
interface Session {
  readonly originJti: string;
  readonly poolId: string;
  readonly sub: string;
  readonly clientId: string;
  /** Seconds since 1970, for the `auth_time` claim. */
  readonly authTime: number;
  /** The end of all its refresh tokens, in milliseconds since 1970. Rotation does not extend it. */
  readonly expiresAt: number;
  readonly revoked: boolean;
}

/** A refresh token's session, and when the token was replaced, in milliseconds since 1970. */
export interface RefreshTokenEntry {
  readonly session: Session;
  readonly supersededAt?: number;
}

export interface SessionStore {
  begin(session: Session, tokenHash: string): void;
  get(originJti: string): Session | undefined;
  byRefreshToken(tokenHash: string): RefreshTokenEntry | undefined;
  /** Adds the new token. The old one keeps the instant of its first replacement. */
  rotate(originJti: string, oldHash: string, newHash: string, at: number): void;
  revoke(originJti: string, at: number): void;
  revokeAllOf(poolId: string, sub: string, at: number): void;
  /** True the first time a challenge is used, then false. */
  spend(nonce: string, expiresAt: number, now: number): boolean;
  /** Deletes sessions that ended before this instant. */
  prune(before: number): void;
}

const fromRow = (row: Readonly<Record<string, unknown>>): Session => ({
  originJti: String(row.origin_jti),
  poolId: String(row.pool_id),
  sub: String(row.sub),
  clientId: String(row.client_id),
  authTime: Number(row.auth_time),
  expiresAt: Number(row.expires_at),
  revoked: row.revoked_at !== null,
});

/** Stores sessions and the hashes of their refresh tokens, but no token. */
export const sessionStore = (database: Database): SessionStore => ({
  begin: (session, tokenHash) =>
    database.transaction(() => {
      database.run(
        'INSERT INTO sessions (origin_jti, pool_id, sub, client_id, auth_time, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
        session.originJti,
        session.poolId,
        session.sub,
        session.clientId,
        session.authTime,
        session.expiresAt,
      );
      database.run(
        'INSERT INTO refresh_tokens (token_hash, origin_jti) VALUES (?, ?)',
        tokenHash,
        session.originJti,
      );
    }),
  get: (originJti) => {
    const row = database.one('SELECT * FROM sessions WHERE origin_jti = ?', originJti);
    return row && fromRow(row);
  },
  byRefreshToken: (tokenHash) => {
    const row = database.one(
      `SELECT s.*, t.superseded_at FROM refresh_tokens t JOIN sessions s ON s.origin_jti = t.origin_jti
       WHERE t.token_hash = ?`,
      tokenHash,
    );
    if (!row) return undefined;
    const session = fromRow(row);
    return row.superseded_at === null ? { session } : { session, supersededAt: Number(row.superseded_at) };
  },
  rotate: (originJti, oldHash, newHash, at) =>
    database.transaction(() => {
      database.run(
        'UPDATE refresh_tokens SET superseded_at = coalesce(superseded_at, ?) WHERE token_hash = ?',
        at,
        oldHash,
      );
      database.run('INSERT INTO refresh_tokens (token_hash, origin_jti) VALUES (?, ?)', newHash, originJti);
    }),
  revoke: (originJti, at) => {
    database.run(
      'UPDATE sessions SET revoked_at = ? WHERE origin_jti = ? AND revoked_at IS NULL',
      at,
      originJti,
    );
  },
  revokeAllOf: (poolId, sub, at) => {
    database.run(
      'UPDATE sessions SET revoked_at = ? WHERE pool_id = ? AND sub = ? AND revoked_at IS NULL',
      at,
      poolId,
      sub,
    );
  },
  spend: (nonce, expiresAt, now) =>
    database.transaction(() => {
      database.run('DELETE FROM spent_challenges WHERE expires_at < ?', now);
      return (
        database.run(
          'INSERT OR IGNORE INTO spent_challenges (nonce, expires_at) VALUES (?, ?)',
          nonce,
          expiresAt,
        ) === 1
      );
    }),
  prune: (before) =>
    database.transaction(() => {
      database.run(
        'DELETE FROM refresh_tokens WHERE origin_jti IN (SELECT origin_jti FROM sessions WHERE expires_at < ?)',
        before,
      );
      database.run('DELETE FROM sessions WHERE expires_at < ?', before);
    }),
});
