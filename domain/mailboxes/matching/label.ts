import type { MailboxStatus } from '../mailbox-number.ts';

/** What a label says, as a clerk typed it or a camera read it. */
export interface Label {
  /** The mailbox number, alone or in the line it stands in: `10234`, `Mailbox 10234`, `PMB 10234`, `#10234`, `MB10234`. */
  readonly mailbox?: string;
  readonly name?: string;
  readonly phone?: string;
}

/** What of a label leads to a mailbox. Those with `like` are near, not the same. */
export type Why = 'number' | 'number-like' | 'name' | 'name-like' | 'phone' | 'further-name';

/** A mailbox that a label may be meant for. */
export interface Candidate {
  readonly mailbox: string;
  /** The name that fits best: the owner's, or a further name that may receive on it. */
  readonly name: string;
  /** Suspended and closed mailboxes are found too: whoever assigns a parcel looks at this. */
  readonly status: MailboxStatus;
  /** From 0 to 1: how likely it is this mailbox, all others of the house considered. */
  readonly score: number;
  readonly why: readonly Why[];
}

/** Whose a label is. */
export interface Found {
  /** An exact mailbox number with an agreeing name. Only this may be assigned by itself. */
  readonly certain?: Candidate;
  /** At most three, the best first. Empty when nothing is near enough. */
  readonly candidates: readonly Candidate[];
  /** True when exactly one is worth offering. */
  readonly one: boolean;
}
