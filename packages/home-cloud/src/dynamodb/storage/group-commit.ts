import type { Change, Database } from './database.ts';

/** Changes that are written to disk together. */
interface Group {
  readonly changes: Map<string, Change>;
  /** Called in this order after the changes are on disk. */
  readonly onDisk: (() => void)[];
  readonly settled: PromiseWithResolvers<void>;
}

/** Commits changes in groups: changes that come while one group is written form the next group. */
export interface GroupCommit {
  /** The value of a key with all changes so far, even if they are not on disk yet. */
  get(key: string): unknown;
  /** Adds changes that are committed atomically. Changes are committed in the order of these calls. */
  add(changes: readonly Change[], onDisk: () => void): void;
  /** Resolves when all changes so far are on disk. Rejects if they could not be written. */
  flushed(): Promise<void>;
  /** Counts groups that could not be written, although other writes may have read their changes. */
  losses(): number;
}

/** Creates a group commit without pending changes. */
export const createGroupCommit = (database: Database): GroupCommit => {
  let flying: Group | undefined;
  let next = newGroup();
  let losses = 0;

  const fly = async (): Promise<void> => {
    while (next.changes.size > 0) {
      flying = next;
      next = newGroup();
      try {
        await database.batch([...flying.changes.values()]);
        for (const tell of flying.onDisk) tell();
        flying.settled.resolve();
      } catch (error) {
        // Changes that were added meanwhile may depend on the lost ones.
        losses += 1;
        flying.settled.reject(error);
        next.settled.reject(error);
        next = newGroup();
      }
    }
    flying = undefined;
  };
  return {
    get(key) {
      const change = next.changes.get(key) ?? flying?.changes.get(key);
      if (change === undefined) return database.getSync(key);
      return change.type === 'put' ? change.value : undefined;
    },
    add(changes, onDisk) {
      for (const change of changes) next.changes.set(change.key, change);
      next.onDisk.push(onDisk);
      if (flying === undefined) void fly();
    },
    flushed: () =>
      next.changes.size > 0 ? next.settled.promise : (flying?.settled.promise ?? Promise.resolve()),
    losses: () => losses,
  };
};

const newGroup = (): Group => {
  const settled = Promise.withResolvers<void>();
  // A group may be lost while nothing waits for it.
  settled.promise.catch(() => undefined);
  return { changes: new Map(), onDisk: [], settled };
};
