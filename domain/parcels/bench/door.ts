import { isOpen } from '../../mailboxes/changes/life.ts';
import type { Mailbox } from '../../mailboxes/mailbox.ts';
import type { MailboxStatus } from '../../mailboxes/mailbox-number.ts';
import type { DoorRefusal } from './bench.ts';

/** What decides whether a parcel has to go back with its carrier. */
export interface AtDoor {
  /** Whose mailbox it is for, where that is certain. */
  readonly mailbox?: { readonly status: MailboxStatus } | undefined;
  /** USPS brings it, also as the last mile of another carrier. */
  readonly usMail: boolean;
  /** What a clerk says where U.S. Mail may not be taken; absent where it may. */
  readonly noUsMail?: string | undefined;
}

/** What a clerk says to the driver of a mailbox that takes nothing. */
const closedDoors: Partial<Record<MailboxStatus, DoorRefusal>> = {
  CLOSED: { why: 'MAILBOX_CLOSED', words: 'The mailbox is closed. Give it back to the carrier.' },
  CLOSING: {
    why: 'MAILBOX_CLOSING',
    words: 'The mailbox is being closed, so it gets only U.S. Mail. Give it back to the carrier.',
  },
  SUSPENDED: { why: 'MAILBOX_SUSPENDED', words: 'The mailbox is suspended. Give it back to the carrier.' },
};

/** Whether U.S. Mail may be taken; then it is, whatever else is said of the mailbox: for six months it is sent on from a closed one. */
const isMailTaken = ({ usMail, noUsMail }: AtDoor): boolean => usMail && noUsMail === undefined;

/** Whether a parcel is put into a mailbox. What the carrier left all the same is nobody's, and the desk finds out what becomes of it. */
export const isTakenFor = (mailbox: Pick<Mailbox, 'status'>, door: Omit<AtDoor, 'mailbox'>): boolean =>
  isOpen(mailbox) || isMailTaken(door);

/** What a clerk reads then. */
export const sentOnWords = 'The mailbox is closed. Take it: we send it on.';

/** Whether a parcel is sent on to the address that the owner of a closed mailbox left. */
export const isSentOn = (mailbox: Pick<Mailbox, 'status'>, door: Omit<AtDoor, 'mailbox'>): boolean =>
  mailbox.status === 'CLOSED' && isMailTaken(door);

/** Why a parcel has to go back with its carrier, in the words of a clerk; undefined where it stays. */
export const doorRefusalOf = (door: AtDoor): DoorRefusal | undefined => {
  const { mailbox, noUsMail } = door;
  if (isMailTaken(door)) return undefined;
  const closed = mailbox && closedDoors[mailbox.status];
  return closed ?? (noUsMail === undefined ? undefined : { why: 'US_MAIL', words: noUsMail });
};

/** The carrier waits for so long. What is sent later was received without a network: the carrier is gone, and the parcel is here. */
const CARRIER_WAITS_MS = 10 * 60_000;

/** Whether the carrier can still take a parcel back that was received at an instant. */
export const isCarrierHere = (receivedAt: string, now: Date): boolean =>
  now.getTime() - new Date(receivedAt).getTime() <= CARRIER_WAITS_MS;
