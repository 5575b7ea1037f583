import type { MailboxStatus } from '../../mailboxes/mailbox-number.ts';
import type { DoorRefusal } from './bench.ts';

/** What decides whether a parcel has to go back with its carrier. */
export interface AtDoor {
  /** Whose mailbox it is for, where that is certain. */
  readonly mailbox?: { readonly status: MailboxStatus } | undefined;
  /** What a clerk says where U.S. Mail may not be taken; absent where it may, and for what another carrier brings to the door. */
  readonly noUsMail?: string | undefined;
}

/** Why a parcel has to go back with its carrier, in the words of a clerk; undefined where it stays. */
export const doorRefusalOf = ({ mailbox, noUsMail }: AtDoor): DoorRefusal | undefined => {
  if (mailbox?.status === 'CLOSED')
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
