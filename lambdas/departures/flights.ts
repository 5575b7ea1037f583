import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { byDeparture } from '#domain/departures/departure-time.ts';
import type { Flight, FlightRecord, Load } from '#domain/departures/flight.ts';
import { flightState } from '#domain/departures/lifecycle.ts';
import type { PlaceRequest } from '#domain/departures/places.ts';
import { type DestinationCode, destinationCodes } from '#domain/kernel/destinations.ts';
import { addDays, newYorkDay } from '#domain/kernel/new-york.ts';
import { getItem } from '../runtime/table/get-item.ts';
import { queryItems } from '../runtime/table/query.ts';
import type { Write } from '../runtime/table/writes.ts';
import { endOfDay, flightKey, flightPosition, lanePartition, toFlight } from './store/flight-items.ts';
import { changePlace, type PlaceChange, releasePlace, takePlace } from './store/flight-places.ts';
import { waitlist } from './waitlist/waitlist.ts';

/** A flight moves by less than a week, so flights whose usual day is longer ago have left. */
const MOVES_WITHIN_DAYS = 7;

/** What is recorded about a flight before it has left. */
const isHere = (recorded: unknown): boolean =>
  recorded === 'SCHEDULED' || recorded === 'MANIFESTED' || recorded === 'TENDERED';

const asOf = (now: Date, record: FlightRecord): Flight => ({ ...record, state: flightState(record, now) });

/** Flights of all lanes that are not on a list yet, and whose usual day is in the next two weeks or the last two. */
const scheduledAround = async (
  { client, TableName }: { readonly client: DynamoDBDocumentClient; readonly TableName: string },
  at: Date,
): Promise<readonly Flight[]> => {
  const today = newYorkDay(at);
  const ofLane = (to: DestinationCode) =>
    queryItems(client, {
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': lanePartition(to),
        ':first': flightPosition(addDays(today, -2 * MOVES_WITHIN_DAYS)),
        ':last': endOfDay(addDays(today, 2 * MOVES_WITHIN_DAYS)),
      },
    });
  const items = (await Promise.all(destinationCodes.map(ofLane))).flat();
  return items.map((item) => asOf(at, toFlight(item))).filter(({ recorded }) => recorded === 'SCHEDULED');
};

/**
 * The flights for functions of other domains: what there is, and the guarded writes that take, change and release a place in
 * the caller's own transaction. A function needs `GetItem`, `Query` and `UpdateItem` on the table; for the waitlist also
 * `ConditionCheckItem` and `PutItem`.
 */
export const flights = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** One flight with its state at this instant; undefined when there is none. */
  find: async (id: string, now: Date): Promise<Flight | undefined> => {
    const item = await getItem(client, TableName, flightKey(id));
    return item && asOf(now, toFlight(item));
  },
  /** The next flights of a lane that goods at the dock can still be booked on or will be, the earliest first; full ones too. */
  upcoming: async (to: DestinationCode, now: Date, count: number): Promise<readonly Flight[]> => {
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': lanePartition(to),
          ':first': flightPosition(addDays(newYorkDay(now), -MOVES_WITHIN_DAYS)),
          ':last': flightPosition('9999'),
        },
      },
      {
        limit: count,
        keep: ({ recorded, bookingCutoff }) =>
          recorded === 'SCHEDULED' && String(bookingCutoff) > now.toISOString(),
      },
    );
    return items
      .slice(0, count)
      .map((item) => asOf(now, toFlight(item)))
      .toSorted(byDeparture);
  },
  /** The next flights of a lane that have not left, the earliest first, whether or not they can still be booked. */
  leaving: async (to: DestinationCode, now: Date, count: number): Promise<readonly Flight[]> => {
    const today = newYorkDay(now);
    const items = await queryItems(
      client,
      {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': lanePartition(to),
          ':first': flightPosition(addDays(today, -MOVES_WITHIN_DAYS)),
          ':last': flightPosition('9999'),
        },
      },
      { limit: count + 2, keep: ({ recorded, day }) => String(day) >= today && isHere(recorded) },
    );
    return items
      .slice(0, count)
      .map((item) => asOf(now, toFlight(item)))
      .toSorted(byDeparture);
  },
  /**
   * Flights whose goods were due before an instant and that have not left their lists yet, of all lanes. Flights that left more
   * than two weeks ago are no longer among them.
   */
  pastCargoCutoff: async (at: Date): Promise<readonly Flight[]> =>
    (await scheduledAround({ client, TableName }, at)).filter(
      ({ cargoCutoff }) => cargoCutoff <= at.toISOString(),
    ),
  /** Flights that close for booking after this instant, and before another one, of all lanes. */
  closingBetween: async (now: Date, until: Date): Promise<readonly Flight[]> =>
    (await scheduledAround({ client, TableName }, now)).filter(
      ({ bookingCutoff }) => bookingCutoff > now.toISOString() && bookingCutoff <= until.toISOString(),
    ),
  /** Takes a place. Refused unless the flight can be booked now and the whole load fits; `placeProblem` says why. */
  takePlace: (id: string, load: Load, request: PlaceRequest): Write =>
    takePlace(TableName, id, load, request),
  /** Changes the load of a place that was taken. */
  changePlace: (id: string, change: PlaceChange): Write => changePlace(TableName, id, change),
  /** Gives a place back. */
  releasePlace: (id: string, load: Load): Write => releasePlace(TableName, id, load),
  /** Those who wait for a place on a full flight. */
  waitlist: waitlist(client, TableName),
});
