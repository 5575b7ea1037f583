import { mkdir } from 'node:fs/promises';
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
}

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
      : new ClassicLevel<string, unknown>(path, encoding);
  try {
    await database.open();
  } catch (error) {
    if (isLocked(error)) throw new Error(`Another process has the database open: ${path}`, { cause: error });
    throw error;
  }
  return database;
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
