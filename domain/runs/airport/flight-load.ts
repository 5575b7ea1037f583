import { departsAt } from '../../departures/departure-time.ts';
import type { Flight } from '../../departures/flight.ts';
import type { FlightsSetting } from '../../departures/flights-setting.ts';
import type { Position } from '../../departures/slots/distance.ts';
import { newYorkInstant } from '../../kernel/new-york.ts';
import { pieceCode } from '../../shipments/piece-code.ts';
import { partOn } from '../../shipments/piece-flights.ts';
import { loadOf } from '../../shipments/pieces.ts';
import type { Shipment } from '../../shipments/shipment.ts';
import type { Trip } from './trip.ts';

/** A flight with what goes onto it, as it is now. */
export interface FlightLoad {
  readonly flight: Flight;
  /** Codes of the labels of its pieces, shipment by shipment. */
  readonly codes: readonly string[];
  readonly lb: number;
}

/** What a flight has, from everybody who is on it. Canceled pieces do not fly. */
export const flightLoad = (flight: Flight, everybody: readonly Shipment[]): FlightLoad => {
  const parts = everybody.map((shipment) => partOn(shipment, flight.id));
  const load = parts.map(({ pieces }) => loadOf(pieces).thousandthsLb);
  return {
    flight,
    codes: parts
      .toSorted((one, other) => one.number.localeCompare(other.number))
      .flatMap(({ number, pieces }) =>
        pieces.filter(({ state }) => state !== 'CANCELLED').map(({ n }) => pieceCode(number, n)),
      ),
    lb: Math.ceil(load.reduce((sum, each) => sum + each, 0) / 1000),
  };
};

/** What a trip shows of its flight. */
export const flightFacts = ({ flight, codes, lb }: FlightLoad) => {
  const { id, to, day, carrier, flightNumber, mawb } = flight;
  return {
    ...{ flight: id, to, leaves: day, lb, pieces: codes.length },
    ...(carrier === undefined ? {} : { carrier }),
    ...(flightNumber === undefined ? {} : { flightNumber }),
    ...(mawb === undefined ? {} : { mawb }),
  };
};

/** A trip with the list that its driver loads; a sentence that says why there is none. Scans of before stay where the list has them. */
export const withList = (trip: Trip, now: FlightLoad | undefined): Trip | string => {
  if (now === undefined) return 'There is no such flight.';
  const { recorded, manifest } = now.flight;
  if (recorded !== 'MANIFESTED' || manifest === undefined)
    return recorded === 'SCHEDULED'
      ? 'The flight has no manifest yet. Make it first: the driver loads by it.'
      : 'The airline has this flight already, or it is canceled.';
  const scanned = trip.scanned.filter((code) => now.codes.includes(code));
  const list = { manifest: manifest.version, codes: [...now.codes] };
  return { ...trip, ...flightFacts(now), list, scanned };
};

/** Where an airline takes cargo: its address, and where its ZIP code is. */
export interface Dock {
  readonly address: string;
  readonly position: Position;
}

/** Where cargo goes at an airport while nobody has set the dock of the airline. */
const airportAddresses: Readonly<Record<string, string>> = {
  JFK: 'John F. Kennedy International Airport, Queens, NY 11430',
  EWR: 'Newark Liberty International Airport, Newark, NJ 07114',
};

const ZIP_LENGTH = 5;

/** The dock of a flight's airline by the settings of its lane, else its airport; undefined where nobody knows where that is. */
export const dockOf = (
  { to, originAirport }: Pick<Flight, 'to' | 'originAirport'>,
  { lanes }: Pick<FlightsSetting, 'lanes'>,
  positionOf: (zip: string) => Position | undefined,
): Dock | undefined => {
  const address = lanes[to].dock ?? airportAddresses[originAirport];
  const position = address && positionOf(address.slice(-ZIP_LENGTH));
  if (!address || !position) return undefined;
  return { address, position: { latitude: position.latitude, longitude: position.longitude } };
};

/** Hours before a departure until which airlines usually accept cargo. An assumption, which the setting of the lane replaces. */
const USUAL_HOURS_BEFORE = 4;
const HOUR_MS = 3_600_000;

/** Until when the airline accepts the cargo of a flight, ISO 8601 UTC. */
export const acceptBy = (flight: Flight, { lanes }: Pick<FlightsSetting, 'lanes'>): string => {
  const { acceptUntil } = lanes[flight.to];
  return acceptUntil === undefined
    ? new Date(departsAt(flight).getTime() - USUAL_HOURS_BEFORE * HOUR_MS).toISOString()
    : newYorkInstant(flight.day, acceptUntil).toISOString();
};
