import type { FlightRecord } from '../../departures/flight.ts';
import {
  type Blocker,
  cargoOnlyBlockers,
  handoverBlockers,
  listingBlockers,
  refuseBlocked,
  releaseBlockers,
} from '../gate.ts';
import type { TrackingCode } from '../lifecycle.ts';
import { flightOf } from '../piece-flights.ts';
import type { Shipment } from '../shipment.ts';
import type { Scan } from './scan.ts';

/** As much of a flight as a scan needs. */
type FlightOfScan = Pick<FlightRecord, 'id' | 'aircraft' | 'recorded' | 'originAirport'>;

/** What is read for a scan beside its shipment. */
export interface ScanFacts {
  /** The flights of `flightsOfScan`; undefined for one that nobody knows. */
  readonly flights: readonly (FlightOfScan | undefined)[];
  /** For MAN: what keeps the shipment off the list of its flight. */
  readonly blockers: readonly Blocker[];
}

/** The flights of scanned pieces, each once. */
const flightsOfPieces = (shipment: Shipment, { pieces }: Scan): readonly string[] => [
  ...new Set(
    shipment.pieces
      .filter(({ n }) => pieces.includes(n))
      .map((piece) => flightOf(shipment, piece))
      .filter((flight) => flight !== undefined),
  ),
];

/** The flights on whose lists a scan puts pieces. */
export const listsOfScan = (shipment: Shipment, scan: Scan): readonly string[] =>
  scan.code === 'MAN' ? flightsOfPieces(shipment, scan) : [];

/** The flights that have to be known for a scan: those with a list, and the one with which pieces left. */
export const flightsOfScan = (shipment: Shipment, scan: Scan): readonly string[] =>
  scan.code === 'DEP' ? flightsOfPieces(shipment, scan).slice(0, 1) : listsOfScan(shipment, scan);

/** Of the scanned pieces those that their own flight, which may be another than that of the shipment, cannot take. */
const notWithPassengers = (
  { pieces: known, ...shipment }: Shipment,
  { pieces }: Scan,
  flights: ScanFacts['flights'],
): readonly number[] => {
  const allCargo = flights.filter((flight) => flight?.aircraft === 'ALL_CARGO').map((flight) => flight?.id);
  return known
    .filter(({ n, security }) => pieces.includes(n) && security === 'SCO')
    .filter((piece) => !allCargo.includes(flightOf(shipment, piece)))
    .map(({ n }) => n);
};

/** Codes by which a receiver gets a piece. */
const handsOver: readonly TrackingCode[] = ['DLV', 'DDL'];

/** Why a scan is blocked, whatever the state of its pieces: the list of their flight, customs, a hold. Undefined when it is not. */
export const refuseBlockedScan = (shipment: Shipment, scan: Scan, { flights, blockers }: ScanFacts) => {
  if (scan.code === 'MAN')
    return refuseBlocked('go on the flight', [
      ...listingBlockers(flights),
      ...blockers.filter(({ code }) => code !== 'CARGO_AIRCRAFT_ONLY'),
      ...cargoOnlyBlockers(notWithPassengers(shipment, scan, flights)),
    ]);
  if (scan.code === 'CCD') return refuseBlocked('be released', releaseBlockers(shipment));
  return handsOver.includes(scan.code)
    ? refuseBlocked('be handed over', handoverBlockers(shipment))
    : undefined;
};
