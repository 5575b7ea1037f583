import { type AttemptStore, attemptStore } from './attempts.ts';
import { openDatabase } from './database.ts';
import { type GroupStore, groupStore } from './groups.ts';
import { type SessionStore, sessionStore } from './sessions.ts';
import { type UserStore, userStore } from './users.ts';

/** The durable data of the service. */
export interface Store {
  readonly users: UserStore;
  readonly groups: GroupStore;
  readonly attempts: AttemptStore;
  readonly sessions: SessionStore;
  poolKeys(poolId: string): string | undefined;
  putPoolKeys(poolId: string, document: string): void;
  /** Runs `work` in a transaction. Must not await. */
  transaction<Answer>(work: () => Answer): Answer;
  close(): void;
}

/** Opens the store in this SQLite file, or in memory. */
export const openStore = (path?: string): Store => {
  const database = openDatabase(path);
  return {
    users: userStore(database),
    groups: groupStore(database),
    attempts: attemptStore(database),
    sessions: sessionStore(database),
    poolKeys: (poolId) => {
      const row = database.one('SELECT document FROM pool_keys WHERE pool_id = ?', poolId);
      return row && String(row.document);
    },
    putPoolKeys: (poolId, document) => {
      database.run('INSERT INTO pool_keys (pool_id, document) VALUES (?, ?)', poolId, document);
    },
    transaction: database.transaction,
    close: database.close,
  };
};
