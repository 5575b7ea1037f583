import type { Account, AccountDirectory, AccountPage, JoinByLetter } from '../../identity/index.ts';
import type { Log } from '../../runtime/logger.ts';
import { mapConcurrently } from '../../runtime/map-concurrently.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { JobRequest } from '../../runtime/triggers/schedule.ts';
import type { AssignMailbox } from '../assign/assign-mailbox.ts';
import type { MailboxStore } from '../store/mailbox-store.ts';
import type { RepairPass, RepairProgress } from '../store/repair-progress.ts';
import { beginPass } from './repair-pass.ts';

interface Deps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly accounts: Pick<AccountDirectory, 'page'>;
  readonly mailboxes: Pick<MailboxStore, 'ownersAmong'>;
  readonly progress: RepairProgress;
  readonly assign: AssignMailbox;
  /** Whoever was invited to work here has no mailbox, and gets their roles where the confirmation could not give them. */
  readonly join: JoinByLetter;
  /** Waits between two pages, so that most of the quota of the user pool is left to people. */
  readonly pauseBetweenPages: () => Promise<void>;
  readonly log: Pick<Log, 'error' | 'warn'>;
}

/** Counts of one run. `unfinished` is 1 when time ran out before the last page. */
type RepairCounts = Record<'seen' | 'lookedUp' | 'missing' | 'assigned' | 'failed' | 'unfinished', number>;

/** A run begins a page only when at least this much time is left. */
const PAGE_NEEDS_MS = 10_000;
const ASSIGNED_AT_ONCE = 4;
/** Progress is saved after this many pages. A run that dies repeats no more than these. */
const PAGES_PER_SAVE = 100;
/** After this many unfinished nights in a row the run fails, which raises an alarm. */
const NIGHTS_OF_GRACE = 2;

const repairOne =
  ({ assign, join, log }: Deps, correlationId: string, counts: RepairCounts) =>
  async (account: Account): Promise<void> => {
    try {
      if (await join(account, { correlationId })) return;
      await assign(account, { by: 'repair', correlationId });
      counts.assigned += 1;
    } catch (failure) {
      counts.failed += 1;
      log.error('A missing mailbox could not be assigned', {
        userId: account.userId,
        correlationId,
        failure,
      });
    }
  };

/** Assigns the mailboxes that are missing on a page. It looks up only accounts that changed since the last complete pass. */
const repairPage =
  (deps: Deps, counts: RepairCounts) =>
  async ({ accounts }: AccountPage, since: string): Promise<void> => {
    counts.seen += accounts.length;
    const changed = accounts.filter(({ changedAt }) => changedAt.toISOString() >= since);
    if (changed.length === 0) return;
    counts.lookedUp += changed.length;
    const owners = await deps.mailboxes.ownersAmong(changed.map(({ userId }) => userId));
    const missing = changed.filter(({ userId }) => !owners.has(userId));
    counts.missing += missing.length;
    const repair = repairOne(deps, deps.newId(), counts);
    await mapConcurrently(missing, repair, ASSIGNED_AT_ONCE);
  };

/** Reads the next page. When the pool no longer knows the saved position, the pass begins with the first page again. */
const pageAt = async ({ accounts, log }: Deps, next: string | undefined): Promise<AccountPage> => {
  try {
    return await accounts.page(next);
  } catch (failure) {
    if (next === undefined || !(failure instanceof Error) || failure.name !== 'InvalidParameterException')
      throw failure;
    log.warn('The pass begins again: the pool does not know the saved position any more', { failure });
    return accounts.page(undefined);
  }
};

/**
 * Reads page after page until the last one, until time is nearly over, or until another run has saved progress: then that
 * run goes on.
 */
const continuePass = async (
  deps: Deps,
  begun: RepairPass,
  counts: RepairCounts,
  millisecondsLeft: JobRequest['millisecondsLeft'],
): Promise<RepairPass | undefined> => {
  const repair = repairPage(deps, counts);
  const failedBefore = begun.failed;
  let pass: RepairPass | undefined = begun;
  let next = begun.next;
  for (let pages = 1; pass !== undefined && !pass.isDone; pages += 1) {
    if (millisecondsLeft() < PAGE_NEEDS_MS) {
      counts.unfinished = 1;
      return deps.progress.save({ ...pass, next });
    }
    const page: AccountPage = await pageAt(deps, next);
    await repair(page, pass.since);
    next = page.next;
    const isDone = next === undefined;
    const failed = failedBefore + counts.failed;
    if (isDone || pages % PAGES_PER_SAVE === 0)
      pass = await deps.progress.save({ ...pass, next, failed, isDone });
    else pass = { ...pass, failed };
    if (!isDone) await deps.pauseBetweenPages();
  }
  return pass;
};

/**
 * One run of the nightly pass over every confirmed account. It assigns the mailboxes that are missing, whatever the
 * reason, and continues where the run before it stopped. When the pass of this night is done, a run reads one item and
 * ends. An account that fails does not hold up the others. The run throws at the end when an account failed or when no
 * pass was completed for two nights, so that an alarm is raised.
 */
export const repairMailboxes =
  (deps: Deps) =>
  async ({ millisecondsLeft }: JobRequest): Promise<Readonly<RepairCounts>> => {
    const counts = { seen: 0, lookedUp: 0, missing: 0, assigned: 0, failed: 0, unfinished: 0 };
    const begun = beginPass(await deps.progress.read(), deps.clock());
    if (begun.isDone) return counts;
    const pass = await continuePass(deps, begun, counts, millisecondsLeft);
    if (counts.failed > 0)
      throw new Error(`The mailbox repair left people without: ${JSON.stringify(counts)}`);
    if (pass && !pass.isDone && pass.nightsBehind >= NIGHTS_OF_GRACE)
      throw new Error(`The pass over all accounts was not done for ${pass.nightsBehind} nights.`);
    return counts;
  };
