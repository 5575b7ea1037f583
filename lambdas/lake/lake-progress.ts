import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { BATCH_KEPT_DAYS, type BatchKind, batchKinds } from '#domain/telemetry/batch.ts';
import { countedHoursPartition } from '../batches/counted-hours.ts';
import { expiresInDays } from '../runtime/clock.ts';
import { queryItems } from '../runtime/table/query.ts';
import { write } from '../runtime/table/write.ts';

/** One hour of one kind: as much as one file of the lake holds. */
export interface KindHour {
  /** UTC, `2026-11-21T05`. */
  readonly hour: string;
  readonly kind: BatchKind;
}

/** An hour of which the database holds more batches than the lake. */
export interface HourBehind extends KindHour {
  /** Batches that the fold has counted. */
  readonly counted: number;
}

/** Which hours are counted and which are written: what there is to do is the difference. */
export interface LakeProgress {
  /** The hours from one to another that lack batches, the oldest first. */
  behind(from: string, to: string): Promise<readonly HourBehind[]>;
  /** Notes how many batches the file of an hour holds. */
  noteRolled(hour: KindHour, batches: number, now: Date): Promise<void>;
  /** True when nobody else writes until then; the caller lets go when done. */
  acquireLock(now: Date, milliseconds: number): Promise<boolean>;
  releaseLock(now: Date): Promise<void>;
}

const ROLLED = 'ROLLED';
/** In days: well after nobody looks at the hour any more. */
const NOTE_KEPT = 2 * BATCH_KEPT_DAYS;
const TURN = { pk: 'ROLLING', sk: 'TURN' } as const;

const HourItem = z.object({ sk: z.string(), batches: z.number() });
const Kind = z.enum(batchKinds);

const nameOf = ({ hour, kind }: KindHour): string => `${hour}#${kind}`;
const hourOfName = (name: string): KindHour => {
  const [hour = '', kind] = name.split('#');
  return { hour, kind: Kind.parse(kind) };
};

/** `from` and `to` are hours, both included: `~` comes after every kind. */
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

/** The part of the Monitoring table that the lake goes by; the fold writes what is counted. */
export const lakeProgress = (client: DynamoDBDocumentClient, TableName: string): LakeProgress => ({
  behind: async (from, to) => {
    const [counted, rolled] = await Promise.all([
      batchesByHour(client, TableName, countedHoursPartition, [from, to]),
      batchesByHour(client, TableName, ROLLED, [from, to]),
    ]);
    // A file may hold more than is counted yet, and then lacks nothing.
    return [...counted]
      .filter(([name, batches]) => batches > (rolled.get(name) ?? 0))
      .map(([name, batches]) => ({ ...hourOfName(name), counted: batches }));
  },
  noteRolled: async (hour, batches, now) => {
    const Item = { pk: ROLLED, sk: nameOf(hour), batches, expires_at: expiresInDays(now, NOTE_KEPT) };
    await write(client, { Put: { TableName, Item } });
  },
  acquireLock: (now, milliseconds) =>
    write(client, {
      Put: {
        TableName,
        Item: { ...TURN, until: now.getTime() + milliseconds },
        ConditionExpression: 'attribute_not_exists(pk) OR #until <= :now',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: { ':now': now.getTime() },
      },
    }),
  releaseLock: async (now) => {
    await write(client, { Put: { TableName, Item: { ...TURN, until: now.getTime() } } });
  },
});
