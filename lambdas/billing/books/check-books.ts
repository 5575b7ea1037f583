import { type BooksCheck, newCheck, withFound } from '#domain/billing/books/check.ts';
import { type Place, walkOn } from '../../runtime/aggregate/rebuild.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import { BEGINNING, type checkStep } from './check-lists.ts';
import type { CheckStore, CheckWalk } from './check-store.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'log'> {
  readonly step: ReturnType<typeof checkStep>;
  readonly progress: CheckStore;
}

/** A check belongs to the day on which it began, by the clock of the schedule. */
const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length);

/** The check that goes on, or a new one; undefined when tonight's is over. */
const begun = (walk: CheckWalk, now: string): (CheckWalk & { readonly check: BooksCheck }) | undefined => {
  const { place, check } = walk;
  if (place !== undefined && check !== undefined) return { ...walk, check };
  const isDone = check !== undefined && dayOf(check.startedAt) === dayOf(now);
  return isDone ? undefined : { ...walk, check: newCheck(now) };
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
    const tonight = begun(await progress.read(), clock().toISOString());
    if (tonight === undefined) return { looked: 0, wrong: 0, unused: 0 };
    const before = tonight.check;
    let check = before;
    const walk = {
      first: () => BEGINNING,
      step: async (at: Place): Promise<Place | undefined> => {
        const { found, place } = await step(at);
        const known = check.differences.length;
        check = withFound(check, found);
        for (const difference of check.differences.slice(known))
          log.error('The books do not agree', difference);
        return place;
      },
    };
    const save = ({ place: _before, ...rest }: CheckWalk, place: Place | undefined) => {
      const over = { ...check, finishedAt: clock().toISOString() };
      return progress.save(
        place === undefined ? { ...rest, check: over, last: over } : { ...rest, place, check },
      );
    };
    await walkOn<CheckWalk>({ read: async () => tonight, save }, walk, millisecondsLeft);
    const counts: Counts = {
      looked: check.looked - before.looked,
      wrong: check.wrong - before.wrong,
      unused: check.unused - before.unused,
    };
    if (counts.wrong > 0) throw new Error(`The books do not agree: ${JSON.stringify(counts)}`);
    return counts;
  };
