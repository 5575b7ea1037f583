import type { Mailbox, MailboxHistoryEntry } from '#domain/mailboxes/mailbox.ts';
import { compose } from '#events/envelope.ts';
import { MailboxAssignedV2 } from '#events/mailboxes/mailbox-assigned.v2.ts';
import { type Account, labelName, newProfile } from '../../identity/index.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Assignment } from '../store/mailbox-items.ts';
import type { MailboxStore } from '../store/mailbox-store.ts';
import type { NumberAllocator } from '../store/number-allocator.ts';

/** What made us assign a mailbox. */
interface AssignmentCause {
  readonly by: 'post-confirmation' | 'virtual-address' | 'repair';
  readonly correlationId: string;
}

export interface AssignMailboxDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly mailboxes: Pick<MailboxStore, 'ofOwner' | 'assign'>;
  readonly numbers: NumberAllocator;
  /** Waits before another try. Tests replace it. */
  readonly pause?: Pause;
}

/** Returns the account's mailbox, whether it is new or was assigned long ago. */
export type AssignMailbox = (
  account: Account,
  cause: AssignmentCause,
  signal?: AbortSignal,
) => Promise<Mailbox>;

const assignmentOf = (
  { clock, newId }: Pick<AssignMailboxDeps, 'clock' | 'newId'>,
  account: Account,
  cause: AssignmentCause,
  number: string,
): Assignment => {
  const now = clock();
  const at = now.toISOString();
  const profile = newProfile(account, now);
  const ownerName = labelName(profile);
  const { userId, email: ownerEmail } = account;
  const what: MailboxHistoryEntry['what'] = cause.by === 'repair' ? 'repaired' : 'assigned';
  const data = { mailboxNumber: number, userId, assignedAt: at };
  const event = compose(
    MailboxAssignedV2,
    { subject: number, version: 1, at, data },
    { newId, correlationId: cause.correlationId },
  );
  return {
    profile,
    mailbox: {
      number,
      userId,
      ownerName,
      ownerEmail,
      ...(profile.phone_e164 ? { ownerPhone: profile.phone_e164 } : {}),
      status: 'ACTIVE',
      assignedAt: at,
      version: 1,
    },
    history: { id: newId(), at, what, by: cause.by },
    event,
  };
};

/**
 * Assigns exactly one mailbox to an account (idempotent): everything is written in one transaction whose conditions only
 * the first call can meet. Later calls return what the first one wrote. Throws when the outcome is unknown; it is then
 * safe to call again.
 */
export const assignMailbox =
  (deps: AssignMailboxDeps): AssignMailbox =>
  (account, cause, signal) => {
    let number: string | undefined;
    const assign = async () => {
      const existing = await deps.mailboxes.ofOwner(account.userId, signal);
      if (existing) return existing;
      number ??= await deps.numbers.take(signal);
      const assignment = assignmentOf(deps, account, cause, number);
      const outcome = await deps.mailboxes.assign(assignment, signal);
      if (outcome === 'assigned') return assignment.mailbox;
      if (outcome === 'number-taken') number = undefined;
      return again;
    };
    return untilWritten(`The mailbox of ${account.userId}`, assign, { pause: deps.pause, signal });
  };
