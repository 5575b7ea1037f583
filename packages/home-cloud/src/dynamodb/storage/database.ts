import { mkdir, statfs } from 'node:fs/promises';
import { ClassicLevel } from 'classic-level';
import { MemoryLevel } from 'memory-level';

export type Change =
  | { readonly type: 'put'; readonly key: string; readonly value: unknown }
  | { readonly type: 'del'; readonly key: string };

/** The functions of LevelDB that are used here. Each read sees a snapshot, and a batch is atomic. */
export interface Database {
  open(): Promise<void>;
  close(): Promise<void>;
  get(key: string): Promise<unknown>;
  /** Synchronous, because another thread would cost several times more than finding one value. */
  getSync(key: string): unknown;
  getMany(keys: string[]): Promise<unknown[]>;
  batch(changes: Change[]): Promise<void>;
  keys(range: object): AsyncIterable<string>;
  values(range: object): AsyncIterable<unknown>;
  iterator(range: object): AsyncIterable<[string, unknown]>;
  /** Settles when the database can be read again. Absent except while it is opened again. */
  readonly opening?: Promise<void> | undefined;
}

/** Reads at once, or as soon as the database is open again. */
export const whenOpen = async <T>(database: Database, read: () => T): Promise<Awaited<T>> => {
  while (database.opening !== undefined) await database.opening;
  return await read();
};

/**
 * Opens the database in the given folder, or one in memory when there is none.
 *
 * A write resolves after the operating system has the batch. It survives a kill of this process, but not a power failure.
 *
 * @throws if another process has the folder open.
 */
export const openDatabase = async (path: string | undefined): Promise<Database> => {
  const encoding = { valueEncoding: 'json' } as const;
  if (path !== undefined) await mkdir(path, { recursive: true });
  const database: Database =
    path === undefined
      ? new MemoryLevel<string, unknown>(encoding)
      : reopened(new ClassicLevel<string, unknown>(path, encoding), () => hasRoom(path));
  try {
    await database.open();
  } catch (error) {
    if (isLocked(error)) throw new Error(`Another process has the database open: ${path}`, { cause: error });
    throw error;
  }
  return database;
};

/** Bytes that have to be free before a database is opened again: LevelDB writes its log and a list of its files. */
const ROOM_BYTES = 16 * 1024 * 1024;

const hasRoom = async (path: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(path);
  return bavail * bsize >= ROOM_BYTES;
};

/**
 * A database that takes writes again after one has failed, as on a full disk: LevelDB refuses all later ones until it is opened
 * again. That happens before the next write, once there is room. Reads go on meanwhile, and wait while it is opened.
 */
export const reopened = (database: Database, mayOpen: () => Promise<boolean>): Database => {
  let hasFailed = false;
  let opening: Promise<void> | undefined;
  const open = async (): Promise<void> => {
    try {
      await database.close();
      await database.open();
      hasFailed = false;
    } catch {
      // The write that comes next fails, and the one after it tries to open the database again.
    } finally {
      opening = undefined;
    }
  };
  const batch: Database['batch'] = async (changes) => {
    if (hasFailed && (await mayOpen()) && hasFailed) opening ??= open();
    await opening;
    try {
      await database.batch(changes);
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  async function* afterwards<T>(entries: () => AsyncIterable<T>): AsyncIterable<T> {
    await opening;
    yield* entries();
  }
  return {
    get opening() {
      return opening;
    },
    open: () => database.open(),
    close: () => database.close(),
    get: async (key) => {
      await opening;
      return database.get(key);
    },
    getSync: (key) => database.getSync(key),
    getMany: async (keys) => {
      await opening;
      return database.getMany(keys);
    },
    batch,
    keys: (range) => afterwards(() => database.keys(range)),
    values: (range) => afterwards(() => database.values(range)),
    iterator: (range) => afterwards(() => database.iterator(range)),
  };
};

const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  error.cause instanceof Error &&
  'code' in error.cause &&
  error.cause.code === 'LEVEL_LOCKED';

/** All entries of a range, as a list. */
export const collect = async <T>(range: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const one of range) all.push(one);
  return all;
};
