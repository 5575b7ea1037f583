import { newCheck, withFound } from '#domain/billing/books/check.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { BEGINNING, type checkStep } from './check-lists.ts';
import type { CheckStore, CheckWalk } from './check-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'log'> {
  readonly step: ReturnType<typeof checkStep>;
  readonly progress: CheckStore;
}

/** One more step than this would not be over before the function's time is. */
const STEP_NEEDS_MS = 20_000;

/** A check belongs to the day on which it began, by the clock of the schedule. */
const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);

/** The check that goes on, or a new one; undefined when tonight's is over. */
const begun = (walk: CheckWalk, now: string): CheckWalk | undefined => {
  if (walk.place !== undefined) return walk;
  const isDone = walk.check !== undefined && dayOf(walk.check.startedAt) === dayOf(now);
  return isDone ? undefined : { ...walk, place: BEGINNING, check: newCheck(now) };
};

/** How many invoices a run looked at, and how much was wrong with them. */
type Counts = Record<'looked' | 'wrong' | 'unused', number>;

/**
 * One run of the nightly check of the books: charged = paid + owed + credited on every invoice, and every row that was written with
 * one says the same, so that the sums of a customer and of a day are right as well. It goes on where the run before stopped; when
 * tonight's check is over, a run reads one item. Whatever is wrong is logged with the number of its invoice, and the run fails
 * in the end, so that an alarm is raised.
 */
export const checkBooks =
  ({ step, progress, clock, log }: Deps) =>
  async ({ millisecondsLeft }: JobRequest): Promise<Counts> => {
    const counts: Counts = { looked: 0, wrong: 0, unused: 0 };
    let walk = begun(await progress.read(), clock().toISOString());
    while (walk?.place !== undefined && walk.check !== undefined && millisecondsLeft() >= STEP_NEEDS_MS) {
      const { found, place } = await step(walk.place);
      const check = withFound(walk.check, found);
      for (const difference of check.differences.slice(walk.check.differences.length))
        log.error('The books do not agree', difference);
      const { looked, wrong, unused } = walk.check;
      counts.looked += check.looked - looked;
      counts.wrong += check.wrong - wrong;
      counts.unused += check.unused - unused;
      const { place: _before, ...rest } = walk;
      const over = { ...check, finishedAt: clock().toISOString() };
      // Another run that is further goes on.
      walk = await progress.save(
        place === undefined ? { ...rest, check: over, last: over } : { ...rest, place, check },
      );
    }
    if (counts.wrong > 0) throw new Error(`The books do not agree: ${JSON.stringify(counts)}`);
    return counts;
  };
