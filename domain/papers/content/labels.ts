import type { FlightRecord } from '../../departures/flight.ts';
import { destinations } from '../../kernel/destinations.ts';
import type { Brand } from '../../settings/brand.ts';
import { pieceCode } from '../../shipments/piece-code.ts';
import { flightOf } from '../../shipments/piece-flights.ts';
import { weightOf } from '../../shipments/pieces.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import { kilogramsText, pieceKind, poundsText } from './measures.ts';
import { consigneeOf, houseOf, type Party } from './party.ts';

/** What the label of one piece says. */
export interface Label {
  /** The text of both barcodes. */
  readonly code: string;
  readonly number: string;
  readonly hawb?: string | undefined;
  /** The air waybill of the airline for everything on the flight; absent while it is not known. */
  readonly mawb?: string | undefined;
  /** `2/4`. */
  readonly piece: string;
  readonly kind: string;
  readonly weight: string;
  readonly airport: string;
  readonly country: string;
  readonly express: boolean;
  /** The day of the flight, `2026-11-27`; absent while it is on none. */
  readonly day?: string | undefined;
  readonly from: Party;
  readonly to: Party;
}

/** What the labels of a shipment are made from. */
export interface LabelSource {
  readonly shipment: Shipment;
  /** The flights that its pieces are on. */
  readonly flights: readonly Pick<FlightRecord, 'id' | 'day' | 'destinationAirport' | 'mawb'>[];
  readonly brand: Pick<Brand, 'name' | 'facility' | 'phone'>;
}

/** The labels of pieces of a shipment, in their order. `wanted` names the pieces; all that were not canceled unless given. */
export const labelsOf = (
  { shipment, flights, brand }: LabelSource,
  wanted?: readonly number[],
): readonly Label[] => {
  const { number, pieces, to, hawb, service } = shipment;
  const printed = pieces.filter(({ n, state }) => wanted?.includes(n) ?? state !== 'CANCELLED');
  return printed.map((piece) => {
    const flight = flights.find(({ id }) => id === flightOf(shipment, piece));
    return {
      code: pieceCode(number, piece.n),
      number,
      hawb,
      ...(flight?.mawb === undefined ? {} : { mawb: flight.mawb }),
      piece: `${piece.n}/${pieces.length}`,
      kind: pieceKind(piece),
      weight: `${poundsText(weightOf(piece))} · ${kilogramsText(weightOf(piece))}`,
      airport: flight?.destinationAirport ?? destinations[to].airport,
      country: destinations[to].country,
      express: service === 'express',
      day: flight?.day,
      from: houseOf(brand),
      to: consigneeOf(shipment),
    };
  });
};
