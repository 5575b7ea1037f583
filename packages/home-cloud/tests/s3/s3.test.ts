import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetObjectCommand, PutObjectCommand, S3 } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretOf } from '#src/lambda/credentials.ts';
import type { CreatedObject } from '#src/queues/created-objects.ts';
import { type Queues, startQueues } from '#src/queues/queues.ts';
import { stoppedClock } from '../dynamodb/home.ts';
import { refused } from '../refused.ts';

const Bucket = 'exports';
const inbox = 'inbox';
const ourPage = 'http://localhost:4400';
const accessKeyId = 'AKIAEXPORTER';
let folder: string;
let queues: Queues;
let created: CreatedObject[];
let s3: S3;
let clock: ReturnType<typeof stoppedClock>;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 's3-'));
  clock = stoppedClock(Date.now());
  created = [];
  queues = await startQueues({
    folder,
    port: 0,
    clock,
    pageOrigins: [ourPage],
    announce: (object) => void created.push(object),
  });
  const cors = [
    {
      AllowedOrigins: ['https://*.cloudfront.net'],
      AllowedMethods: ['PUT'],
      AllowedHeaders: ['content-type', 'x-amz-checksum-sha256'],
      ExposedHeaders: ['etag'],
      MaxAge: 600,
    },
  ];
  queues.ensure({
    queues: [],
    topics: [],
    buckets: [{ name: Bucket }, { name: inbox, cors, announcesObjects: true }],
  });
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

describe('a presigned link to send an object', () => {
  const text = 'a,b\n';
  const sha256 = createHash('sha256').update(text).digest('base64');
  const checksum = 'x-amz-checksum-sha256';
  const headers = { 'content-type': 'text/csv', [checksum]: sha256 };
  const linkFor = (bucket = inbox) =>
    getSignedUrl(
      s3,
      new PutObjectCommand({
        Bucket: bucket,
        Key: 'jobs/1',
        ContentType: 'text/csv',
        ContentLength: text.length,
        ChecksumSHA256: sha256,
      }),
      {
        expiresIn: 60,
        signableHeaders: new Set(['host', 'content-type', 'content-length', checksum]),
        unhoistableHeaders: new Set([checksum]),
      },
    );
  const send = async (more: Record<string, string> = {}, body = text, bucket = inbox) =>
    fetch(await linkFor(bucket), { method: 'PUT', headers: { ...headers, ...more }, body });

  it('takes the bytes that it was signed for', async () => {
    expect((await send()).status).toBe(200);
    const { Body, ContentType } = await s3.getObject({ Bucket: inbox, Key: 'jobs/1' });
    expect([await Body?.transformToString(), ContentType]).toEqual([text, 'text/csv']);
  });

  it.each([
    ['more bytes', {}, `${text}c`, 403],
    ['fewer bytes', {}, 'a', 403],
    ['other bytes of the same length', {}, 'c,d\n', 400],
    ['another content type', { 'content-type': 'text/html' }, text, 403],
    ['another checksum', { [checksum]: createHash('sha256').update('c,d\n').digest('base64') }, 'c,d\n', 403],
  ])('refuses %s', async (_, more, body, status) => {
    expect((await send(more, body)).status).toBe(status);
    expect(created).toEqual([]);
    await refused(s3.getObject({ Bucket: inbox, Key: 'jobs/1' }), 'NoSuchKey');
  });

  it('may be used by a page of the distribution, which learns what it may read', async () => {
    const asked = await fetch(await linkFor(), {
      method: 'OPTIONS',
      headers: {
        origin: ourPage,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': `content-type,${checksum}`,
      },
    });
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-origin')).toBe(ourPage);
    expect(asked.headers.get('access-control-allow-methods')).toBe('PUT');
    expect(asked.headers.get('access-control-allow-headers')).toBe(`content-type, ${checksum}`);
    expect(asked.headers.get('access-control-max-age')).toBe('600');
    const sent = await send({ origin: ourPage });
    expect(sent.status).toBe(200);
    expect(sent.headers.get('access-control-allow-origin')).toBe(ourPage);
    expect(sent.headers.get('access-control-expose-headers')).toBe('etag');
  });

  it.each([
    ['a page of somebody else', { origin: 'https://evil.example' }],
    ['a page with almost our name', { origin: 'https://x.cloudfront.net.evil.example' }],
    ['a page on another port', { origin: 'http://localhost:4401' }],
  ])('may not be used by %s', async (_, more) => {
    expect((await send(more)).status).toBe(403);
    expect(created).toEqual([]);
  });

  it('may not be used by any page where the bucket has no rule, and pages may not read', async () => {
    expect((await send({ origin: ourPage }, text, Bucket)).status).toBe(403);
    await put('mine', 'mine');
    const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket: inbox, Key: 'jobs/1' }));
    expect((await fetch(url, { headers: { origin: ourPage } })).status).toBe(403);
    const unsigned = `${queues.endpoint}/${inbox}/jobs/2`;
    expect((await fetch(unsigned, { method: 'PUT', headers: { origin: ourPage }, body: text })).status).toBe(
      403,
    );
  });
});

describe('an object that was written', () => {
  it('is told once, before its writer gets an answer, and only of buckets that tell EventBridge', async () => {
    await put('silent', 'a');
    await s3.putObject({ Bucket: inbox, Key: 'in box/ü.csv', Body: 'a,b\n' });
    expect(created).toEqual([
      {
        bucket: inbox,
        key: 'in box/ü.csv',
        size: 4,
        etag: createHash('md5').update('a,b\n').digest('hex'),
        reason: 'PutObject',
      },
    ]);
    await s3.copyObject({ Bucket: inbox, Key: 'copy', CopySource: `${Bucket}/silent` });
    expect(created.at(-1)).toMatchObject({ key: 'copy', size: 1, reason: 'CopyObject' });
  });

  it('in parts is told when it is complete', async () => {
    const at = { Bucket: inbox, Key: 'large' };
    const { UploadId } = await s3.createMultipartUpload(at);
    const { ETag } = await s3.uploadPart({ ...at, UploadId, PartNumber: 1, Body: 'a' });
    expect(created).toEqual([]);
    await s3.completeMultipartUpload({
      ...at,
      UploadId,
      MultipartUpload: { Parts: [{ ETag, PartNumber: 1 }] },
    });
    expect(created).toMatchObject([{ key: 'large', size: 1, reason: 'CompleteMultipartUpload' }]);
  });

  it('is not told when it is read, listed or deleted', async () => {
    await s3.putObject({ Bucket: inbox, Key: 'a', Body: 'a' });
    created.splice(0);
    await s3.getObject({ Bucket: inbox, Key: 'a' });
    await s3.headObject({ Bucket: inbox, Key: 'a' });
    await s3.listObjectsV2({ Bucket: inbox });
    await s3.deleteObject({ Bucket: inbox, Key: 'a' });
    expect(created).toEqual([]);
  });
});
