import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Small durable facts of the cloud at home: JSON values by area and key, in one SQLite file. */
export interface State {
  /** The stored value, or undefined. The caller says how it was shaped when it was put there. */
  get<Value>(area: string, key: string): Value | undefined;
  put(area: string, key: string, value: unknown): void;
  remove(area: string, key: string): void;
  /** All entries of an area, ordered by key. */
  list<Value>(area: string): readonly { readonly key: string; readonly value: Value }[];
  /** For parts that need tables of their own; they prefix their table names. */
  readonly database: DatabaseSync;
  /** Runs `work` in one transaction: all of it is kept, or nothing. Not to be nested. */
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
 * Opens (or creates) the state file. What was put is still there after `kill -9`: SQLite writes ahead, and NORMAL
 * gives up only what a power cut would take from the operating system's cache.
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
    // A full disk ends the transaction by itself; what it failed with is what the caller has to hear.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
};
