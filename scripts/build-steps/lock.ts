import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../support/root.ts';

const LOOK_AGAIN_MS = 100;
/** SQLite's result code for a file that another connection has locked. */
const SQLITE_BUSY = 5;

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/** Locks the file, or returns undefined while another process has the lock. */
const tryLock = (file: string): DatabaseSync | undefined => {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
};

/**
 * Runs `work` while no other process of this checkout builds: `npm start`, `npx cdk` and the tests share caches and folders. The
 * lock is SQLite's lock of a file, because the operating system releases it when the process dies, however it dies.
 */
export const whileNobodyElseBuilds = async <Result>(
  work: () => Promise<Result>,
  log: (line: string) => void,
  file = join(root, '.cache', 'build.lock'),
): Promise<Result> => {
  mkdirSync(dirname(file), { recursive: true });
  let lock = tryLock(file);
  if (lock === undefined) log('› waiting for another build in this folder …');
  while (lock === undefined) {
    await pause(LOOK_AGAIN_MS);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
};
