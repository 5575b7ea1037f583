import { type AnyRefusal, type Plain, type Refused, type Result, refuse } from '#domain/kernel/result.ts';
import type { MailboxChange } from '#domain/mailboxes/changes/changes.ts';
import type { Mailbox } from '#domain/mailboxes/mailbox.ts';
import { compose } from '#events/envelope.ts';
import { MailboxChangedV1 } from '#events/mailboxes/mailbox-changed.v1.ts';
import { changing } from '../../runtime/aggregate/changing.ts';
import type { SharedDependencies } from '../../runtime/shared-dependencies.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { noSuchMailbox } from '../desk/show-mailbox.ts';
import type { Changed, MailboxChanges } from '../store/mailbox-changes.ts';
import type { StoredMailbox } from '../store/mailbox-items.ts';

export interface ChangeDeps extends Pick<SharedDependencies, 'clock' | 'newId'> {
  readonly changes: MailboxChanges;
}

/** Who changes it, and by which order. */
export interface Order {
  /** The id that the form gave. The same again changes nothing. */
  readonly id: string;
  readonly by: string;
  readonly correlationId: string;
  /** The version that somebody looked at, where that matters. */
  readonly version?: number;
}

/** What becomes of a mailbox, and how the history calls it. */
export interface MailboxNext {
  readonly mailbox: Mailbox;
  readonly what: MailboxChange;
  readonly note?: string | undefined;
  /** Other writes of the same transaction. */
  readonly also?: readonly Write[];
}

/** The mailbox as it is, its history entry and its event, for the store. */
export const changedBy = (
  { newId }: Pick<ChangeDeps, 'newId'>,
  order: Order,
  {
    seen,
    next,
    what,
    note,
    at,
  }: Omit<MailboxNext, 'mailbox' | 'also'> & Pick<Changed, 'seen' | 'next' | 'at'>,
): Changed => {
  const { number, userId, version } = next.mailbox;
  const { id, by, correlationId } = order;
  const instant = at.toISOString();
  const from = seen === undefined || seen.mailbox.userId === userId ? {} : { from: seen.mailbox.userId };
  return {
    seen,
    next: { ...next, lastChange: id },
    at,
    history: { id: `${id}-${what}`, at: instant, what, by, ...(note === undefined ? {} : { note }) },
    event: compose(
      MailboxChangedV1,
      { subject: number, version, at: instant, data: { number, userId, ...from, what: [what], by } },
      { newId, correlationId },
    ),
  };
};

/** The refusal for somebody who decided on an earlier version. */
export const changedBefore = () =>
  refuse('MAILBOX_CHANGED', 'Someone else has changed this mailbox. Look at it again, then change it.');

/**
 * Changes one mailbox by a rule, once for each order. The rule answers what it becomes, the mailbox itself when it is so already,
 * or a refusal.
 */
export const changeMailbox =
  (deps: ChangeDeps) =>
  <R extends AnyRefusal = never>(
    number: string,
    order: Order,
    decide: (mailbox: Mailbox, now: Date) => MailboxNext | 'so-already' | Refused<R>,
  ): Promise<Result<Mailbox, never, Plain<'MAILBOX_NOT_FOUND' | 'MAILBOX_CHANGED'> | R>> =>
    changing<
      StoredMailbox | undefined,
      { readonly changed: Changed; readonly also: readonly Write[] },
      Mailbox,
      Plain<'MAILBOX_NOT_FOUND' | 'MAILBOX_CHANGED'> | R
    >(
      `Mailbox ${number}`,
      {
        read: () => deps.changes.find(number),
        write: ({ changed, also }) => deps.changes.write(changed, also),
      },
      (seen) => {
        if (seen === undefined) return noSuchMailbox();
        const { mailbox } = seen;
        if (seen.lastChange === order.id) return { done: mailbox };
        if (order.version !== undefined && order.version !== mailbox.version) return changedBefore();
        const at = deps.clock();
        const decided = decide(mailbox, at);
        if (decided === 'so-already') return { done: mailbox };
        if ('refusal' in decided) return decided;
        const { mailbox: next, what, note, also = [] } = decided;
        const changed = changedBy(deps, order, { seen, next: { ...seen, mailbox: next }, what, note, at });
        return { change: { changed, also }, answer: next };
      },
    );
