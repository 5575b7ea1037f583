import { FlightRecord } from '#domain/departures/flight.ts';
import { FlightHistoryEntry } from '#domain/departures/flight-changes.ts';
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { type Expiry, expires } from '../../runtime/table/expires.ts';
import type { ItemKey } from '../../runtime/table/get-item.ts';

const FLIGHT = 'FLIGHT#';
const HISTORY = 'HISTORY#';
/** Digits of a version in keys, so that text sorts like numbers. */
const VERSION_WIDTH = 6;

/** The partition of all flights of a lane. */
export const lanePartition = (to: DestinationCode): string => `LANE#${to}`;
/** Sorts the flights of a lane by their usual day; those that staff added to a day come after the one of the schedule. */
export const flightPosition = (usualDay: string): string => `${FLIGHT}${usualDay}`;
/** The position after all flights of a usual day. */
export const endOfDay = (usualDay: string): string => `${flightPosition(usualDay)}~`;

/** The lane in an id, and what tells its flights apart: the usual day, with the number of one that staff added. */
export const halvesOf = (id: string): readonly [to: string, usualDay: string] => [
  id.slice(0, 2),
  id.slice(3),
];

/** The key of a flight, which is in its id. */
export const flightKey = (id: string): ItemKey => {
  const [to, usualDay] = halvesOf(id);
  return { pk: `LANE#${to}`, sk: flightPosition(usualDay) };
};

/** The beginning of the keys of a flight's history. */
export const historyPrefix = (id: string): string => `${HISTORY}${halvesOf(id)[1]}#`;
/** The key of the history entry that made a version. */
export const historyKey = (id: string, version: number): ItemKey => ({
  pk: flightKey(id).pk,
  sk: `${historyPrefix(id)}${String(version).padStart(VERSION_WIDTH, '0')}`,
});

const expiry = ({ cargoCutoff }: Pick<FlightRecord, 'cargoCutoff'>): Expiry =>
  expires(new Date(cargoCutoff), 'manifests');

export const flightItem = (flight: FlightRecord) => ({
  ...flightKey(flight.id),
  ...flight,
  expires_at: expiry(flight),
});

export const historyItem = (flight: FlightRecord, entry: FlightHistoryEntry) => ({
  ...historyKey(flight.id, entry.version),
  ...entry,
  expires_at: expiry(flight),
});

/** Parses an item with the schema of the domain, which also drops the keys. */
export const toFlight = (item: unknown): FlightRecord => FlightRecord.parse(item);
export const toHistoryEntry = (item: unknown): FlightHistoryEntry => FlightHistoryEntry.parse(item);
