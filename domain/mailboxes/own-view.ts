import { forwardedUntil } from './changes/life.ts';
import type { Mailbox } from './mailbox.ts';
import type { OwnMailbox } from './own-mailbox.ts';
import { addresseesOf } from './us-mail.ts';

/** Until when and to where the U.S. Mail of a closed mailbox is sent on; undefined when none is. */
export const forwardingOf = ({
  status,
  closedAt,
  forwardTo,
}: Pick<Mailbox, 'status' | 'closedAt' | 'forwardTo'>): OwnMailbox['forwarded'] =>
  status === 'CLOSED' && closedAt !== undefined && forwardTo !== undefined
    ? { until: forwardedUntil(closedAt), to: forwardTo }
    : undefined;

/** The mailbox as its owner sees it at an instant. */
export const ownMailbox = (mailbox: Mailbox, now: number | Date): OwnMailbox => {
  const { number, status, version, names = [] } = mailbox;
  const forwarded = forwardingOf(mailbox);
  const shown = { number, status, version, names, addressees: [...addresseesOf(mailbox, now)] };
  return forwarded === undefined ? shown : { ...shown, forwarded };
};
