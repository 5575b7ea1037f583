import type { FlightRecord } from '#domain/departures/flight.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';

/** What happened to pieces of a shipment, as it is stored. */
interface Happening {
  readonly code: string;
  readonly pieces: readonly number[];
  readonly flight?: string | undefined;
}

/** Flights, and the shipments on them with everything that happened to them, as they are stored. */
export interface FlightsWorld {
  readonly flights: readonly FlightRecord[];
  readonly shipments: readonly Shipment[];
  readonly happenings: ReadonlyMap<string, readonly Happening[]>;
}

/** What a state of a flight is for a piece that came along: its state, and the code by which it came there. */
const places: Readonly<Record<string, readonly [state: string, code: string]>> = {
  DEPARTED: ['DEPARTED', 'DEP'],
  ARRIVED: ['ARRIVED', 'ARR'],
  CHECKED_IN: ['CHECKED_IN_DEST', 'RCF'],
  CUSTOMS: ['CUSTOMS', 'CRC'],
  CLEARED: ['CLEARED', 'CCD'],
  READY: ['READY_FOR_COLLECTION', 'NFD'],
};

const isOn = (shipment: Shipment, id: string) => (piece: Shipment['pieces'][number]) =>
  piece.state !== 'CANCELLED' && (piece.departureId ?? shipment.departureId) === id;

/** Places are conserved: what the flight counts as taken is what has a place on it. */
const placesOf = (
  { id, capacity, free, shipments: counted }: FlightRecord,
  shipments: readonly Shipment[],
) => {
  const pieces = shipments.flatMap((shipment) => shipment.pieces.filter(isOn(shipment, id)));
  const taken = {
    pieces: pieces.length,
    thousandthsLb: pieces.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0),
    shipments: shipments.filter((shipment) => shipment.pieces.some(isOn(shipment, id))).length,
  };
  const said = {
    pieces: capacity.pieces - free.pieces,
    thousandthsLb: capacity.lb * 1000 - free.thousandthsLb,
    shipments: counted,
  };
  return JSON.stringify(taken) === JSON.stringify(said)
    ? []
    : [`${id} counts ${JSON.stringify(said)} and has ${JSON.stringify(taken)}`];
};

/** A flight that has left, and one piece that has nothing wrong with it. */
const pieceFaults = (
  { id, happened = [] }: FlightRecord,
  { number, holds }: Shipment,
  { n, state }: Shipment['pieces'][number],
  happenings: readonly Happening[],
): string[] => {
  const name = `${number} piece ${n}`;
  const of = happenings.filter(({ pieces, flight }) => pieces.includes(n) && flight === id);
  const reached = happened.map((one) => places[one.state]).filter((place) => place !== undefined);
  const [last] = reached.at(-1) ?? [];
  const isBehind = holds.length === 0 && last !== undefined && state !== last;
  return [
    ...(isBehind ? [`${name} is ${state}, and its flight is ${last}`] : []),
    ...reached
      .map(([, code]) => [code, of.filter((one) => one.code === code).length] as const)
      .filter(([, times]) => holds.length === 0 && times !== 1)
      .map(([code, times]) => `${name} has ${code} ${times} times`),
  ];
};

/** Everything that is wrong with flights and what is on them, found without the code that moves it; empty when all is well. */
export const flightFaults = ({ flights, shipments, happenings }: FlightsWorld): string[] =>
  flights.flatMap((flight) => [
    ...placesOf(flight, shipments),
    ...shipments.flatMap((shipment) =>
      shipment.pieces
        .filter(isOn(shipment, flight.id))
        .filter(({ exception, state }) => exception === undefined && state !== 'READY')
        .flatMap((piece) => pieceFaults(flight, shipment, piece, happenings.get(shipment.number) ?? [])),
    ),
  ]);
