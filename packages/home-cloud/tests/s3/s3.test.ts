import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetObjectCommand, S3 } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretOf } from '#src/lambda/credentials.ts';
import { type Queues, startQueues } from '#src/queues/queues.ts';
import { stoppedClock } from '../dynamodb/home.ts';
import { refused } from '../refused.ts';

const Bucket = 'exports';
const accessKeyId = 'AKIAEXPORTER';
let folder: string;
let queues: Queues;
let s3: S3;
let clock: ReturnType<typeof stoppedClock>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-'));
  clock = stoppedClock(Date.now());
  queues = await startQueues({ folder, port: 0, clock });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: Bucket }] });
  // As in a function: its own endpoint and key, and otherwise the settings for AWS.
  s3 = new S3({
    region: 'us-east-1',
    endpoint: queues.endpoint,
    credentials: { accessKeyId, secretAccessKey: secretOf(accessKeyId) },
  });
});
afterEach(async () => {
  s3.destroy();
  await queues.stop();
  rmSync(folder, { recursive: true, force: true });
});

const put = (Key: string, Body: Uint8Array | string, more: object = {}) =>
  s3.putObject({ Bucket, Key, Body, ...more });

describe('S3 at home', () => {
  it('returns the bytes and the headers of an object', async () => {
    const Body = gzipSync('{"n":1}\n{"n":2}\n');
    const headers = {
      ContentType: 'application/x-ndjson',
      ContentEncoding: 'gzip',
      ContentDisposition: 'attachment; filename="errors.ndjson"',
      CacheControl: 'no-store',
    };
    await put('a/errors.ndjson', Body, headers);
    const object = await s3.getObject({ Bucket, Key: 'a/errors.ndjson' });
    expect(object).toMatchObject(headers);
    const bytes = (await object.Body?.transformToByteArray()) ?? new Uint8Array();
    expect(gunzipSync(bytes).toString()).toBe('{"n":1}\n{"n":2}\n');
  });

  it('accepts large objects, empty objects, and any key', async () => {
    const large = new Uint8Array(8 * 1024 * 1024).fill(7);
    const names = { 'large file.bin': large, 'empty, ü & =?.csv': new Uint8Array() };
    for (const [Key, Body] of Object.entries(names)) await put(Key, Body);
    for (const [Key, Body] of Object.entries(names)) {
      const object = await s3.getObject({ Bucket, Key });
      expect(Buffer.from((await object.Body?.transformToByteArray()) ?? []).equals(Body)).toBe(true);
    }
  });

  it('lists by prefix, in order and in pages', async () => {
    for (const Key of ['lake/b', 'lake/a', 'lake/c', 'other/a']) await put(Key, Key);
    const page = (more: object = {}) => s3.listObjectsV2({ Bucket, Prefix: 'lake/', MaxKeys: 2, ...more });
    const first = await page();
    expect(first).toMatchObject({ IsTruncated: true, KeyCount: 2 });
    const second = await page({ ContinuationToken: first.NextContinuationToken });
    expect([...(first.Contents ?? []), ...(second.Contents ?? [])].map(({ Key }) => Key)).toEqual([
      'lake/a',
      'lake/b',
      'lake/c',
    ]);
    expect(second.IsTruncated).toBe(false);
  });

  it('names a missing object and bucket', async () => {
    await refused(s3.getObject({ Bucket, Key: 'nothing' }), 'NoSuchKey');
    await refused(s3.getObject({ Bucket: 'nowhere', Key: 'a' }), 'NoSuchBucket');
  });
});

describe('a presigned link', () => {
  const link = (Key: string, more: object = {}) =>
    getSignedUrl(s3, new GetObjectCommand({ Bucket, Key, ...more }), { expiresIn: 60 });
  const download = 'attachment; filename="errors of today.csv"';

  it('works in a browser without credentials', async () => {
    await put('jobs/1/errors, all.csv', 'a,b\n', { ContentType: 'text/csv', ContentDisposition: download });
    const answer = await fetch(await link('jobs/1/errors, all.csv'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv');
    expect(answer.headers.get('content-disposition')).toBe(download);
    expect(await answer.text()).toBe('a,b\n');
  });

  it('is decompressed by the browser if the object is stored compressed', async () => {
    await put('packed.csv', gzipSync('a,b\n'), { ContentType: 'text/csv', ContentEncoding: 'gzip' });
    expect(await (await fetch(await link('packed.csv'))).text()).toBe('a,b\n');
  });

  it('may set the file name and the content type', async () => {
    await put('job', 'a,b\n');
    const answer = await fetch(
      await link('job', { ResponseContentDisposition: download, ResponseContentType: 'text/csv' }),
    );
    expect(answer.headers.get('content-disposition')).toBe(download);
    expect(answer.headers.get('content-type')).toBe('text/csv');
  });

  it('expires', async () => {
    await put('job', 'a,b\n');
    const url = await link('job');
    clock.advance(59_000);
    expect((await fetch(url)).status).toBe(200);
    clock.advance(2_000);
    const late = await fetch(url);
    expect(late.status).toBe(403);
    expect(await late.text()).toContain('<Message>Request has expired</Message>');
  });

  it.each([
    ['for another object', (url: string) => url.replace('/mine', '/others')],
    ['for longer', (url: string) => url.replace('Expires=60', 'Expires=6000')],
    ['under another name', (url: string) => `${url}&response-content-disposition=inline`],
    ['signed by somebody else', (url: string) => url.replace(accessKeyId, 'AKIASTRANGER')],
  ])('is refused when it was altered: %s', async (_, alter) => {
    for (const key of ['mine', 'others']) await put(key, key);
    const answer = await fetch(alter(await link('mine')));
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('SignatureDoesNotMatch');
  });

  it('is refused without a time', async () => {
    await put('mine', 'mine');
    const answer = await fetch((await link('mine')).replace(/X-Amz-Date=\w+/, 'X-Amz-Date=soon'));
    expect(answer.status).toBe(400);
  });
});
