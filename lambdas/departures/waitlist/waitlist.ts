import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { WaitlistEntry } from '#domain/departures/waitlist/waitlist.ts';
import { expires } from '../../runtime/table/expires.ts';
import type { Item } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import { put, putNew, type Write } from '../../runtime/table/writes.ts';
import { flightKey } from '../store/flight-items.ts';
import {
  addWaiting,
  changePlace,
  checkOpen,
  holdPlace,
  releasePlace,
  subtractWaiting,
} from '../store/flight-places.ts';
import { entryItem, entryKey, LISTS, listItem, listPrefix, toEntry, type Waiting } from './waitlist-items.ts';

/** Named writes for the caller's own transaction. Each is refused when the list is not as the caller has read it. */
type Writes = Readonly<Record<string, Write>>;

const isOn = 'attribute_not_exists(#over)';
const entryNames = { '#until': 'offeredUntil', '#over': 'over' };

/** The entry is on the list, and its place is held until when the caller has read, or not at all. */
const isAsRead = ({ offeredUntil }: Waiting) =>
  offeredUntil === undefined
    ? { condition: `attribute_exists(pk) AND attribute_not_exists(#until) AND ${isOn}`, values: {} }
    : { condition: `#until = :until AND ${isOn}`, values: { ':until': offeredUntil } };

/** The entry is over. No function may delete items, so time to live does. */
const endEntry = (TableName: string, waiting: Waiting, now: Date): Write => {
  const { condition, values } = isAsRead(waiting);
  return {
    Update: {
      TableName,
      Key: entryKey(waiting),
      UpdateExpression: 'SET #over = :true, #expires = :expires',
      ConditionExpression: condition,
      ExpressionAttributeNames: { ...entryNames, '#expires': 'expires_at' },
      ExpressionAttributeValues: { ':true': true, ':expires': expires(now, 'over'), ...values },
    },
  };
};

const updateEntry = (
  TableName: string,
  waiting: Waiting,
  change: Partial<Pick<WaitlistEntry, 'load' | 'service' | 'offeredUntil'>>,
): Write => {
  const { condition, values } = isAsRead(waiting);
  const fields = Object.keys(change);
  return {
    Update: {
      TableName,
      Key: entryKey(waiting),
      UpdateExpression: `SET ${fields.map((field) => `#set_${field} = :set_${field}`).join(', ')}`,
      ConditionExpression: condition,
      ExpressionAttributeNames: {
        ...entryNames,
        ...Object.fromEntries(fields.map((field) => [`#set_${field}`, field])),
      },
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(change).map(([field, value]) => [`:set_${field}`, value])),
        ...values,
      },
    },
  };
};

const isNotOver = ({ over }: Item): boolean => over !== true;

/**
 * The waitlists of flights. A shipment and its entry are written in one transaction, so that each says the same at any instant;
 * the conditions make sure that of two who write at once only one does.
 */
export const waitlist = (client: DynamoDBDocumentClient, TableName: string) => {
  const free = (waiting: Waiting): Write =>
    waiting.offeredUntil === undefined
      ? subtractWaiting(TableName, waiting.departureId)
      : releasePlace(TableName, waiting.departureId, waiting.load);
  return {
    /** Those who wait for a flight or have a place held, in the order of joining whatever their service is, strongly consistent. */
    of: async (departureId: string): Promise<readonly WaitlistEntry[]> => {
      const items = await queryItems(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: {
          ':pk': flightKey(departureId).pk,
          ':prefix': listPrefix(departureId),
        },
      });
      return items.filter(isNotOver).map(toEntry);
    },
    /** The ids of the flights that have a list. */
    flights: async (): Promise<readonly string[]> => {
      const items = await queryItems(client, {
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': LISTS },
      });
      return items.filter(isNotOver).map(({ sk }) => String(sk));
    },
    /** Forgets that a flight has a list, if nobody waits and nobody can join any more. False when somebody can. */
    forget: async (departureId: string, now: Date): Promise<boolean> => {
      const closed: Write = {
        ConditionCheck: {
          TableName,
          Key: flightKey(departureId),
          ConditionExpression:
            '(attribute_not_exists(#waiting) OR #waiting = :nobody) AND (#recorded <> :scheduled OR #cargoCutoff <= :now)',
          ExpressionAttributeNames: {
            '#waiting': 'waiting',
            '#recorded': 'recorded',
            '#cargoCutoff': 'cargoCutoff',
          },
          ExpressionAttributeValues: {
            ':nobody': 0,
            ':scheduled': 'SCHEDULED',
            ':now': now.toISOString(),
          },
        },
      };
      const forgotten = put(TableName, {
        ...listItem(departureId, now),
        over: true,
        expires_at: expires(now, 'over'),
      });
      return (await transact(client, { closed }, { also: [forgotten] })) === undefined;
    },
    /** Puts a shipment on the list, while that is open. */
    join: (waiting: Waiting, now: Date): Writes => ({
      'list-open': addWaiting(TableName, waiting.departureId, now),
      'on-list': putNew(TableName, entryItem(waiting, now)),
      'has-list': put(TableName, listItem(waiting.departureId, now)),
    }),
    /** Takes a shipment off the list. A place that is held for it is free again. */
    leave: (waiting: Waiting, now: Date): Writes => ({
      'list-place': free(waiting),
      'off-list': endEntry(TableName, waiting, now),
    }),
    /** Holds a place for one who waits. */
    offer: (waiting: Waiting, until: string, now: Date): Writes => ({
      'list-place': holdPlace(TableName, waiting.departureId, waiting.load, now),
      'list-entry': updateEntry(TableName, waiting, { offeredUntil: until }),
    }),
    /** Gives the place that is held to the shipment that is booked now: it is taken already. */
    accept: (waiting: Waiting, now: Date): Writes => ({
      'list-open': checkOpen(TableName, waiting.departureId, now),
      'off-list': endEntry(TableName, waiting, now),
    }),
    /** The goods of a shipment on the list are others now, or its service is. A held place may only grow as far as it fits. */
    change: (
      waiting: Waiting,
      { load: after, service }: Required<Pick<WaitlistEntry, 'load' | 'service'>>,
      now: Date,
    ): Writes => ({
      ...(waiting.offeredUntil === undefined
        ? {}
        : {
            'list-place': changePlace(TableName, waiting.departureId, {
              before: waiting.load,
              after,
              measured: false,
              now,
            }),
          }),
      'list-entry': updateEntry(TableName, waiting, { load: after, service }),
    }),
  };
};
