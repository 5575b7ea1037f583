import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NoSuchKey, S3 } from '@aws-sdk/client-s3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Queues, startQueues } from '#src/queues/queues.ts';
import { readBucket } from '#src/queues/read-bucket.ts';
import { reaching } from '../clients.ts';

const Bucket = 'sample-lake-000000000000';
let dataDir: string;
let queues: Queues;
let s3: S3;

const start = async () => {
  queues = await startQueues({ folder: join(dataDir, 'queues'), port: 0 });
  queues.ensure({
    queues: [],
    topics: [],
    buckets: [{ name: Bucket }, { name: 'sample-other-000000000000' }],
  });
  s3 = new S3(reaching(queues.endpoint));
};
const stop = async () => {
  s3.destroy();
  await queues.stop();
};
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'objects-'));
  await start();
});
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const put = (Key: string, text: string, bucket = Bucket) =>
  s3.putObject({ Bucket: bucket, Key, Body: Buffer.from(text), ContentType: 'application/gzip' });
const get = async (Key: string) => {
  const { Body, ContentType, ContentEncoding } = await s3.getObject({ Bucket, Key });
  return { text: await Body?.transformToString(), ContentType, ContentEncoding };
};
const stored = () =>
  [...readBucket(dataDir, { nameEnds: /-lake-\d+$/, prefix: 'files/' })].map(({ key, body }) => [
    key,
    Buffer.from(body).toString(),
  ]);

describe('objects at home', () => {
  it('replace an object completely, with their content type and without a content encoding', async () => {
    await put('files/dt=2026-11-03/hour=05/a.gz', 'a longer text');
    await put('files/dt=2026-11-03/hour=05/a.gz', 'text');
    expect(await get('files/dt=2026-11-03/hour=05/a.gz')).toEqual({
      text: 'text',
      ContentType: 'application/gzip',
      ContentEncoding: undefined,
    });
    await expect(get('files/nothing')).rejects.toBeInstanceOf(NoSuchKey);
  });

  it('are read from the data folder while the cloud runs and when it does not', async () => {
    await put('files/dt=2026-11-03/hour=05/a.gz', 'one');
    await put('elsewhere/b', 'two');
    await put('files/c', 'three', 'sample-other-000000000000');
    const expected = [['files/dt=2026-11-03/hour=05/a.gz', 'one']];
    expect(stored()).toEqual(expected);
    await stop();
    expect(stored()).toEqual(expected);
    await start();
    expect((await get('files/dt=2026-11-03/hour=05/a.gz')).text).toBe('one');
  });

  it('cannot be read from a folder without data', () => {
    expect(() => [...readBucket(join(dataDir, 'nowhere'), { nameEnds: /x/, prefix: '' })]).toThrow(
      'holds no data of a local run',
    );
  });
});
