import * as z from 'zod/mini';
import { trackingCodes } from './lifecycle.ts';
import { Piece } from './pieces.ts';
import { screeningMethods } from './screening/screening.ts';
import { DepartureId } from './shipment.ts';

/** Something that happened to pieces of a shipment, append-only. */
export const TrackingEvent = z.object({
  /** Made by the device that recorded it, so that the same scan is one event. */
  id: z.string(),
  code: z.enum(trackingCodes),
  pieces: z.array(z.number()),
  /** When it happened, and when we were told. */
  at: z.string(),
  recordedAt: z.string(),
  /** What the clock of the device said, where it cannot have happened then (`event-time.ts`). `at` is ours in that case. */
  saidAt: z.optional(z.string()),
  place: z.optional(z.string()),
  /** For FOH: it lay in a mailbox, so it is with us from the moment it is booked. */
  source: z.optional(z.literal('mailbox')),
  flight: z.optional(DepartureId),
  reason: z.optional(z.string()),
  screening: z.optional(z.enum(screeningMethods)),
  /** What the piece was before, for an event of one piece: it can be taken back for a while. */
  was: z.optional(
    z.pick(Piece, { state: true, exception: true, security: true, loaded: true, accepted: true, at: true }),
  ),
  /** For UNDO: the event that it takes back. */
  undoes: z.optional(z.string()),
  /** User id, or `system`. */
  by: z.string(),
});
export type TrackingEvent = z.infer<typeof TrackingEvent>;

/** A field that was changed. Values that are personal data are only in what the desk corrected; of other changes the name is. */
export const FieldChanged = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});

/** One entry in the history of a shipment, append-only. What happened to pieces is in the tracking events. */
export const ShipmentHistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  what: z.enum([
    'created',
    'changed',
    // By the desk, for its sender.
    'corrected',
    'booked',
    'moved',
    'waitlist-joined',
    'waitlist-left',
    'place-offered',
    'place-lapsed',
    'rolled',
    'payment-reminded',
    'cancelled',
    'hold-placed',
    'hold-cleared',
    'export-filing',
    'export-authorized',
    'search-consent',
    'measured',
    'booking',
    // Of before there were bookings: the desk wrote down what it agreed on by phone.
    'pickup-agreed',
    'reweigh-approved',
    'reweigh-approved-for',
    'customs',
    'code-given',
    'code-locked',
    'link-given',
    'collector-named',
    'handed-over',
    'number-shown',
    'opinion-given',
    'opinion-answered',
    'noted',
  ]),
  /** User id, or `system`. */
  by: z.string(),
  note: z.optional(z.string()),
  changes: z.optional(z.array(FieldChanged)),
});
export type ShipmentHistoryEntry = z.infer<typeof ShipmentHistoryEntry>;
