import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { type Counted, differenceOf, flightCounter } from '#domain/reports/counted.ts';
import { again, untilWritten } from '../../runtime/aggregate/until-written.ts';
import type { Pause } from '../../runtime/pause.ts';
import { getItem, type Item } from '../../runtime/table/get-item.ts';
import { queryItems } from '../../runtime/table/query.ts';
import { transact } from '../../runtime/table/transact.ts';
import type { Write } from '../../runtime/table/writes.ts';
import {
  CountedItem,
  countedItem,
  countedKey,
  counterKey,
  counterPartition,
  daysPartition,
  figuresPartition,
  keptFrom,
} from './report-items.ts';

/** One thing at one version, and what it adds. */
export interface Addition {
  /** A name of the thing that no other has: `shipment 7K3M9-Q2X4T-C`. */
  readonly subject: string;
  /** Versions of a thing rise. What never changes has version 1. */
  readonly version: number;
  readonly counted: Counted;
}

type Numbers = Readonly<Record<string, number>>;

const sumOf = (items: readonly Item[]): Numbers => {
  const sum: Record<string, number> = {};
  for (const item of items)
    for (const [name, value] of Object.entries(item))
      if (typeof value === 'number' && name !== 'expires_at') sum[name] = (sum[name] ?? 0) + value;
  return sum;
};

/** The counters of all generations. Only the files of this folder know how they are stored. */
export const counters = (client: DynamoDBDocumentClient, TableName: string, pause: Pause) => {
  const adding = (generation: number, subject: string, counter: string, more: Numbers, now: Date): Write => {
    const names = Object.keys(more);
    return {
      Update: {
        TableName,
        Key: counterKey(generation, counter, subject),
        UpdateExpression: `ADD ${names.map((_, place) => `#n${place} :n${place}`).join(', ')} SET #kept = :kept`,
        ExpressionAttributeNames: {
          '#kept': 'expires_at',
          ...Object.fromEntries(names.map((name, place) => [`#n${place}`, name])),
        },
        ExpressionAttributeValues: {
          ':kept': keptFrom(now),
          ...Object.fromEntries(names.map((name, place) => [`:n${place}`, more[name]])),
        },
      },
    };
  };
  /** Puts what was counted in place of exactly what was read. */
  const replacing = (item: ReturnType<typeof countedItem>, before: number | undefined): Write => ({
    Put: {
      TableName,
      Item: item,
      ...(before === undefined
        ? { ConditionExpression: 'attribute_not_exists(pk)' }
        : {
            ConditionExpression: '#version = :before',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':before': before },
          }),
    },
  });
  return {
    /**
     * Counts a thing as it is at a version, in place of what was counted of it before (idempotent). A version that was passed
     * changes nothing, so the order of events does not matter.
     */
    count: async (generation: number, { subject, version, counted }: Addition, now: Date): Promise<void> => {
      await untilWritten(
        `The counters of ${subject}`,
        async () => {
          const item = await getItem(client, TableName, countedKey(generation, subject));
          const before = item && CountedItem.parse(item);
          if (before && before.version >= version) return;
          const difference = Object.entries(differenceOf(before?.counted ?? {}, counted));
          const written = await transact(
            client,
            {
              changed: replacing(
                countedItem(generation, subject, now, { version, counted }),
                before?.version,
              ),
            },
            {
              also: difference.map(([counter, more]) => adding(generation, subject, counter, more, now)),
              tries: 1,
            },
          );
          if (written !== undefined) return again;
        },
        { pause },
      );
    },
    /** The numbers of days, both included, by day. Days without a number are left out. */
    days: async (
      generation: number,
      firstDay: string,
      lastDay: string,
    ): Promise<ReadonlyMap<string, Numbers>> => {
      const items = await queryItems(client, {
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :last',
        ExpressionAttributeValues: {
          ':pk': daysPartition(generation),
          ':first': firstDay,
          // `~` sorts after the part of a day.
          ':last': `${lastDay}~`,
        },
      });
      const byDay = Map.groupBy(items, ({ sk }) => String(sk).slice(0, firstDay.length));
      return new Map([...byDay].map(([day, parts]) => [day, sumOf(parts)]));
    },
    /** The numbers of the flights of a month, of one lane or of all, by flight. */
    figures: async (
      generation: number,
      month: string,
      lane: string | undefined,
    ): Promise<ReadonlyMap<string, Numbers>> => {
      const items = await queryItems(client, {
        TableName,
        KeyConditionExpression: `pk = :pk${lane === undefined ? '' : ' AND begins_with(sk, :lane)'}`,
        ExpressionAttributeValues: {
          ':pk': figuresPartition(generation, month),
          ...(lane === undefined ? {} : { ':lane': `${lane}-` }),
        },
      });
      const byFlight = Map.groupBy(items, ({ sk }) => String(sk).split('#')[0] ?? '');
      return new Map([...byFlight].map(([flight, parts]) => [flight, sumOf(parts)]));
    },
    /** The numbers of a flight. */
    flight: async (generation: number, id: string): Promise<Numbers> =>
      sumOf(
        await queryItems(client, {
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': counterPartition(generation, flightCounter(id)) },
        }),
      ),
  };
};

export type Counters = ReturnType<typeof counters>;
