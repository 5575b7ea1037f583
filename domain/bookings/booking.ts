import * as z from 'zod/mini';
import { SlotIdText } from '../departures/slots/slot-id-text.ts';
import { BarrelCode } from '../kernel/barrel-code.ts';
import { boundedNumber } from '../kernel/bounded-number.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import { TrackingNumber } from '../shipments/tracking-number.ts';
import { failureReasonNames } from './failure-reasons.ts';
import { bookingStates, visitStates } from './lifecycle.ts';
import { bookingReference } from './reference.ts';

export const BookingReference = z
  .string()
  .check(z.regex(bookingReference.shape, 'A reference looks like BKG-7K3M9Q.'));
export const BookingStateName = z.enum(bookingStates);
export const FailureReasonName = z.enum(failureReasonNames);

/** We come for the goods, or they are brought to the dock. */
export const bookingWays = ['PICKUP', 'DROP_OFF'] as const;

/** A slot as it is kept and shown. Instants are ISO 8601 UTC. */
export const SlotTimes = z.object({
  id: SlotIdText,
  /** The New York day. */
  day: z.string(),
  from: z.string(),
  to: z.string(),
  /** Until when it can be booked, moved and canceled without a fee. */
  bookBy: z.string(),
});
export type SlotTimes = z.infer<typeof SlotTimes>;

/** Which visit this is: `FIRST` brings empty barrels before the one that fetches the goods. */
export const visitPurposes = ['FIRST', 'MAIN'] as const;

/** One visit: its slot, and how it ended. */
export const Visit = z.object({
  /** Counts the visits of a booking from 1. Its place in the slot is claimed by this number. */
  number: z.int().check(z.minimum(1)),
  purpose: z.enum(visitPurposes),
  slot: SlotTimes,
  state: z.enum(visitStates),
  /** Why the desk chose this slot, as the customer reads it. */
  because: z.optional(z.string()),
  /** When it was done, was in vain, or another slot took its place. */
  endedAt: z.optional(z.string()),
  failure: z.optional(
    z.object({ reason: FailureReasonName, note: z.optional(z.string()), at: z.string(), by: z.string() }),
  ),
});
export type Visit = z.infer<typeof Visit>;

/** Ten shipments of fifty pieces may all be of one kind. */
export const MOST_OF_A_KIND = 500;

/** A kind of boxes, or barrels of one size, as far as a van needs to know it. */
export const BookedGoods = z.strictObject({
  kind: z.enum(['box', 'barrel']),
  barrel: z.optional(BarrelCode),
  quantity: z.int().check(z.minimum(1), z.maximum(MOST_OF_A_KIND)),
  /** Pounds of one piece. */
  weightLb: boundedNumber(0.001, 5000),
});
export type BookedGoods = z.infer<typeof BookedGoods>;

/** Empty barrels that the sender fills: brought along and filled while we wait, or in a visit of their own before. */
export const EmptyBarrels = z.strictObject({
  how: z.enum(['ALONG', 'FIRST']),
  rows: z
    .array(z.strictObject({ barrel: BarrelCode, quantity: z.int().check(z.minimum(1), z.maximum(50)) }))
    .check(z.minLength(1), z.maxLength(3)),
});

/** A line of a price, in cents. */
const Line = z.object({ code: z.string(), text: z.string(), amount: z.int() });

/** That the sender lets goods be searched, which the law asks for before we take any (49 CFR 1548.9). */
const Consent = z.object({ at: z.string(), by: z.string(), how: z.enum(['ONLINE', 'AT_COUNTER']) });

/** Where we come. */
export const Place = z.object({
  zip: z.string(),
  /** Absent while nobody has told us. */
  street: z.optional(z.string()),
  /** City and state of the ZIP code: `Brooklyn, NY`. */
  town: z.optional(z.string()),
  stairs: z.boolean(),
  /** How to get to the door: floor, bell, gate, where the van can stop. */
  access: z.optional(z.string()),
  /** From our dock as the crow flies, to a tenth of a mile. */
  miles: z.number(),
});
export type Place = z.infer<typeof Place>;

/** A pickup, or a drop-off at a time. Instants are ISO 8601 UTC; amounts are in cents. */
export const Booking = z.object({
  reference: BookingReference,
  version: z.int().check(z.minimum(1)),
  way: z.enum(bookingWays),
  state: BookingStateName,
  /** The id of a person: that of their account, or one of ours (`p-…`) for somebody without an account. */
  ownerId: z.string(),
  /** Whom we ask for, and the phone number on the day. */
  name: z.string(),
  phone: z.string(),
  to: z.enum(destinationCodes),
  place: z.optional(Place),
  goods: z.array(BookedGoods),
  /** What of a pickup came to our dock before the van and is fetched no more: `goods` is the rest. */
  brought: z.optional(z.array(BookedGoods)),
  emptyBarrels: z.optional(EmptyBarrels),
  /** Files with photos of the goods or the way to the door. */
  photos: z.array(z.string()),
  /** What the customer wants us to know. */
  note: z.optional(z.string()),
  /** All visits, the earliest first. The last one of a purpose is the one that counts. */
  visits: z.array(Visit),
  /** Shipments whose goods it brings. */
  shipments: z.array(TrackingNumber),
  /** The calculator's link with what was priced, for the form of the shipment: `to=GY&g=1B55x140&zip=11226`. */
  priced: z.optional(z.string()),
  /** What this pickup costs. Nothing is charged for it where the price of a shipment has it (`heldBy`). */
  price: z.optional(z.object({ lines: z.array(Line), total: z.int(), rateCardVersion: z.int() })),
  heldBy: z.optional(TrackingNumber),
  /** The flight that was promised for it: its id and New York day. */
  flight: z.optional(z.object({ departureId: z.string(), day: z.string() })),
  searchConsent: z.optional(Consent),
  /** Why it was canceled or refused, in the words of whoever did. */
  endedBecause: z.optional(z.string()),
  /** It was canceled because all of it came to our dock before the van. */
  notNeeded: z.optional(z.literal(true)),
  /** What is charged because it was canceled too late or a visit was in vain: the number of the visit. */
  feeFor: z.optional(z.int()),
  /** The slot of a visit is not in the settings any more, or misses the flight: since when, and what the desk proposes. */
  touched: z.optional(
    z.object({
      since: z.string(),
      /** A sentence that the customer reads: `We do not pick up on Monday, December 7.` */
      because: z.string(),
      /** What made it necessary. */
      by: z.enum(['schedule', 'flight']),
      /** The visit that is to be moved. */
      purpose: z.enum(visitPurposes),
      /** The next best slot; the one that it has where only the flight is another. Absent where none has room. */
      proposed: z.optional(SlotTimes),
      /** The flight that goods make then. */
      flight: z.optional(z.object({ departureId: z.string(), day: z.string() })),
    }),
  ),
  createdAt: z.string(),
  /** Who made it: the customer, or somebody at the desk for them. */
  createdBy: z.string(),
  changedAt: z.string(),
  closedAt: z.optional(z.string()),
});
export type Booking = z.infer<typeof Booking>;

/** What can happen to a booking, one entry of its history each. */
const bookingDeeds = [
  'made',
  'requested',
  'confirmed',
  'changed',
  'rescheduled',
  'attached',
  'touched',
  'assigned',
  'unassigned',
  'next',
  'arrived',
  'failed',
  'no-show',
  'completed',
  'cancelled',
  'refused',
  'note',
] as const;

/** One entry of the history, append-only. */
export const BookingEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum(bookingDeeds),
  /** A user id, or `system`. */
  by: z.string(),
  text: z.optional(z.string()),
  /** What was changed, as it was and as it is. Either is null when there was or is none. */
  changed: z.optional(
    z.record(z.string(), z.object({ before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  ),
});
export type BookingEntry = z.infer<typeof BookingEntry>;

/** A booking in a list or a calendar. */
export const BookingSummary = z.object({
  ...z.pick(Booking, {
    reference: true,
    version: true,
    way: true,
    state: true,
    name: true,
    to: true,
    shipments: true,
    flight: true,
    touched: true,
    createdAt: true,
    changedAt: true,
  }).shape,
  zip: z.optional(z.string()),
  town: z.optional(z.string()),
  pieces: z.int(),
  lb: z.number(),
  /** The visit of this row: the next one, or in a calendar the one of that slot. */
  visit: z.optional(z.object({ number: z.int(), purpose: z.enum(visitPurposes), slot: SlotTimes })),
  /** What is missing before it can be confirmed. */
  missing: z.array(z.enum(['street', 'slot'])),
});
export type BookingSummary = z.infer<typeof BookingSummary>;
