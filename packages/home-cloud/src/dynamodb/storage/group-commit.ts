import type { Change, Database } from './database.ts';

/** Changes on their way to the disk together. */
interface Group {
  readonly changes: Map<string, Change>;
  /** Called in their order once the changes are on disk. */
  readonly onDisk: (() => void)[];
  readonly settled: PromiseWithResolvers<void>;
}

/** Commits changes in groups: changes that come while one group is written form the next group. */
export interface GroupCommit {
  /** What the key holds with all changes so far, on disk or not. */
  get(key: string): unknown;
  /** Adds changes that belong together. They are committed in the order they are added, and none of them alone. */
  add(changes: readonly Change[], onDisk: () => void): void;
  /** Resolves when everything added so far is on disk; rejects when it could not be written. */
  flushed(): Promise<void>;
  /** Grows when changes were lost that somebody may have read already. */
  losses(): number;
}

/** Starts with nothing on its way. */
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
        // What was added meanwhile may stand on what was lost.
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
  // A group may be lost while nobody waits for it.
  settled.promise.catch(() => undefined);
  return { changes: new Map(), onDisk: [], settled };
};
