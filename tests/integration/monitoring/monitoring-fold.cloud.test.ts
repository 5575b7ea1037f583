import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { totalOf } from '#domain/monitoring/counts/tally.ts';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { claimKeyOf, hourOf, toItem } from '#lambdas/batches/batch-keys.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { countedHourKey } from '#lambdas/batches/counted-hours.ts';
import {
  businessKey,
  errorsKey,
  toErrorsOfDay,
  toEventsOfDay,
} from '#lambdas/monitoring/counters/counter-items.ts';
import { GroupItem, groupKey } from '#lambdas/monitoring/counters/group-items.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import type { ItemKey } from '#lambdas/runtime/table/get-item.ts';
import { businessBatch, errorsBatch, streamRecordOf } from '../../support/client-batches.ts';
import { startTestCloud, type TestCloud } from '../../support/cloud.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const HOUR_MS = 3_600_000;
const patience = { timeout: 60_000, interval: 100 };
const FINGERPRINT = '3f2a9c0d1b7e4856';

let cloud: TestCloud;
let telemetry: Telemetry;
beforeAll(async () => {
  cloud = await startTestCloud();
  telemetry = telemetryOf(cloud);
});
afterAll(() => cloud.stop());

const counted = async ({ pk, sk }: ItemKey) => {
  const TableName = cloud.named('AWS::DynamoDB::Table', 'Monitoring');
  const { Item } = await telemetry.client.send(new GetCommand({ TableName, Key: { pk, sk } }));
  return Item;
};
const now = () => new Date().toISOString();
const today = () => newYorkDay(new Date());
const visits = async (day: string): Promise<number> => {
  const item = await counted(businessKey(day));
  const { visit } = item ? toEventsOfDay(item).hours : {};
  return visit ? totalOf(visit) : 0;
};
const errors = async (day: string): Promise<number> => {
  const item = await counted(errorsKey(day, FINGERPRINT));
  return item ? totalOf(toErrorsOfDay(item).hours) : 0;
};
/** Puts a batch as the store does, if given with another body. */
const store = async (batch: AnyClientBatch, body = encodeBatch(batch)): Promise<void> => {
  const { kind, id, receivedAt, records } = batch;
  const Item = toItem({ kind, id, hour: hourOf(new Date(receivedAt)), n: records.length, body }, new Date());
  await telemetry.client.send(new PutCommand({ TableName: telemetry.table, Item }));
};

describe('a stored batch', () => {
  test('is counted once, however often it was sent', async () => {
    const day = today();
    const before = await visits(day);
    const id = newId();
    const visit = { event: 'visit', timestamp: Date.now(), properties: { sessionId: 's', url: '/' } };
    for (let time = 0; time < 3; time += 1)
      expect((await telemetry.send('business', [visit, visit], { 'idempotency-key': id })).status).toBe(200);
    await telemetry.stored('business', id);
    await expect.poll(() => visits(day), patience).toBe(before + 2);
    await store(businessBatch(1, now(), 'ann', ['visit']));
    await expect.poll(() => visits(day), patience).toBe(before + 3);
  });

  test('is counted once even if the stream delivers it again, with all or some of its records', async () => {
    const day = today();
    const fold = cloud.named('AWS::Lambda::Function', 'MonitoringFold');
    const batches = [10, 11, 12].map((at) => errorsBatch(at, now(), `person ${at}`, [FINGERPRINT]));
    const records = batches.map((batch, at) => streamRecordOf(batch, String(1000 + at)));
    const shard = (shardId: string, Records: object[]) => cloud.invoke(fold, { shardId, state: {}, Records });
    expect(await shard('shardId-a', records)).toEqual({ state: {}, batchItemFailures: [] });
    await Promise.all([shard('shardId-a', records), shard('shardId-a', records.slice(1))]);
    expect(await errors(day)).toBe(3);
    // Records of another shard are other records, whatever their sequence numbers, even at the same moment.
    const others = [20, 21].map((at) =>
      streamRecordOf(errorsBatch(at, now(), 'ann', [FINGERPRINT]), String(at)),
    );
    await Promise.all([shard('shardId-b', others), shard('shardId-c', others), shard('shardId-a', records)]);
    expect(await errors(day)).toBe(3 + 2 + 2);
    expect(GroupItem.parse(await counted(groupKey(FINGERPRINT)))).toMatchObject({
      state: 'open',
      version: 1,
    });
  });

  test('is not needed for a run: the fold accepts a window without records', async () => {
    const fold = cloud.named('AWS::Lambda::Function', 'MonitoringFold');
    const last = { shardId: 'shardId-a', state: {}, isFinalInvokeForWindow: true, Records: [] };
    expect(await cloud.invoke(fold, last)).toEqual({ state: {}, batchItemFailures: [] });
  });
});

test('the claim item of an hour is not counted as a batch', async () => {
  const claim = { ...claimKeyOf(newId()), hour: hourOf(new Date()) };
  await telemetry.client.send(new PutCommand({ TableName: telemetry.table, Item: claim }));
  const day = today();
  const before = await visits(day);
  await store(businessBatch(2, now(), 'ann', ['visit']));
  await expect.poll(() => visits(day), patience).toBe(before + 1);
});

test('a batch that cannot be read goes to the bucket of failed events, and the batches after it are counted', async () => {
  const s3 = new S3Client({
    region: 'us-east-1',
    endpoint: cloud.endpoints.s3,
    forcePathStyle: true,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const failed = async () => {
    const Bucket = cloud.template
      .ofType('AWS::S3::Bucket')
      .map(({ ref }) => ref)
      .find((name) => name.includes('failedevents'));
    return (await s3.send(new ListObjectsV2Command({ Bucket }))).KeyCount ?? 0;
  };
  const day = today();
  const before = await visits(day);
  const hour = hourOf(new Date());
  const item = await counted(countedHourKey(hour, 'business'));
  await store(businessBatch(3, now(), 'ann', ['visit']));
  await store(businessBatch(4, now(), 'ann', ['visit']), Buffer.from('not ours'));
  await expect.poll(() => visits(day), patience).toBe(before + 1);
  await cloud.advance(19 * HOUR_MS);
  await store(businessBatch(5, now(), 'ann', ['visit']));
  await cloud.advance(2 * HOUR_MS);
  await expect.poll(() => visits(day), patience).toBe(before + 2);
  expect(await failed()).toBe(1);
  expect((await counted(countedHourKey(hour, 'business')))?.batches).toBe(Number(item?.batches ?? 0) + 2);
});
