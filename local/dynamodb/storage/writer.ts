import type { Database } from './database.ts';
import { createDraft, type Draft } from './draft.ts';
import type { StreamLog, StreamRecord } from './stream-log.ts';

interface WriteOptions {
  /** The write removes items whose time has passed; streams say so. */
  readonly expired?: boolean;
}

/** Runs writes one at a time, each as one atomic batch. Reads do not wait for it. */
export interface Writer {
  write<T>(work: (draft: Draft) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Resolves when nothing that was asked for is still under way. */
  idle(): Promise<void>;
}

/**
 * Makes the one door through which the database is changed.
 *
 * Items, their index entries, their stream records and whatever else an operation puts into its draft are committed
 * together: killed at any instant, the database holds all of an operation or nothing of it. When the work throws,
 * nothing happens at all.
 *
 * @param committed hears of the stream records of each write, after it is on disk.
 */
export function createWriter(
  database: Database,
  log: StreamLog,
  committed: (records: StreamRecord[]) => void,
): Writer {
  let tail: Promise<unknown> = Promise.resolve();

  async function perform<T>(work: (draft: Draft) => Promise<T>, options: WriteOptions): Promise<T> {
    const draft = createDraft(database);
    const result = await work(draft);
    const records = await log.append(draft, options.expired ?? false);
    const changes = draft.changes();
    if (changes.length > 0) await database.batch(changes);
    if (records.length > 0) committed(records);
    return result;
  }
  return {
    write(work, options = {}) {
      const done = tail.then(() => perform(work, options));
      tail = done.catch(() => undefined);
      return done;
    },
    async idle() {
      await tail;
    },
  };
}
