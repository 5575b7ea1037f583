import * as z from 'zod/mini';
import { forwardedUntil } from './changes/life.ts';
import { FurtherName } from './further-name.ts';
import { type Mailbox, MailboxNumber, MailboxStatus } from './mailbox.ts';
import { Addressee, addresseesOf } from './us-mail.ts';

/** A mailbox as its owner sees it. Days are in New York. */
export const OwnMailbox = z.object({
  number: MailboxNumber,
  status: MailboxStatus,
  version: z.number(),
  names: z.array(FurtherName),
  /** The owner, then the further names, with where each stands with Form 1583. */
  addressees: z.array(Addressee),
  /** The last day on which U.S. Mail of a closed mailbox is sent on, and where to. */
  forwarded: z.optional(z.object({ until: z.string(), to: z.string() })),
});
export type OwnMailbox = z.infer<typeof OwnMailbox>;

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
