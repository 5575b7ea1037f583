import type { Danger } from '#domain/parcels/declaration/declaration.ts';
import type { ParcelHold } from '#domain/parcels/holds/hold-kinds.ts';
import type { ParcelState } from '#domain/parcels/lifecycle.ts';
import type { Condition, Sides } from '#domain/parcels/parcel.ts';
import type { SampleCarrier } from './numbers.ts';

/** What was bought, as the mail of the store has it. */
export interface Bought {
  readonly store: string;
  readonly orderNumber?: string;
  readonly lines: readonly { readonly what: string; readonly quantity: number; readonly cents: number }[];
}

/** What an owner says of a parcel. Everything that is left out comes later. */
export interface Said {
  /** `FILE`: sent along. `NONE`: nothing was bought. Absent: it comes later. */
  readonly invoice?: 'FILE' | 'NONE';
  /** Says what each thing cost. */
  readonly values?: true;
  /** The answers about dangerous goods. */
  readonly dangers?: readonly Danger[];
}

/** Said as completely as it can be, with nothing dangerous inside. */
export const allSaid: Said = { invoice: 'FILE', values: true, dangers: [] };

/** What somebody does with a parcel after it has come, in this order. */
export type Act =
  | { readonly does: 'declare'; readonly says: Said }
  | { readonly does: 'verify' }
  | { readonly does: 'reject'; readonly because: string }
  | { readonly does: 'look'; readonly verdict: 'MAY_FLY' | 'MAY_NOT_FLY'; readonly note?: string }
  /** The desk gives it to its owner. */
  | { readonly does: 'assign'; readonly because: string }
  /** Its owner misses it and proves that it is theirs; the desk approves. */
  | { readonly does: 'claim' }
  /** Whoever got it says that it is somebody else's. */
  | { readonly does: 'hand-back'; readonly note: string }
  | { readonly does: 'ask-photos' }
  | { readonly does: 'take-photos' }
  | { readonly does: 'return'; readonly note?: string }
  | { readonly does: 'keep' }
  | { readonly does: 'hand-over' }
  | { readonly does: 'agree-disposal' }
  | { readonly does: 'dispose'; readonly because: string };

/** A parcel of the samples: what came how, and what became of it. */
export interface SampleParcel {
  /** What it shows, as the page of the samples lists it. */
  readonly shows: string;
  /** The e-mail address of whose it is, whether we know or not. */
  readonly owner: string;
  readonly carrier: SampleCarrier;
  /** How many days ago it came, and how many minutes after the dock opened. */
  readonly daysAgo: number;
  readonly minute: number;
  /** What stands on the label: mailbox and name, the name alone, one digit of the mailbox wrong, or nothing that can be read. */
  readonly label: 'EXACT' | 'NAME' | 'MISREAD' | 'UNREADABLE';
  /** What its owner said of it before it came, and how many days before. */
  readonly announced?: Said & { readonly daysBefore: number };
  /** Whom the clerk chose at the bench; without it the parcel goes where number and label say. */
  readonly chosen?: 'OWNER' | 'NOBODY';
  /** In whose mailbox it was put by mistake. */
  readonly wrongly?: string;
  /** It was received while the network was gone, and sent to us after the carrier had left. */
  readonly late?: true;
  readonly bought: Bought;
  readonly lb: number;
  readonly sides: Sides;
  readonly condition?: Exclude<Condition, 'SEALED'>;
  readonly conditionNote?: string;
  readonly shelf: string;
  /** Dangerous goods that the clerk saw. */
  readonly seen?: readonly Danger[];
  readonly acts?: readonly Act[];
  readonly state: ParcelState;
  readonly holds: readonly ParcelHold[];
}
