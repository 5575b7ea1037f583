import { DatabaseSync } from 'node:sqlite';

const schema = `
CREATE TABLE IF NOT EXISTS pool_keys (pool_id TEXT PRIMARY KEY, document TEXT NOT NULL) STRICT;
CREATE TABLE IF NOT EXISTS users (
  pool_id TEXT NOT NULL, sub TEXT NOT NULL, username_key TEXT NOT NULL, email_key TEXT, status TEXT NOT NULL,
  document TEXT NOT NULL, PRIMARY KEY (pool_id, sub)
) STRICT;
CREATE UNIQUE INDEX IF NOT EXISTS users_by_name ON users (pool_id, username_key);
CREATE UNIQUE INDEX IF NOT EXISTS users_by_email ON users (pool_id, email_key);
CREATE INDEX IF NOT EXISTS users_by_listed_email ON users (pool_id, lower(json_extract(document, '$.attributes.email')));
CREATE TABLE IF NOT EXISTS groups (
  pool_id TEXT NOT NULL, name TEXT NOT NULL, document TEXT NOT NULL, PRIMARY KEY (pool_id, name)
) STRICT;
CREATE TABLE IF NOT EXISTS members (
  pool_id TEXT NOT NULL, group_name TEXT NOT NULL, sub TEXT NOT NULL, PRIMARY KEY (pool_id, group_name, sub)
) STRICT;
CREATE INDEX IF NOT EXISTS members_by_user ON members (pool_id, sub);
CREATE TABLE IF NOT EXISTS codes (
  pool_id TEXT NOT NULL, subject TEXT NOT NULL, purpose TEXT NOT NULL, code TEXT NOT NULL,
  expires_at INTEGER NOT NULL, PRIMARY KEY (pool_id, subject, purpose)
) STRICT;
CREATE TABLE IF NOT EXISTS lockouts (
  pool_id TEXT NOT NULL, subject TEXT NOT NULL, failures INTEGER NOT NULL, locked_until INTEGER NOT NULL,
  last_failure_at INTEGER NOT NULL, PRIMARY KEY (pool_id, subject)
) STRICT;
CREATE TABLE IF NOT EXISTS attempts (
  pool_id TEXT NOT NULL, subject TEXT NOT NULL, action TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS attempts_by_subject ON attempts (pool_id, subject, action, at);
CREATE TABLE IF NOT EXISTS sessions (
  origin_jti TEXT PRIMARY KEY, pool_id TEXT NOT NULL, sub TEXT NOT NULL, client_id TEXT NOT NULL,
  auth_time INTEGER NOT NULL, expires_at INTEGER NOT NULL, revoked_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS sessions_by_user ON sessions (pool_id, sub);
CREATE TABLE IF NOT EXISTS refresh_tokens (
  token_hash TEXT PRIMARY KEY, origin_jti TEXT NOT NULL, superseded_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS refresh_tokens_by_session ON refresh_tokens (origin_jti);
CREATE TABLE IF NOT EXISTS spent_challenges (nonce TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
`;

export type Value = string | number | null;
export type Row = Readonly<Record<string, unknown>>;

/** A database in which every write is on disk before it is acknowledged. */
export interface Database {
  one(sql: string, ...values: readonly Value[]): Row | undefined;
  all(sql: string, ...values: readonly Value[]): Row[];
  /** Returns the number of changed rows. */
  run(sql: string, ...values: readonly Value[]): number;
  /** Runs `work` in a transaction, or in the open one. Must not await. */
  transaction<Answer>(work: () => Answer): Answer;
  close(): void;
}

/**
 * Opens the file, or memory without a path. In WAL mode a commit has reached the operating system when it returns, so a kill of the
 * process loses nothing. Only a power failure could lose the last commits.
 */
export const openDatabase = (path: string = ':memory:'): Database => {
  const connection = new DatabaseSync(path);
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 5000;');
  connection.exec(schema);
  const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
  const statement = (sql: string) => {
    const known = prepared.get(sql) ?? connection.prepare(sql);
    prepared.set(sql, known);
    return known;
  };
  const transaction = <Answer>(work: () => Answer): Answer => {
    if (connection.isTransaction) return work();
    connection.exec('BEGIN IMMEDIATE');
    try {
      const answer = work();
      connection.exec('COMMIT');
      return answer;
    } catch (error) {
      // A full disk rolls the transaction back by itself, and the caller must get the original error.
      if (connection.isTransaction) connection.exec('ROLLBACK');
      throw error;
    }
  };
  return {
    one: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    transaction,
    close: () => connection.close(),
  };
};
