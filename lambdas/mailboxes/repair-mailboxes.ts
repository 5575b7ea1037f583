import type { Account } from '../identity/account.ts';
import type { AccountDirectory } from '../identity/account-directory.ts';
import type { Count } from '../runtime/count.ts';
import type { Log } from '../runtime/logger.ts';
import type { NewId } from '../runtime/new-id.ts';
import type { JobRequest } from '../runtime/triggers/schedule.ts';
import type { AssignMailbox } from './assign-mailbox.ts';
import type { MailboxStore } from './store/mailbox-store.ts';

interface Deps {
  readonly accounts: Pick<AccountDirectory, 'page'>;
  readonly mailboxes: Pick<MailboxStore, 'ownersAmong'>;
  readonly assign: AssignMailbox;
  readonly newId: NewId;
  readonly log: Pick<Log, 'error'>;
  readonly count: Count;
}

/** What one sweep did. `unfinished` is 1 when time ran out before the last page. */
export type RepairCounts = Readonly<
  Record<'seen' | 'missing' | 'assigned' | 'failed' | 'unfinished', number>
>;

/** A page takes well under this; a sweep begins none that it could not finish. In milliseconds. */
const TIME_FOR_A_PAGE = 10_000;
/** How many are assigned side by side. */
const ABREAST = 4;

/**
 * Sweeps over every confirmed account and assigns the mailboxes that are missing, whatever prevented them before. One
 * account that fails holds up no other; if any failed it throws at the end, so that the alarm hears of it. A sweep
 * that runs out of time goes on there the next time, as long as the same worker lives.
 */
export const repairMailboxes = (deps: Deps) => {
  let resumeAt: string | undefined;
  return async ({ millisecondsLeft }: JobRequest): Promise<RepairCounts> => {
    const counts = { seen: 0, missing: 0, assigned: 0, failed: 0, unfinished: 0 };
    const repair = repairOne(deps, deps.newId(), counts);
    let next = resumeAt;
    resumeAt = undefined;
    do {
      if (millisecondsLeft() < TIME_FOR_A_PAGE) {
        counts.unfinished = 1;
        resumeAt = next;
        break;
      }
      const page = await deps.accounts.page(next);
      const owners = await deps.mailboxes.ownersAmong(page.accounts.map(({ userId }) => userId));
      const missing = page.accounts.filter(({ userId }) => !owners.has(userId));
      for (let at = 0; at < missing.length; at += ABREAST) {
        await Promise.all(missing.slice(at, at + ABREAST).map(repair));
      }
      counts.seen += page.accounts.length;
      counts.missing += missing.length;
      next = page.next;
    } while (next);
    if (counts.assigned > 0) deps.count('MailboxesRepaired', counts.assigned);
    if (counts.failed > 0)
      throw new Error(`The mailbox repair left people without: ${JSON.stringify(counts)}`);
    return counts;
  };
};

const repairOne =
  ({ assign, log }: Deps, correlationId: string, counts: { assigned: number; failed: number }) =>
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
