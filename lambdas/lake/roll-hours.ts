import { BATCH_KEPT_DAYS } from '#domain/telemetry/batch.ts';
import { hourOf } from '../batches/batch-keys.ts';
import type { BatchStore } from '../batches/batch-store.ts';
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

const DAY = 86_400_000;
/** An older hour may have lost batches to their expiry: written again, it would lose them in the lake too. */
const LOOKS_BACK = (BATCH_KEPT_DAYS - 1) * DAY;
/** Browsers' clocks may be a day ahead before their hour is not believed. */
const LOOKS_AHEAD = DAY;

/** A new hour is begun with this much time left, in milliseconds, and given up with that much. */
const TO_BEGIN = 60_000;
const TO_FINISH = 10_000;

const PAGE = 1000;

type TimeLeft = JobRequest['millisecondsLeft'];

/** Reads an hour from its beginning; a string holds the lines of one batch. Notes how many batches there were. */
async function* linesOf(
  { batches }: Pick<Deps, 'batches'>,
  { hour, kind }: HourBehind,
  read: { batches: number },
  left: TimeLeft,
): AsyncGenerator<string> {
  let after: string | undefined;
  do {
    if (left() < TO_FINISH) throw new Error(`There was no time to read ${kind} of ${hour} to the end`);
    const page = await batches.page({ kind, hour, order: 'oldest first', after, limit: PAGE });
    for (const { body } of page.batches) {
      read.batches += 1;
      yield rowsOf(kind, body)
        .map((row) => `${JSON.stringify(row)}\n`)
        .join('');
    }
    after = page.next;
  } while (after !== undefined);
}

/**
 * Writes one hour anew and notes how many batches its file holds. In this order: whoever dies between the two leaves an
 * hour that still counts as behind, and the next run writes the same file again.
 */
const rollHour = async (deps: Deps, behind: HourBehind, left: TimeLeft): Promise<void> => {
  const read = { batches: 0 };
  await deps.write(behind, linesOf(deps, behind, read, left));
  await deps.progress.noteRolled(behind, read.batches, deps.clock());
  if (read.batches < behind.counted)
    deps.log.warn('An hour holds fewer batches than were counted; it is read again', { ...behind, ...read });
};

const rollAll = async (deps: Deps, behind: readonly HourBehind[], left: TimeLeft) => {
  const failures: unknown[] = [];
  let rolled = 0;
  for (const hour of behind) {
    if (left() < TO_BEGIN) break;
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
 * Brings the lake up to what the fold has counted: every hour that lacks batches is read from the database and its file
 * written anew, the oldest first. A late batch makes its hour lack one; an hour that fails keeps no other back; what
 * does not fit into a run is left to the next. Only one run at a time writes: two could put an older file over a newer.
 *
 * Good for some ten thousand batches (200,000 records) an hour and kind: that is four seconds of a processor, 160 MB of
 * memory and a file of four. The running hour is read again every five minutes and must fit into one run; where it no
 * longer does, a run should write a part of its own.
 */
export const rollHours =
  (deps: Deps) =>
  async ({ millisecondsLeft: left }: JobRequest): Promise<Readonly<Record<string, number>>> => {
    const now = deps.clock();
    const around = (milliseconds: number) => hourOf(new Date(now.getTime() + milliseconds));
    const behind = await deps.progress.behind(around(-LOOKS_BACK), around(LOOKS_AHEAD));
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
