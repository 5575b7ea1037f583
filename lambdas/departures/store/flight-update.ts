import type { FlightRecord } from '#domain/departures/flight.ts';
import type { Write } from '../../runtime/table/writes.ts';
import { flightKey } from './flight-items.ts';

/** What a change of a flight may set. Places change while staff look at a flight, so `free` is only added to. */
const settable = [
  'day',
  'movedBy',
  'originAirport',
  'cargoCutoff',
  'bookingCutoff',
  'eta',
  'opensAt',
  'carrier',
  'flightNumber',
  'departureTime',
  'aircraft',
  'capacity',
  'recorded',
  'closing',
  'manifest',
  'mawb',
  'atDestination',
  'tendered',
  'receipt',
  'happened',
  'takenBack',
  'byHand',
  'proposal',
  'refused',
  'version',
  'changedAt',
] as const satisfies readonly (keyof FlightRecord)[];

/** The condition of a change in addition to the version. */
export interface UpdateGuard {
  /** True when the flight may change only while nobody is booked on it. */
  readonly onlyUnbooked?: boolean;
}

/**
 * Writes the next version of a flight in place of exactly the one before (optimistic lock). Places that were taken in between
 * stay: a changed capacity adds its difference to what is free.
 */
export const flightUpdate = (
  TableName: string,
  before: FlightRecord,
  after: FlightRecord,
  { onlyUnbooked = false }: UpdateGuard = {},
): Write => {
  const set = settable.filter((field) => after[field] !== undefined);
  const removed = settable.filter((field) => after[field] === undefined && before[field] !== undefined);
  const assignments = [
    ...set.map((field) => `#${field} = :${field}`),
    '#free.#lb = #free.#lb + :moreLb',
    '#free.#pieces = #free.#pieces + :morePieces',
  ];
  return {
    Update: {
      TableName,
      Key: flightKey(before.id),
      UpdateExpression: [
        `SET ${assignments.join(', ')}`,
        ...(removed.length > 0 ? [`REMOVE ${removed.map((field) => `#${field}`).join(', ')}`] : []),
      ].join(' '),
      ConditionExpression: `#version = :seen${onlyUnbooked ? ' AND #shipments = :none' : ''}`,
      ExpressionAttributeNames: {
        '#free': 'free',
        '#lb': 'thousandthsLb',
        '#pieces': 'pieces',
        '#version': 'version',
        ...(onlyUnbooked ? { '#shipments': 'shipments' } : {}),
        ...Object.fromEntries([...set, ...removed].map((field) => [`#${field}`, field])),
      },
      ExpressionAttributeValues: {
        ':seen': before.version,
        ':moreLb': (after.capacity.lb - before.capacity.lb) * 1000,
        ':morePieces': after.capacity.pieces - before.capacity.pieces,
        ...(onlyUnbooked ? { ':none': 0 } : {}),
        ...Object.fromEntries(set.map((field) => [`:${field}`, after[field]])),
      },
    },
  };
};
