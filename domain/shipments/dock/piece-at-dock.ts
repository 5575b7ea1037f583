import * as z from 'zod/mini';
import { destinationCodes } from '../../kernel/destinations.ts';
import { printedName } from '../../kernel/person/latin-name.ts';
import { flightOf } from '../piece-flights.ts';
import { Piece, Sides } from '../pieces.ts';
import { DepartureId, HoldKindName, type Shipment } from '../shipment.ts';
import { TrackingNumber } from '../tracking-number.ts';
import { actsFor, dockActs } from './acts.ts';
import { isLoaded } from './loading.ts';

/** One piece as the dock sees it: enough to find it in a pile and to know what to do with it, in less than a kilobyte. */
export const PieceAtDock = z.extend(
  z.pick(Piece, {
    n: true,
    kind: true,
    barrel: true,
    thousandthsLb: true,
    sides: true,
    state: true,
    exception: true,
    security: true,
    at: true,
  }),
  {
    number: TrackingNumber,
    /** What our scale said, beside what was declared. */
    measured: z.optional(z.object({ thousandthsLb: z.number(), sides: z.optional(Sides) })),
    /** How many pieces the shipment has. */
    of: z.int(),
    to: z.enum(destinationCodes),
    /** The receiver's name, as it is on the label. */
    receiver: z.string(),
    departureId: z.optional(DepartureId),
    /** Whether it was put with the load of that flight. */
    loaded: z.boolean(),
    holds: z.array(HoldKindName),
    /** What can be done with it now. */
    acts: z.array(z.enum(dockActs)),
  },
);
export type PieceAtDock = z.infer<typeof PieceAtDock>;

const whatWasMeasured = ({ thousandthsLb, sides }: NonNullable<Piece['measured']>) => ({
  thousandthsLb,
  ...(sides === undefined ? {} : { sides }),
});

/** A piece of a shipment as the dock sees it; undefined when the shipment has no such piece. */
export const pieceAtDock = (shipment: Shipment, n: number): PieceAtDock | undefined => {
  const piece = shipment.pieces.find((one) => one.n === n);
  if (piece === undefined) return undefined;
  const { kind, barrel, thousandthsLb, sides, measured, state, exception, security, at } = piece;
  const departureId = flightOf(shipment, piece);
  return {
    number: shipment.number,
    n,
    of: shipment.pieces.length,
    kind,
    ...(barrel === undefined ? {} : { barrel }),
    thousandthsLb,
    ...(sides === undefined ? {} : { sides }),
    ...(measured === undefined ? {} : { measured: whatWasMeasured(measured) }),
    state,
    ...(exception === undefined ? {} : { exception }),
    security,
    ...(at === undefined ? {} : { at }),
    to: shipment.to,
    receiver: printedName(shipment.consignee),
    ...(departureId === undefined ? {} : { departureId }),
    loaded: isLoaded(shipment, piece),
    holds: shipment.holds.map(({ kind: hold }) => hold),
    acts: [...actsFor(shipment, piece)],
  };
};

/** The same for a piece that is in the shipment. Throws when it is not, which is looked up before. */
export const shownPiece = (shipment: Shipment, n: number): PieceAtDock => {
  const piece = pieceAtDock(shipment, n);
  if (!piece) throw new Error('The piece of a scan or an event is not in its shipment.');
  return piece;
};
