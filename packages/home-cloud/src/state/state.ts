import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The durable state of the cloud at home: JSON values by area and key, in one SQLite file. */
export interface State {
  /** The stored value, or undefined. The caller must know its type. */
  get<Value>(area: string, key: string): Value | undefined;
  put(area: string, key: string, value: unknown): void;
  remove(area: string, key: string): void;
  /** The entries of an area, ordered by key. */
  list<Value>(area: string): readonly { readonly key: string; readonly value: Value }[];
  /** For parts that need their own tables. They prefix their table names. */
  readonly database: DatabaseSync;
  /** Runs `work` in one transaction. Must not be nested. */
  transaction<Result>(work: () => Result): Result;
  close(): void;
}

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS facts (
    area TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL,
    PRIMARY KEY (area, key)
  ) WITHOUT ROWID;
`;

/**
 * Opens or creates the state file. Committed values survive `kill -9`: SQLite has a write-ahead log, and with NORMAL only a power
 * failure can lose the last transactions.
 */
export const openState = (path: string): State => {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true });
  const database = new DatabaseSync(path);
  database.exec(schema);
  const select = database.prepare('SELECT value FROM facts WHERE area = ? AND key = ?');
  const upsert = database.prepare('INSERT OR REPLACE INTO facts (area, key, value) VALUES (?, ?, ?)');
  const erase = database.prepare('DELETE FROM facts WHERE area = ? AND key = ?');
  const all = database.prepare('SELECT key, value FROM facts WHERE area = ? ORDER BY key');
  return {
    database,
    get: (area, key) => {
      const row = select.get(area, key);
      return row === undefined ? undefined : JSON.parse(String(row.value));
    },
    put: (area, key, value) => {
      upsert.run(area, key, JSON.stringify(value));
    },
    remove: (area, key) => {
      erase.run(area, key);
    },
    list: (area) =>
      all.all(area).map((row) => ({ key: String(row.key), value: JSON.parse(String(row.value)) })),
    transaction: (work) => inTransaction(database, work),
    close: () => {
      if (database.isOpen) database.close();
    },
  };
};

const inTransaction = <Result>(database: DatabaseSync, work: () => Result): Result => {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // A full disk rolls the transaction back by itself, and the caller must get the original error.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};
