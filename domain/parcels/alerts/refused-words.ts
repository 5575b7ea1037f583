import type { DoorRefusal } from '../bench/bench.ts';

interface RefusedWords {
  readonly why: string;
  /** What its owner can do. */
  readonly next: string;
}

/** Why a carrier had to take a parcel back at our door, as who announced it reads it. */
const words: Readonly<Record<DoorRefusal['why'], RefusedWords>> = {
  US_MAIL: {
    why: 'U.S. Mail (USPS) brought it, and we cannot take U.S. Mail for this name.',
    next: 'Ask the store to send it again by UPS, FedEx or another courier. Your mailbox page says whether we take U.S. Mail, and what it needs.',
  },
  MAILBOX_CLOSED: {
    why: 'Your mailbox is closed.',
    next: 'Tell the store where else to send it.',
  },
  MAILBOX_CLOSING: {
    why: 'Your mailbox is being closed, so we take only U.S. Mail for it.',
    next: 'Tell the store where else to send it, or call us if you want to keep the mailbox.',
  },
  MAILBOX_SUSPENDED: {
    why: 'Your mailbox is suspended.',
    next: 'Call us, so that it can be opened again before the carrier comes back.',
  },
};

/** What who announced a parcel reads of a refusal. One that is no longer known says whom to ask. */
export const refusedWords = (because: string | undefined): RefusedWords =>
  because !== undefined && Object.hasOwn(words, because)
    ? words[because as DoorRefusal['why']]
    : { why: 'We were not able to take it.', next: 'Call us, and we will tell you what to do.' };
