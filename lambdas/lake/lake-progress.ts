import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type BatchKind, batchKinds } from '#domain/telemetry/batch.ts';
import { countedHoursPartition } from '../batches/counted-hours.ts';
import { expires } from '../runtime/table/expires.ts';
import { queryItems } from '../runtime/table/query.ts';
import { write } from '../runtime/table/write.ts';
import { put } from '../runtime/table/writes.ts';

/** One hour of one kind of batch, which is one file of the lake. */
export interface KindHour {
  /** UTC, `2026-11-21T05`. */
  readonly hour: string;
  readonly kind: BatchKind;
}

/** An hour whose file lacks batches. */
export interface HourBehind extends KindHour {
  /** Batches that the fold has counted. */
  readonly counted: number;
}

const ROLLED = 'ROLLED';
const LOCK = { pk: 'ROLLING', sk: 'TURN' } as const;

const HourItem = z.object({ sk: z.string(), batches: z.number() });
const Kind = z.enum(batchKinds);

const nameOf = ({ hour, kind }: KindHour): string => `${hour}#${kind}`;
const hourOfName = (name: string): KindHour => {
  const [hour = '', kind] = name.split('#');
  return { hour, kind: Kind.parse(kind) };
};

/** `from` and `to` are hours and both included. `~` sorts after every kind. */
const batchesByHour = async (
  client: DynamoDBDocumentClient,
  TableName: string,
  pk: string,
  [from, to]: readonly [string, string],
): Promise<ReadonlyMap<string, number>> => {
  const items = await queryItems(client, {
    TableName,
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':pk': pk, ':from': from, ':to': `${to}#~` },
  });
  return new Map(items.map((item) => HourItem.parse(item)).map(({ sk, batches }) => [sk, batches]));
};

/**
 * How many batches the fold has counted for each hour, and how many the lake has: the difference is the work to do. Both are
 * items of the Monitoring table.
 */
export const lakeProgress = (client: DynamoDBDocumentClient, TableName: string) => ({
  /** The hours of a range that lack batches in the lake, oldest first. */
  behind: async (from: string, to: string): Promise<readonly HourBehind[]> => {
    const [counted, rolled] = await Promise.all([
      batchesByHour(client, TableName, countedHoursPartition, [from, to]),
      batchesByHour(client, TableName, ROLLED, [from, to]),
    ]);
    // A file may already hold batches that are not counted yet.
    return [...counted]
      .filter(([name, batches]) => batches > (rolled.get(name) ?? 0))
      .map(([name, batches]) => ({ ...hourOfName(name), counted: batches }));
  },
  /** Stores how many batches the file of an hour holds. */
  saveRolled: async (hour: KindHour, batches: number, now: Date): Promise<void> => {
    const item = { pk: ROLLED, sk: nameOf(hour), batches, expires_at: expires(now, 'rolled') };
    await write(client, put(TableName, item));
  },
  /** Takes the lock for a time. False when another run holds it. */
  acquireLock: (now: Date, milliseconds: number): Promise<boolean> =>
    write(client, {
      Put: {
        TableName,
        Item: { ...LOCK, until: now.getTime() + milliseconds },
        ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now.getTime() },
      },
    }),
  releaseLock: async (now: Date): Promise<void> => {
    await write(client, { Put: { TableName, Item: { ...LOCK, until: now.getTime() } } });
  },
});

export type LakeProgress = ReturnType<typeof lakeProgress>;
