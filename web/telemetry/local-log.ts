import { scrubbed } from './scrubbed.ts';
import { readArray, writeArray } from './storage.ts';

/** Where the last problems rest on the person's own device, for support to ask for (specification §7). */
const STORE = 'error_logs';
const STORED_ENTRIES = 50;
const REMEMBERED_ENTRIES = 100;

/** One entry of the local log, as the specification (§3) has it. */
export interface LogEntry {
  readonly timestamp: string;
  readonly level: 'error' | 'warn';
  readonly message: string;
  readonly context: object;
}

/** The last hundred entries of this page load. */
export const remembered: LogEntry[] = [];

/**
 * Logs a problem, without secrets. A production build, which is what runs at home too, keeps it on the device; a
 * development server's problems stay in memory.
 */
export const logProblem = (level: LogEntry['level'], message: string, context: object): void => {
  const entry = scrubbed({ timestamp: new Date().toISOString(), level, message, context });
  remembered.push(entry);
  remembered.splice(0, remembered.length - REMEMBERED_ENTRIES);
  if (import.meta.env.PROD) writeArray(STORE, [...readArray(STORE), entry].slice(-STORED_ENTRIES));
};
