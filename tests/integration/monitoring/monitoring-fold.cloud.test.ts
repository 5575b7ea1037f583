import { S3 } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, test } from 'vitest';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { totalOf } from '#domain/monitoring/counts/tally.ts';
import { claimKeyOf, hourOf } from '#lambdas/batches/batch-keys.ts';
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
import { cloudForThisFile } from '../../support/for-this-file.ts';
import { type Telemetry, telemetryOf } from '../../support/telemetry.ts';

const HOUR_MS = 3_600_000;
const patience = { timeout: 60_000, interval: 100 };
const FINGERPRINT = '3f2a9c0d1b7e4856';

const cloud = cloudForThisFile();
let telemetry: Telemetry;
beforeAll(() => {
  telemetry = telemetryOf(cloud);
});

const counted = async ({ pk, sk }: ItemKey) => {
  const TableName = cloud.named('AWS::DynamoDB::Table', 'Monitoring');
  return (await telemetry.client.get({ TableName, Key: { pk, sk } })).Item;
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
    await telemetry.store(businessBatch(1, now(), 'ann', ['visit']));
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
  await telemetry.client.put({ TableName: telemetry.table, Item: claim });
  const day = today();
  const before = await visits(day);
  await telemetry.store(businessBatch(2, now(), 'ann', ['visit']));
  await expect.poll(() => visits(day), patience).toBe(before + 1);
});

test('a batch that cannot be read goes to the bucket of failed events, and the batches after it are counted', async () => {
  const s3 = new S3({
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
    return (await s3.listObjectsV2({ Bucket })).KeyCount ?? 0;
  };
  const day = today();
  const before = await visits(day);
  const hour = hourOf(new Date());
  const item = await counted(countedHourKey(hour, 'business'));
  await telemetry.store(businessBatch(3, now(), 'ann', ['visit']));
  await telemetry.store(businessBatch(4, now(), 'ann', ['visit']), Buffer.from('not ours'));
  await expect.poll(() => visits(day), patience).toBe(before + 1);
  await cloud.advance(19 * HOUR_MS);
  await telemetry.store(businessBatch(5, now(), 'ann', ['visit']));
  await cloud.advance(2 * HOUR_MS);
  await expect.poll(() => visits(day), patience).toBe(before + 2);
  expect(await failed()).toBe(1);
  expect((await counted(countedHourKey(hour, 'business')))?.batches).toBe(Number(item?.batches ?? 0) + 2);
});
