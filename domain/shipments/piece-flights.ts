import type { Piece } from './pieces.ts';
import type { Shipment } from './shipment.ts';

type OnFlights = Pick<Shipment, 'departureId'> & {
  readonly pieces: readonly Pick<Piece, 'state' | 'departureId'>[];
};

/** The flight of a piece: its own after it was left behind and booked again, else that of its shipment. Undefined while it has none. */
export const flightOf = (
  { departureId }: Pick<Shipment, 'departureId'>,
  piece: Pick<Piece, 'departureId'>,
): string | undefined => piece.departureId ?? departureId;

/** Every flight on which a piece of a shipment has a place, its own flight first. Canceled pieces have none. */
export const flightsOf = (shipment: OnFlights): readonly string[] => {
  const flights = shipment.pieces
    .filter(({ state }) => state !== 'CANCELLED')
    .map((piece) => flightOf(shipment, piece))
    .filter((flight) => flight !== undefined);
  return [...new Set(flights)].toSorted(
    (one, other) => Number(other === shipment.departureId) - Number(one === shipment.departureId),
  );
};

/**
 * A shipment as one of its flights has it: on that flight, with only the pieces that fly with it. Whatever looks at the load, the
 * blockers or the list of a flight looks at this part. A shipment whose pieces fly together is the same as its part.
 */
export const partOn = <Whole extends OnFlights>(shipment: Whole, flight: string): Whole => {
  const pieces = shipment.pieces.filter((piece) => flightOf(shipment, piece) === flight);
  return pieces.length === shipment.pieces.length && shipment.departureId === flight
    ? shipment
    : { ...shipment, departureId: flight, pieces };
};
