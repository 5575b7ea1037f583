import { type Database, whenOpen } from './database.ts';
import { createGroupCommit } from './group-commit.ts';
import type { IndexLag } from './index-lag.ts';
import { createOverlay, type Overlay } from './overlay.ts';
import type { StreamLog, StreamRecord } from './stream-log.ts';

interface WriteOptions {
  /** The write deletes expired items, and stream records say so. */
  readonly expired?: boolean;
  /** The write reads ranges of the database, so all earlier writes must be on disk first. */
  readonly scans?: boolean;
}

/** Runs writes one at a time, each atomic. Reads do not wait for writes. */
export interface Writer {
  write<T>(work: (overlay: Overlay) => Promise<T>, options?: WriteOptions): Promise<T>;
  /** Resolves when no write is pending. */
  idle(): Promise<void>;
}

/**
 * Creates the writer. All changes of the database go through it.
 *
 * Items, index entries, stream records and all other changes in an operation's overlay are committed together. After a kill the
 * database contains all of an operation or nothing of it. If the work throws, nothing is written.
 *
 * A write sees the changes of earlier writes even if they are not on disk yet, and many writes go to disk together. Its promise settles
 * when everything that it depends on is on disk.
 *
 * @param committed is called with the stream records of each write after it is on disk.
 * @param lag gets the changes of indexes. Without it indexes are always up to date.
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
    const overlay = createOverlay(commit.get, (read) => whenOpen(database, read));
    const result = await work(overlay);
    const records = await log.append(overlay, options.expired ?? false);
    const changes = overlay.changes();
    if (commit.losses() !== losses)
      throw new Error('What this write was to rest on could not be written to disk');
    // Filling or deleting an index is not delayed.
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
