import { newYorkDay } from '../../kernel/new-york.ts';
import type { Mailbox } from '../mailbox.ts';
import type { MailboxStatus } from '../mailbox-number.ts';

/** What a mailbox can become. One that is being closed may stay after all, and a closed one may be opened again for its owner. */
const steps: Readonly<Record<MailboxStatus, readonly MailboxStatus[]>> = {
  PENDING: ['ACTIVE'],
  ACTIVE: ['SUSPENDED', 'CLOSING'],
  SUSPENDED: ['ACTIVE', 'CLOSING'],
  CLOSING: ['ACTIVE'],
  CLOSED: ['ACTIVE'],
};

/** What the desk can make of a mailbox now. One that another number has replaced stays closed. */
export const nextStatuses = ({
  status,
  replacedBy,
}: Pick<Mailbox, 'status' | 'replacedBy'>): readonly MailboxStatus[] =>
  replacedBy === undefined ? steps[status] : [];

/** Whether something new may begin at a mailbox, and parcels are put into it. A suspended one waits only for its owner. */
export const isOpen = ({ status }: Pick<Mailbox, 'status'>): boolean =>
  status !== 'CLOSED' && status !== 'CLOSING';

/** For so many months after the closing U.S. Mail is sent on (DMM 508.1.8.2). */
export const FORWARD_MONTHS = 6;

/** The last day (New York) on which the mail of a mailbox that was closed at this instant is sent on. */
export const forwardedUntil = (closedAt: string): string => {
  const closed = new Date(`${newYorkDay(new Date(closedAt))}T00:00Z`);
  const day = closed.getUTCDate();
  const then = new Date(Date.UTC(closed.getUTCFullYear(), closed.getUTCMonth() + FORWARD_MONTHS, 1));
  const daysInMonth = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(day, daysInMonth));
  return then.toISOString().slice(0, 10);
};

/** Whether somebody has to say where U.S. Mail goes before this mailbox is closed: it could have come. */
export const needsForwarding = ({ forms = [] }: Pick<Mailbox, 'forms'>): boolean => forms.length > 0;

/** A mailbox in another state. What belonged to the state before it is dropped. */
export const mailboxAs = (
  mailbox: Mailbox,
  status: MailboxStatus,
  { at, forwardTo }: { readonly at: string; readonly forwardTo?: string | undefined },
): Mailbox => {
  const { closedAt: _, forwardTo: before, ...others } = mailbox;
  const address = forwardTo ?? before;
  const next = { ...others, status, version: mailbox.version + 1 };
  if (status !== 'CLOSING' && status !== 'CLOSED') return next;
  const forwarded = address === undefined ? {} : { forwardTo: address };
  return status === 'CLOSING' ? { ...next, ...forwarded } : { ...next, ...forwarded, closedAt: at };
};
