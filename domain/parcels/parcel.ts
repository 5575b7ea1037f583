import * as z from 'zod/mini';
import { boundedNumber } from '../kernel/bounded-number.ts';
import { oneLine } from '../kernel/person/one-line.ts';
import { MailboxNumber } from '../mailboxes/mailbox-number.ts';
import { NextStep } from '../next-step/next-step.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { Tracking } from './alerts/pre-alert.ts';
import { Danger, Declaration, Invoice } from './declaration/declaration.ts';
import { parcelHolds } from './holds/hold-kinds.ts';
import { parcelStates } from './lifecycle.ts';
import { ParcelCode } from './parcel-code.ts';
import { Carrier } from './tracking/carriers.ts';

export const ParcelStateName = z.enum(parcelStates);
export const ParcelHoldName = z.enum(parcelHolds);

/** How it looked when it came. */
export const conditions = ['SEALED', 'OPEN', 'DAMAGED', 'WET', 'CRUSHED', 'OTHER'] as const;
export const Condition = z.enum(conditions);
export type Condition = z.infer<typeof Condition>;

/** The name of a shelf: `B-04`. */
export const Shelf = z.string().check(
  z.overwrite((text) => text.trim().toUpperCase()),
  z.regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'A shelf looks like B-04.'),
);

/** Pounds, and sides in inches, as measured. */
export const WeightLb = boundedNumber(0.001, 5000);
export const Sides = z.strictObject({
  length: boundedNumber(0.1, 400),
  width: boundedNumber(0.1, 400),
  height: boundedNumber(0.1, 400),
});
export type Sides = z.infer<typeof Sides>;

const words = (max: number) => z.optional(z.string().check(z.overwrite(oneLine), z.maxLength(max)));

/** What stands on the carrier's label, as it was read. */
export const LabelWords = z.strictObject({ mailbox: words(40), name: words(100), phone: words(40) });
export type LabelWords = z.infer<typeof LabelWords>;

/** A label has few codes that tell parcels apart. */
export const MOST_OTHER_NUMBERS = 3;

/** How we know whose it is. `BENCH`: a clerk chose somebody who was suggested. `TRACE`: its owner asked for it and proved it. */
export const matchedBy = ['PRE_ALERT', 'LABEL', 'BENCH', 'DESK', 'TRACE'] as const;

/** A parcel. Instants are ISO 8601 UTC; values are in cents. Its photos are the files of the subject `parcel:<code>`. */
export const Parcel = z.object({
  code: ParcelCode,
  version: z.int().check(z.minimum(1)),
  state: ParcelStateName,
  /** Absent where the label cannot be read. */
  tracking: z.optional(Tracking),
  /** What its other codes say, such as the number of another carrier or of the store. It is found by them, too. */
  otherNumbers: z.optional(z.array(Tracking).check(z.maxLength(MOST_OTHER_NUMBERS))),
  /** Who gave out its number. */
  carrier: z.string(),
  /** Who stood at the door with it, where a clerk said so: many numbers do not tell. */
  broughtBy: z.optional(Carrier),
  /** USPS brought it, also as the last mile of another carrier. */
  usMail: z.optional(z.literal(true)),
  label: LabelWords,
  /** Whose it is. All three are absent while it is unidentified. */
  mailbox: z.optional(MailboxNumber),
  ownerId: z.optional(z.string()),
  matchedBy: z.optional(z.enum(matchedBy)),
  preAlert: z.optional(z.uuid()),
  weightLb: WeightLb,
  sides: Sides,
  condition: Condition,
  conditionNote: z.optional(z.string()),
  /** Where it lies; absent once it has left. */
  shelf: z.optional(Shelf),
  declaration: Declaration,
  /** Dangerous goods that staff saw. */
  seen: z.array(Danger),
  /** Staff looked at what was declared or seen. `MAY_NOT_FLY` stays a hold, until it goes back or is disposed of. */
  looked: z.optional(
    z.object({
      verdict: z.enum(['MAY_FLY', 'MAY_NOT_FLY']),
      note: z.optional(z.string()),
      by: z.string(),
      at: z.string(),
    }),
  ),
  /** The shipment that takes it, and which piece it is there. */
  shipment: z.optional(z.object({ number: TrackingNumber, piece: z.int(), at: z.string() })),
  /** Its owner wants more photos of it, and agreed to this price in cents. */
  photos: z.optional(
    z.object({ price: z.int(), count: z.int(), askedAt: z.string(), doneAt: z.optional(z.string()) }),
  ),
  /** It goes back to its store. */
  back: z.optional(
    z.object({
      /** The file with the store's label; absent where the carrier takes it without one. */
      label: z.optional(z.uuid()),
      note: z.optional(z.string()),
      /** It is U.S. Mail of a closed mailbox: the carrier takes it on, to the address that stands in the mailbox. */
      sentOn: z.optional(z.literal(true)),
      /** What its owner agreed to pay for it, in cents. */
      fee: z.int(),
      askedAt: z.string(),
      /** The file with the receipt of the carrier. */
      receipt: z.optional(z.uuid()),
      handedOverAt: z.optional(z.string()),
    }),
  ),
  /** Its owner agreed that we dispose of it, or staff had to: why, who and when. */
  disposal: z.optional(
    z.object({
      because: z.string(),
      agreedAt: z.optional(z.string()),
      doneAt: z.optional(z.string()),
      by: z.string(),
    }),
  ),
  /** Owners before this one, who said that it is not theirs or were the wrong ones. They may have seen its photos. */
  before: z.array(
    z.object({ ownerId: z.string(), mailbox: MailboxNumber, from: z.string(), to: z.string() }),
  ),
  receivedAt: z.string(),
  receivedBy: z.string(),
  /** What the device said when its clock differed from ours. */
  saidAt: z.optional(z.string()),
  /** From when storage costs, ISO 8601. */
  freeUntil: z.string(),
  changedAt: z.string(),
  closedAt: z.optional(z.string()),
});
export type Parcel = z.infer<typeof Parcel>;

/** What can happen to a parcel, one entry of its history each. */
export const parcelDeeds = [
  'received',
  'assigned',
  'unassigned',
  'not-mine',
  'measured',
  'moved',
  'declared',
  'invoice-verified',
  'invoice-rejected',
  'looked',
  'seen',
  'requested',
  'released',
  'packed',
  'shipped',
  'delivered',
  'photos-asked',
  'photos-done',
  'return-asked',
  'return-undone',
  'returned',
  'disposal-agreed',
  'disposed',
  'note',
] as const;

/** One entry of the history, append-only. */
export const ParcelEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(parcelDeeds),
  /** A user id, or `system`. */
  by: z.string(),
  text: z.optional(z.string()),
  changed: z.optional(
    z.record(z.string(), z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  ),
});
export type ParcelEntry = z.infer<typeof ParcelEntry>;

/** A hold, since when, and what its owner reads of it. */
export const PlacedParcelHold = z.object({
  kind: ParcelHoldName,
  since: z.string(),
  note: z.optional(z.string()),
});
export type PlacedParcelHold = z.infer<typeof PlacedParcelHold>;

/** A parcel in a list of the desk. */
export const ParcelSummary = z.object({
  ...z.pick(Parcel, {
    code: true,
    version: true,
    state: true,
    tracking: true,
    carrier: true,
    mailbox: true,
    ownerId: true,
    weightLb: true,
    shelf: true,
    receivedAt: true,
    changedAt: true,
    freeUntil: true,
  }).shape,
  store: z.optional(z.string()),
  shipment: z.optional(TrackingNumber),
  holds: z.array(ParcelHoldName),
});
export type ParcelSummary = z.infer<typeof ParcelSummary>;

/** What staff decided after they looked, as its owner reads it: colleagues are not named. */
const OwnVerdict = z.object({
  verdict: z.enum(['MAY_FLY', 'MAY_NOT_FLY']),
  note: z.optional(z.string()),
  at: z.string(),
});

/** A parcel as its owner sees it: without shelves, colleagues, what the label says, and who had it before. */
export const OwnParcel = z.object({
  ...z.omit(Parcel, {
    label: true,
    before: true,
    receivedBy: true,
    saidAt: true,
    ownerId: true,
    shelf: true,
    matchedBy: true,
    broughtBy: true,
    otherNumbers: true,
  }).shape,
  declaration: z.extend(Declaration, { invoice: z.omit(Invoice, { by: true }) }),
  looked: z.optional(OwnVerdict),
  disposal: z.optional(
    z.object({
      because: z.string(),
      agreedAt: z.optional(z.string()),
      doneAt: z.optional(z.string()),
    }),
  ),
  holds: z.array(PlacedParcelHold),
  /** What its owner has to do now. */
  next: NextStep,
});
export type OwnParcel = z.infer<typeof OwnParcel>;
