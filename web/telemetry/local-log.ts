import { scrubbed } from './scrubbed.ts';
import { readArray, writeArray } from './storage.ts';

/** Key under which the last problems are stored on the device, for support (trade.md, What the owner fixed). */
const STORE = 'error_logs';
const STORED_ENTRIES = 50;
const REMEMBERED_ENTRIES = 100;

/** One entry of the local log (trade.md, What the owner fixed). */
export interface LogEntry {
  readonly timestamp: string;
  readonly level: 'error' | 'warn';
  readonly message: string;
  readonly context: object;
}

/** The last hundred entries of this page load. */
export const remembered: LogEntry[] = [];

/** Logs a problem without secrets. A production build stores it on the device; a development server keeps it in memory. */
export const logProblem = (level: LogEntry['level'], message: string, context: object): void => {
  const entry = scrubbed({ timestamp: new Date().toISOString(), level, message, context });
  remembered.push(entry);
  remembered.splice(0, remembered.length - REMEMBERED_ENTRIES);
  if (import.meta.env.PROD) writeArray(STORE, [...readArray(STORE), entry].slice(-STORED_ENTRIES));
};
