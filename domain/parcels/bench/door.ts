import type { MailboxStatus } from '../../mailboxes/mailbox-number.ts';
import type { DoorRefusal } from './bench.ts';

/** What decides whether a parcel has to go back with its carrier. */
export interface AtDoor {
  /** Whose mailbox it is for, where that is certain. */
  readonly mailbox?: { readonly status: MailboxStatus } | undefined;
  /** USPS brought it, also as the last mile of another carrier. */
  readonly usMail: boolean;
  /** What a clerk says where U.S. Mail may not be taken; absent where it may, and for what another carrier brings to the door. */
  readonly noUsMail?: string | undefined;
}

/** Whether something may still come for a mailbox: of a closed one U.S. Mail alone, while it is sent on (DMM 508.1.8.2). */
export const stillComes = ({ mailbox, usMail, noUsMail }: AtDoor): boolean =>
  mailbox?.status !== 'CLOSED' || (usMail && noUsMail === undefined);

/** Why a parcel has to go back with its carrier, in the words of a clerk; undefined where it stays. */
export const doorRefusalOf = (at: AtDoor): DoorRefusal | undefined => {
  const { mailbox, noUsMail } = at;
  if (!stillComes(at))
    return { why: 'MAILBOX_CLOSED', words: 'The mailbox is closed. Give it back to the carrier.' };
  if (mailbox?.status === 'SUSPENDED')
    return { why: 'MAILBOX_SUSPENDED', words: 'The mailbox is suspended. Give it back to the carrier.' };
  return noUsMail === undefined ? undefined : { why: 'US_MAIL', words: noUsMail };
};

/** The carrier waits for so long. What is sent later was received without a network: the carrier is gone, and the parcel is here. */
const CARRIER_WAITS_MS = 10 * 60_000;

/** Whether the carrier can still take a parcel back that was received at an instant. */
export const isCarrierHere = (receivedAt: string, now: Date): boolean =>
  now.getTime() - new Date(receivedAt).getTime() <= CARRIER_WAITS_MS;
