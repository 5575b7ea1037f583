import * as z from 'zod/mini';
import { MailboxNumber } from '../../mailboxes/mailbox-number.ts';
import { Tracking } from '../alerts/pre-alert.ts';
import { Danger } from '../declaration/declaration.ts';
import { Condition, LabelWords, MOST_OTHER_NUMBERS, Parcel, Shelf, Sides, WeightLb } from '../parcel.ts';
import { ParcelCode } from '../parcel-code.ts';
import { Carrier } from '../tracking/carriers.ts';

/** Somebody as the bench sees them: name and mailbox, never address, phone or e-mail. */
const MailboxAtBench = z.object({ mailbox: MailboxNumber, name: z.string() });

/** A parcel as the bench sees it. */
export const ParcelAtBench = z.object({
  ...z.pick(Parcel, {
    code: true,
    version: true,
    state: true,
    tracking: true,
    carrier: true,
    weightLb: true,
    sides: true,
    condition: true,
    shelf: true,
    seen: true,
    matchedBy: true,
    receivedAt: true,
  }).shape,
  owner: z.optional(MailboxAtBench),
  /** The first name of who received it. */
  receivedBy: z.optional(z.string()),
});
export type ParcelAtBench = z.infer<typeof ParcelAtBench>;

/** Why the carrier takes a parcel back at the door. */
export const doorRefusals = ['US_MAIL', 'MAILBOX_CLOSED', 'MAILBOX_CLOSING', 'MAILBOX_SUSPENDED'] as const;
export const DoorRefusal = z.object({ why: z.enum(doorRefusals), words: z.string() });
export type DoorRefusal = z.infer<typeof DoorRefusal>;

/** What the scanner or the camera gave, as it came. */
const Scanned = z.string().check(z.trim(), z.minLength(1), z.maxLength(400));
/** Other codes on the same parcel, as they came. */
const OtherNumbers = z.optional(z.array(Scanned).check(z.maxLength(MOST_OTHER_NUMBERS)));

/** What a clerk or the device read, before anything is recorded. */
export const BenchQuestion = z.strictObject({
  /** Absent where the label has no code that can be read. */
  scanned: z.optional(Scanned),
  otherNumbers: OtherNumbers,
  label: z.optional(LabelWords),
  /** Who stands at the door, where the clerk said so. */
  broughtBy: z.optional(Carrier),
});
export type BenchQuestion = z.infer<typeof BenchQuestion>;

/** What is true of a label. */
export const BenchAnswer = z.object({
  tracking: z.optional(Tracking),
  carrier: z.string(),
  usMail: z.boolean(),
  /** It was received before. */
  here: z.optional(ParcelAtBench),
  /** Whose it is for certain: a pre-alert has this number, or the mailbox number and the name agree. */
  certain: z.optional(z.extend(MailboxAtBench, { by: z.enum(['PRE_ALERT', 'LABEL']) })),
  /** Who it could be, the most likely first; at most three. */
  candidates: z.array(z.extend(MailboxAtBench, { why: z.array(z.string()) })),
  /** What its owner announced. */
  announced: z.optional(
    z.object({ store: z.optional(z.string()), words: z.string(), dangers: z.optional(z.array(Danger)) }),
  ),
  /** U.S. Mail of a mailbox that is closed: what the clerk does with it. */
  sentOn: z.optional(z.string()),
  /** It has to go back with the carrier. */
  refuse: z.optional(DoorRefusal),
});
export type BenchAnswer = z.infer<typeof BenchAnswer>;

/** The longest words on how a parcel looks, in letters. */
export const LONGEST_CONDITION_NOTE = 300;

/** A parcel as the bench closes it, with one request. */
export const Receipt = z.strictObject({
  /** Made on the device. The same receipt sent twice is one parcel. */
  code: ParcelCode,
  /** When the shelf closed it by the device's clock, ISO 8601. */
  at: z.iso.datetime(),
  /** When the device sends it, by the same clock: so ours tells how long ago it was, whatever that clock shows. */
  sentAt: z.optional(z.iso.datetime()),
  scanned: z.optional(Scanned),
  otherNumbers: OtherNumbers,
  label: z._default(LabelWords, {}),
  /** Who stood at the door, where the clerk said so. It counts where the number leaves it open. */
  broughtBy: z.optional(Carrier),
  /** Whom the clerk chose. `NOBODY`: they looked, and do not know. Absent: the server matches. */
  mailbox: z.optional(z.union([MailboxNumber, z.literal('NOBODY')])),
  weightLb: WeightLb,
  sides: Sides,
  condition: Condition,
  conditionNote: z.optional(z.string().check(z.maxLength(LONGEST_CONDITION_NOTE))),
  shelf: Shelf,
  seen: z._default(z.array(Danger).check(z.maxLength(20)), []),
  /** It is another parcel although its number was received before: one label for several boxes. */
  another: z.optional(z.literal(true)),
});
export type Receipt = z.infer<typeof Receipt>;

/** What is put right at the bench afterwards. */
export const Correction = z.strictObject({
  version: z.int().check(z.minimum(1)),
  ...z.partial(
    z.pick(Receipt, {
      weightLb: true,
      sides: true,
      condition: true,
      conditionNote: true,
      shelf: true,
      seen: true,
    }),
  ).shape,
});
export type Correction = z.infer<typeof Correction>;

/** The carrier's count at the door, beside what was received of that carrier on that day. */
export const Tally = z.object({
  id: z.uuid(),
  carrier: z.string(),
  counted: z.int(),
  /** Of these, damaged: photos are the files of the subject `delivery:<id>`. */
  damaged: z.int(),
  note: z.optional(z.string()),
  at: z.string(),
  by: z.string(),
});
export type Tally = z.infer<typeof Tally>;

/** One carrier on one day: what it said it brought, and what we have that it brought. */
export const DayOfCarrier = z.object({
  carrier: z.string(),
  counted: z.int(),
  received: z.int(),
  refused: z.int(),
  /** Counted and neither received nor refused; 0 where more was received than counted. */
  open: z.int(),
  /** Since the first of its counts, where something is open. */
  openSince: z.optional(z.string()),
});
export type DayOfCarrier = z.infer<typeof DayOfCarrier>;

/** All carriers of a day, and what is open of all of them. */
export const OpenAtDoor = z.object({
  carriers: z.array(DayOfCarrier),
  /** Here or refused, while nobody knows who brought it and nobody counted it: it is among what carriers have open. */
  unplaced: z.int(),
  /** What is open of all carriers without these. */
  open: z.int(),
});
export type OpenAtDoor = z.infer<typeof OpenAtDoor>;
