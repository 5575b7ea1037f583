import type { Account, AccountDirectory, AccountPage } from '../identity/index.ts';
import type { Clock } from '../runtime/clock.ts';
import type { Log } from '../runtime/logger.ts';
import type { NewId } from '../runtime/new-id.ts';
import { sideBySide } from '../runtime/side-by-side.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import type { AssignMailbox } from './assign-mailbox.ts';
import type { MailboxStore } from './store/mailbox-store.ts';
import type { Walk, WalkNote } from './store/walk-note.ts';
import { beginWalk } from './walk.ts';

interface Deps {
  readonly accounts: Pick<AccountDirectory, 'page'>;
  readonly mailboxes: Pick<MailboxStore, 'ownersAmong'>;
  readonly walks: WalkNote;
  readonly assign: AssignMailbox;
  /** Between two pages, so that the walk leaves most of the pool's quota to people. */
  readonly breathe: () => Promise<void>;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly log: Pick<Log, 'error' | 'warn'>;
}

/** What one run did. `unfinished` is 1 when time ran out before the last page. */
type RepairCounts = Record<'seen' | 'lookedUp' | 'missing' | 'assigned' | 'failed' | 'unfinished', number>;

/** A page takes well under this; a run begins none that it could not finish. In milliseconds. */
const TIME_FOR_A_PAGE = 10_000;
const ASSIGNED_AT_ONCE = 4;
/** A run that dies repeats as many at most. */
const PAGES_PER_BOOKMARK = 100;
/** One night may be missed; two in a row are told to whoever is on call. */
const NIGHTS_OF_GRACE = 2;

const repairOne =
  ({ assign, log }: Deps, correlationId: string, counts: RepairCounts) =>
  async (account: Account): Promise<void> => {
    try {
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

/** Assigns what is missing on a page. Only accounts that changed since an earlier walk are looked up. */
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
    await sideBySide(missing, repair, ASSIGNED_AT_ONCE);
  };

/** The next page. A bookmark that the pool no longer knows leads back to the first one. */
const pageAt = async ({ accounts, log }: Deps, next: string | undefined): Promise<AccountPage> => {
  try {
    return await accounts.page(next);
  } catch (failure) {
    if (next === undefined || !(failure instanceof Error) || failure.name !== 'InvalidParameterException')
      throw failure;
    log.warn('The walk begins anew: the pool does not know its bookmark any more', { failure });
    return accounts.page(undefined);
  }
};

/** Walks on until the last page, the end of time, or until another run has noted something: then that one walks. */
const walkOn = async (
  deps: Deps,
  begun: Walk,
  counts: RepairCounts,
  millisecondsLeft: JobRequest['millisecondsLeft'],
): Promise<Walk | undefined> => {
  const repair = repairPage(deps, counts);
  const failedBefore = begun.failed;
  let walk: Walk | undefined = begun;
  let next = begun.next;
  for (let pages = 1; walk !== undefined && !walk.isDone; pages += 1) {
    if (millisecondsLeft() < TIME_FOR_A_PAGE) {
      counts.unfinished = 1;
      return deps.walks.save({ ...walk, next });
    }
    const page: AccountPage = await pageAt(deps, next);
    await repair(page, walk.since);
    next = page.next;
    const isDone = next === undefined;
    const failed = failedBefore + counts.failed;
    if (isDone || pages % PAGES_PER_BOOKMARK === 0)
      walk = await deps.walks.save({ ...walk, next, failed, isDone });
    else walk = { ...walk, failed };
    if (!isDone) await deps.breathe();
  }
  return walk;
};

/**
 * One run of the nightly walk over every confirmed account, which assigns the mailboxes that are missing, whatever prevented
 * them before. It goes on where the run before it stopped; when tonight's walk is done it reads one item and ends. One
 * account that fails holds up no other; if any failed, or no walk was done for two nights, it throws at the end, so that
 * the alarm hears of it.
 */
export const repairMailboxes =
  (deps: Deps) =>
  async ({ millisecondsLeft }: JobRequest): Promise<Readonly<RepairCounts>> => {
    const counts = { seen: 0, lookedUp: 0, missing: 0, assigned: 0, failed: 0, unfinished: 0 };
    const begun = beginWalk(await deps.walks.read(), deps.clock());
    if (begun.isDone) return counts;
    const walk = await walkOn(deps, begun, counts, millisecondsLeft);
    if (counts.failed > 0)
      throw new Error(`The mailbox repair left people without: ${JSON.stringify(counts)}`);
    if (walk && !walk.isDone && walk.nightsBehind >= NIGHTS_OF_GRACE)
      throw new Error(`The walk over all accounts was not done for ${walk.nightsBehind} nights.`);
    return counts;
  };
