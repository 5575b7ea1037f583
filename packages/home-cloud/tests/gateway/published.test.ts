import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DeleteObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Gateway } from '#src/gateway/gateway.ts';
import { publishedObjectsClient } from '#src/gateway/storage/published-objects.ts';
import { type Queues, startQueues } from '#src/queues/queues.ts';
import {
  apiResources,
  bucketResources,
  deployment,
  distribution,
  SiteFolder,
  send,
  startTestGateway,
} from './fixture.ts';

let folder: string;
let queues: Queues;
let site: SiteFolder;
let gateway: Gateway;
let s3: S3Client;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-s3-'));
  queues = await startQueues({ folder, port: 0 });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: 'site-bucket' }] });
  s3 = publishedObjectsClient(queues.endpoint, 'us-east-1');
  site = await SiteFolder.create({ 'index.html': 'deployed' });
  const resources = [...apiResources([]), ...bucketResources(), distribution(), deployment('site.zip')];
  gateway = await startTestGateway(resources, { s3Endpoint: queues.endpoint }, { 'site.zip': site.folder });
});
afterAll(async () => {
  await gateway.stop();
  s3.destroy();
  await queues.stop();
  await site.remove();
  await rm(folder, { recursive: true });
});

it('an object that a function publishes, replaces or deletes changes at once', async () => {
  const read = (headers = {}) => send(`${gateway.url}/posts/one.html`, { headers });
  const object = { Bucket: 'site-bucket', Key: 'posts/one.html' };
  const publish = (text: string) =>
    s3.send(
      new PutObjectCommand({
        ...object,
        Body: text,
        ContentType: 'text/html; charset=utf-8',
        CacheControl: 'no-cache',
      }),
    );
  expect((await read()).status).toBe(404);
  await publish('first');
  const first = await read();
  expect([first.body.toString(), first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'first',
    'text/html; charset=utf-8',
    'no-cache',
  ]);
  expect((await read({ 'if-none-match': String(first.headers.etag) })).status).toBe(304);
  expect((await read()).body.toString()).toBe('first');
  await publish('second');
  expect((await read({ 'if-none-match': String(first.headers.etag) })).body.toString()).toBe('second');
  await s3.send(new DeleteObjectCommand(object));
  expect((await read()).status).toBe(404);
  expect((await send(`${gateway.url}/`)).body.toString()).toBe('deployed');
});
