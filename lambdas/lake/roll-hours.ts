import { retention } from '#domain/kernel/retention.ts';
import { hourOf } from '../batches/batch-keys.ts';
import { type BatchStore, batchesOf } from '../batches/batch-store.ts';
import { rowsOf } from '../batches/rows.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/logger.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import type { WriteHour } from './lake-files.ts';
import type { HourBehind, LakeProgress } from './lake-progress.ts';

interface Deps {
  readonly progress: LakeProgress;
  readonly batches: Pick<BatchStore, 'page'>;
  readonly write: WriteHour;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn' | 'error'>;
}

const DAY_MS = 86_400_000;
/** Older hours are not written again: their batches may have expired, and the new file would lack them. */
const LOOK_BACK_MS = (retention.record.days - 1) * DAY_MS;
/** A batch keeps the hour of its browser up to a day ahead. */
const LOOK_AHEAD_MS = DAY_MS;

/** An hour begins only with at least `HOUR_NEEDS_MS` left, and stops when less than `END_NEEDS_MS` is left. */
const HOUR_NEEDS_MS = 60_000;
const END_NEEDS_MS = 10_000;

type TimeLeft = JobRequest['millisecondsLeft'];

/** Reads an hour as JSON lines, one string for each batch. Counts the batches in `read`. */
async function* linesOf(
  { batches }: Pick<Deps, 'batches'>,
  { hour, kind }: HourBehind,
  read: { batches: number },
  left: TimeLeft,
): AsyncGenerator<string> {
  for await (const { body } of batchesOf(batches, { hour, kind })) {
    if (left() < END_NEEDS_MS) throw new Error(`There was no time to read ${kind} of ${hour} to the end`);
    read.batches += 1;
    yield rowsOf(kind, body)
      .map((row) => `${JSON.stringify(row)}\n`)
      .join('');
  }
}

/**
 * Writes the file of one hour again, and stores how many batches it holds. If the run dies between the two, the hour still
 * counts as behind, and the next run writes the same file again.
 */
const rollHour = async (deps: Deps, behind: HourBehind, left: TimeLeft): Promise<void> => {
  const read = { batches: 0 };
  await deps.write(behind, linesOf(deps, behind, read, left));
  await deps.progress.saveRolled(behind, read.batches, deps.clock());
  if (read.batches < behind.counted)
    deps.log.warn('An hour holds fewer batches than were counted; it is read again', { ...behind, ...read });
};

const rollAll = async (deps: Deps, behind: readonly HourBehind[], left: TimeLeft) => {
  const failures: unknown[] = [];
  let rolled = 0;
  for (const hour of behind) {
    if (left() < HOUR_NEEDS_MS) break;
    try {
      await rollHour(deps, hour, left);
      rolled += 1;
    } catch (failure) {
      deps.log.error('An hour did not reach the lake', { ...hour, failure });
      failures.push(failure);
    }
  }
  return { rolled, failures };
};

/**
 * Writes every hour again that lacks batches in the lake, oldest first. A late batch makes its hour lack one. An hour that
 * fails does not hold up the others, and what does not fit into this run is done by the next. The lock lets one run write
 * at a time: with two, an older file could replace a newer one.
 *
 * This works up to about ten thousand batches (200,000 records) an hour and kind: four seconds of processor time, 160 MB of
 * memory and a file of 4 MB. The running hour is read again every five minutes and must fit into one run. Beyond that,
 * each run should write a part of its own.
 */
export const rollHours =
  (deps: Deps) =>
  async ({ millisecondsLeft: left }: JobRequest): Promise<Readonly<Record<string, number>>> => {
    const now = deps.clock();
    const around = (milliseconds: number) => hourOf(new Date(now.getTime() + milliseconds));
    const behind = await deps.progress.behind(around(-LOOK_BACK_MS), around(LOOK_AHEAD_MS));
    if (behind.length === 0) return { rolled: 0, left: 0 };
    if (!(await deps.progress.acquireLock(now, left()))) return { rolled: 0, left: behind.length };
    try {
      const { rolled, failures } = await rollAll(deps, behind, left);
      if (failures.length > 0)
        throw new AggregateError(failures, `${failures.length} hours did not reach the lake.`);
      return { rolled, left: behind.length - rolled };
    } finally {
      await deps.progress.releaseLock(deps.clock());
    }
  };
