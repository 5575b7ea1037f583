import * as z from 'zod/mini';
import { printedName } from '../../kernel/person/latin-name.ts';
import { customsStates } from '../customs/customs-entry.ts';
import { hasFlown, isClosed, type TrackingCode } from '../lifecycle.ts';
import { Piece } from '../pieces.ts';
import { HoldKindName, Shipment } from '../shipment.ts';

/** What an agent records at the destination. Handing over is an act of its own, for it needs the code of the receiver. */
export const arrivalCodes = [
  'ARR',
  'RCF',
  'CRC',
  'CCD',
  'NFD',
  'DIS_MSCA',
  'DIS_FDCA',
] as const satisfies readonly TrackingCode[];

/** Whether a shipment is for the agent at its destination: a piece of it has left, and not all of them are delivered. */
export const isForAgent = ({ state, pieces }: Pick<Shipment, 'state' | 'pieces'>): boolean =>
  !isClosed(state) && pieces.some(hasFlown);

const shape = Shipment.shape;

/**
 * A shipment as its agent sees it: who receives it, what customs ask for, where each piece is. Without the price, what the sender
 * keeps with us, and how to reach the sender.
 */
export const Arrival = z.object({
  number: shape.number,
  version: shape.version,
  state: shape.state,
  to: shape.to,
  departureId: shape.departureId,
  hawb: shape.hawb,
  purpose: shape.purpose,
  incoterm: shape.incoterm,
  shipperName: z.string(),
  consignee: shape.consignee,
  notifyParty: shape.notifyParty,
  // What security found stays with us.
  pieces: z.array(z.omit(Piece, { screenings: true })),
  commodities: shape.commodities,
  /** In cents, for customs. */
  declaredValue: shape.declaredValue,
  /** Delivery to the receiver's door. */
  door: shape.door,
  holds: shape.holds,
  customs: shape.customs,
  changedAt: shape.changedAt,
});
export type Arrival = z.infer<typeof Arrival>;

/** As much of an arrival as a list shows. */
export const ArrivalSummary = z.object({
  number: shape.number,
  version: shape.version,
  state: shape.state,
  departureId: shape.departureId,
  hawb: shape.hawb,
  consigneeName: z.string(),
  pieces: z.array(z.pick(Piece, { n: true, kind: true, state: true, exception: true })),
  holds: z.array(HoldKindName),
  customs: z.optional(z.enum(customsStates)),
});
export type ArrivalSummary = z.infer<typeof ArrivalSummary>;

/** What an agent sees of a shipment, and nothing besides: refusals carry it as it is made here. */
export const arrivalOf = (shipment: Shipment): Arrival =>
  Arrival.parse({ ...shipment, shipperName: shipment.shipper.name });

/** What the list of arrivals shows of a shipment. */
export const arrivalSummaryOf = (shipment: Shipment): ArrivalSummary => ({
  number: shipment.number,
  version: shipment.version,
  state: shipment.state,
  departureId: shipment.departureId,
  hawb: shipment.hawb,
  consigneeName: printedName(shipment.consignee),
  pieces: shipment.pieces.map(({ n, kind, state, exception }) => ({ n, kind, state, exception })),
  holds: shipment.holds.map(({ kind }) => kind),
  customs: shipment.customs?.state,
});
