import * as z from 'zod/mini';
import { FLIGHT_ID_SHAPE } from '../departures/flight-id.ts';
import { destinationCodes } from '../kernel/destinations.ts';
import { CustomsEntry } from './customs/customs-entry.ts';
import { FilingAuthorization } from './export/authorization.ts';
import { chargesTerms, incoterms, purposes, waysToDock } from './form/choices.ts';
import { CommodityLine } from './form/commodities.ts';
import { GoodsRow } from './form/goods.ts';
import { ConsigneeFields, NotifyFields } from './form/people.ts';
import { SearchConsent } from './form/search-consent.ts';
import { holdKinds } from './holds.ts';
import { pieceStates } from './lifecycle.ts';
import { Piece } from './pieces.ts';
import { TrackingNumber } from './tracking-number.ts';
import { Waits } from './waitlist/waits.ts';

export const HoldKindName = z.enum(holdKinds);
export const PieceStateName = z.enum(pieceStates);

/** The id of a departure: its lane and its usual day, and a number where staff added it. */
export const DepartureId = z
  .string()
  .check(z.regex(FLIGHT_ID_SHAPE, 'A departure looks like GY-2026-11-27.'));

/** The sender, as the profile had it when the shipment was made. */
const Shipper = z.object({
  name: z.string(),
  company: z.optional(z.string()),
  phone: z.optional(z.string()),
  /** Lines of the address as on a label, without the country. */
  address: z.array(z.string()),
  country: z.string(),
});

/** A hold on a shipment. Cleared ones are in its history. */
const PlacedHold = z.object({
  kind: HoldKindName,
  at: z.string(),
  /** User id, or `system`. */
  by: z.string(),
  /** Why it was placed, for sender and staff. */
  note: z.optional(z.string()),
});

export type PlacedHold = z.infer<typeof PlacedHold>;

/** The price that was promised for what was declared, with the version of the rate card that made it. Amounts are in cents. */
const Promised = z.object({
  total: z.number(),
  lines: z.array(z.object({ code: z.string(), text: z.string(), amount: z.number() })),
  rateCardVersion: z.number(),
  /** The code of the sender's price group in that rate card, where it had one for them. It stays when they come into another. */
  priceGroup: z.optional(z.string()),
  /** Why staff must confirm the price; absent once they have. */
  review: z.optional(z.array(z.enum(['OVERSIZE_BOX', 'HEAVY_BARREL']))),
  /** The accepted quote that it came from. */
  quote: z.optional(z.string()),
  /** How much that quote had, where that is not the total: 0 where the form changed what was quoted, and more where a pickup came off. */
  quoted: z.optional(z.number()),
});

/** What is charged once the sender agreed to it. Amounts are in cents. */
const Charged = z.pick(Promised, { total: true, lines: true, rateCardVersion: true });

/** Goods measured at more than the tolerance over what was declared: the price for what was measured, and the answer of the sender. */
const Reweigh = z.object({
  status: z.enum(['TO_APPROVE', 'APPROVED']),
  ...Charged.shape,
  /** Chargeable pounds as declared and as measured, before they are rounded up. */
  declaredLb: z.number(),
  measuredLb: z.number(),
  /** The files with the photos of the scale. */
  photos: z.array(z.string()),
  at: z.string(),
  decidedAt: z.optional(z.string()),
  /** Once it is agreed: how much more that was than the price before, and what its invoice charged then, which a moment later charges more. */
  more: z.optional(z.number()),
  billed: z.optional(z.number()),
});

/** Export filing: REQUIRED without an ITN, FILED with one, EXEMPT with the rule that exempts it. */
const ExportFiling = z.object({
  status: z.enum(['REQUIRED', 'EXEMPT', 'FILED']),
  itn: z.optional(z.string()),
  /** The sender filed it, and told us the ITN. */
  bySender: z.optional(z.literal(true)),
  citation: z.optional(z.string()),
});

/** The slot of a booking: its New York day, and instants in ISO 8601. */
const BookedSlot = z.object({ id: z.string(), day: z.string(), from: z.string(), to: z.string() });
/** A booking, and the version of it that bookings told last. The town of a pickup is that of its ZIP code: `Brooklyn, NY`. */
const ToldBooking = z.object({
  reference: z.string(),
  state: z.string(),
  version: z.number(),
  town: z.optional(z.string()),
  /** Whether the last visit, which was in vain, costs the fee for a missed pickup. Absent in what was told before we noted it. */
  costs: z.optional(z.boolean()),
});

/** A shipment with its pieces. Instants are ISO 8601 UTC; values are in cents. */
export const Shipment = z.object({
  number: TrackingNumber,
  version: z.number(),
  /** That of the least advanced piece. */
  state: PieceStateName,
  ownerId: z.string(),
  shipper: Shipper,
  to: z.enum(destinationCodes),
  service: z.enum(['standard', 'express']),
  incoterm: z.enum(incoterms),
  purpose: z.enum(purposes),
  chargesTerm: z.enum(chargesTerms),
  consignee: ConsigneeFields,
  notifyParty: z.optional(NotifyFields),
  /** Boxes and barrels as they were typed. */
  goods: z.array(GoodsRow),
  pieces: z.array(Piece),
  commodities: z.array(CommodityLine),
  /** Sum of the packing list. */
  declaredValue: z.number(),
  insured: z.boolean(),
  brokerage: z.boolean(),
  /** Delivery to the receiver's door. */
  door: z.optional(z.object({ town: z.string() })),
  /** What the sender says about batteries, perfume, spray cans and the like. */
  dangerous: z.optional(z.string()),
  /** What its parcels hold of these, with how many, as their owner declared it. Staff have looked: before that, none can be sent. */
  dangersInParcels: z.optional(z.string()),
  /** That the goods may be searched. Absent in what was made before we asked: nothing of it is accepted until it is signed. */
  searchConsent: z.optional(SearchConsent),
  howItComes: z.enum(waysToDock),
  pickup: z.optional(
    z.object({
      zip: z.string(),
      stairs: z.boolean(),
      /** Absent in what was made before we asked for it. */
      street: z.optional(z.string()),
      /** The slot in which the van comes; none while there is nothing to wait for, as after a visit in vain. */
      slot: z.optional(BookedSlot),
      booking: z.optional(ToldBooking),
      /** Of before there were bookings: what the desk agreed on with the sender by phone. Its request takes it over. */
      agreed: z.optional(z.object({ words: z.string(), at: z.string(), by: z.string() })),
    }),
  ),
  /** The booking of goods that come in another way than their price says: in a slot for bringing them, or fetched for a price of its own. */
  coming: z.optional(
    z.object({ way: z.enum(['PICKUP', 'DROP_OFF']), slot: z.optional(BookedSlot), booking: ToldBooking }),
  ),
  /** Its pickup was canceled, because all that it was for came to our dock before the van. */
  broughtBefore: z.optional(
    z.object({
      /** The slot that it had. */
      slot: z.optional(BookedSlot),
      /** What that takes off the price, in cents. */
      off: z.number(),
      /** It was too late to be free: the fee for a missed pickup is charged. */
      late: z.optional(z.literal(true)),
    }),
  ),
  /** Miles from our dock to the pickup. */
  pickupMiles: z.optional(z.number()),
  promise: Promised,
  /** The price for what was measured, while the sender is asked for it and after they agreed to it. */
  reweigh: z.optional(Reweigh),
  /** What is charged, only where that is not what was promised. */
  charged: z.optional(Charged),
  /** Absent for a draft, and for a shipment that lost its flight while no other had a place. */
  departureId: z.optional(DepartureId),
  /** The airport from which the last of its flights left, by its IATA code. Older ones have none. */
  leftFrom: z.optional(z.string()),
  /** While it is on the waitlist of a full flight, which it can be until it is booked. */
  waits: z.optional(Waits),
  /** How many cargo cutoffs it has missed, each of which took it to the next flight with a place. */
  rolls: z.optional(z.int()),
  /** When it missed the last one, ISO 8601. */
  rolledAt: z.optional(z.string()),
  /** When its sender was last reminded of the payment, and before which booking cutoff, where the job did it. ISO 8601. */
  reminded: z.optional(z.object({ at: z.string(), before: z.optional(z.string()) })),
  /**
   * While one of its flights is being closed, once it was found to have no blocker: the flight and the number of that closing. It
   * then refuses whatever would make one.
   */
  frozen: z.optional(z.object({ flight: DepartureId, closing: z.int() })),
  /** House air waybill. */
  hawb: z.optional(z.string()),
  holds: z.array(PlacedHold),
  eei: ExportFiling,
  /** What the sender signed so that we may file the export; absent while they have not. */
  authorization: z.optional(FilingAuthorization),
  /** At the destination, from when the agent enters the goods there. */
  customs: z.optional(CustomsEntry),
  createdAt: z.string(),
  changedAt: z.string(),
  bookedAt: z.optional(z.string()),
  /** When its last piece was delivered or canceled. */
  closedAt: z.optional(z.string()),
  /** Why staff canceled it, as its sender reads it. */
  endedBecause: z.optional(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;

/** A shipment in a list. */
export const ShipmentSummary = z.object({
  number: TrackingNumber,
  version: z.number(),
  state: PieceStateName,
  to: z.enum(destinationCodes),
  consigneeName: z.string(),
  shipperName: z.string(),
  /** Whose it is: the id of a person. */
  ownerId: z.string(),
  pieces: z.array(z.pick(Piece, { n: true, kind: true, state: true, exception: true, departureId: true })),
  holds: z.array(HoldKindName),
  departureId: z.optional(DepartureId),
  leftFrom: z.optional(z.string()),
  waits: z.optional(Waits),
  hawb: z.optional(z.string()),
  total: z.number(),
  createdAt: z.string(),
  changedAt: z.string(),
});
export type ShipmentSummary = z.infer<typeof ShipmentSummary>;

/** What a list shows of a shipment. */
export const summaryOf = (shipment: Shipment): ShipmentSummary => ({
  number: shipment.number,
  version: shipment.version,
  state: shipment.state,
  to: shipment.to,
  consigneeName: shipment.consignee.name,
  shipperName: shipment.shipper.name,
  ownerId: shipment.ownerId,
  pieces: shipment.pieces.map(({ n, kind, state, exception, departureId }) => ({
    n,
    kind,
    state,
    exception,
    departureId,
  })),
  holds: shipment.holds.map(({ kind }) => kind),
  departureId: shipment.departureId,
  leftFrom: shipment.leftFrom,
  waits: shipment.waits,
  hawb: shipment.hawb,
  total: (shipment.charged ?? shipment.promise).total,
  createdAt: shipment.createdAt,
  changedAt: shipment.changedAt,
});
