import type { Database } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import type { IndexLag } from './index-lag.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import type { StreamLog, StreamRecord } from './stream-log.ts';

interface WriteOptions {
  /** The write removes items whose time has passed; streams say so. */
  readonly expired?: boolean;
  /** The write looks through ranges of the database, so that all writes before it have to be in there. */
  readonly scans?: boolean;
}

/** Runs writes one at a time, each as one atomic change. Reads do not wait for it. */
export interface Writer {
  write<T>(work: (overlay: Overlay) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Resolves when nothing that was asked for is still under way. */
  idle(): Promise<void>;
}

/**
 * Makes the one door through which the database is changed.
 *
 * Items, their index entries, their stream records and whatever else an operation puts into its overlay are committed
 * together: killed at any instant, the database holds all of an operation or nothing of it. When the work throws,
 * nothing happens at all.
 *
 * A write works on what the writes before it have left, though that may still be on its way to the disk; many go there
 * together. Whoever asked hears of the outcome, good or bad, once all that it rests on is on disk.
 *
 * @param committed hears of the stream records of each write, after it is on disk.
 * @param lag hears of what changes in indexes; without one they follow at once.
 */
export const createWriter = (
  database: Database,
  log: StreamLog,
  committed: (records: StreamRecord[]) => void,
  lag?: Pick<IndexLag, 'note'>,
): Writer => {
  const commit = createGroupCommit(database);
  let tail: Promise<unknown> = Promise.resolve();

  const perform = async <T>(work: (overlay: Overlay) => Promise<T>, options: WriteOptions): Promise<T> => {
    if (options.scans) await commit.flushed();
    const losses = commit.losses();
    const overlay = createOverlay(commit.get);
    const result = await work(overlay);
    const records = await log.append(overlay, options.expired ?? false);
    const changes = overlay.changes();
    if (commit.losses() !== losses)
      throw new Error('What this write was to rest on could not be written to disk');
    // An index that is being filled or dropped is not one that lags.
    if (overlay.itemChanges().length > 0) lag?.note(changes, commit.get);
    if (changes.length > 0) commit.add(changes, () => records.length > 0 && committed(records));
    return result;
  };

  const outcomeOnDisk = async <T>(outcome: Promise<T>): Promise<T> => {
    try {
      return await outcome;
    } finally {
      await commit.flushed();
    }
  };
  return {
    write(work, options = {}) {
      const done = tail.then(() => perform(work, options));
      tail = done.catch(() => undefined);
      return outcomeOnDisk(done);
    },
    async idle() {
      await tail;
      await commit.flushed();
    },
  };
};
