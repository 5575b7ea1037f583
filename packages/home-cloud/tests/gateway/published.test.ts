import { S3 } from '@aws-sdk/client-s3';
import { expect, it, onTestFinished } from 'vitest';
import { startQueues } from '#src/queues/queues.ts';
import { reaching } from '../clients.ts';
import {
  apiResources,
  bucketResources,
  deployment,
  distribution,
  folderOf,
  send,
  startTestGateway,
} from './fixture.ts';

it('an object that a function publishes, replaces or deletes changes at once', async () => {
  const queues = await startQueues({ folder: await folderOf({}), port: 0 });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: 'site-bucket' }] });
  onTestFinished(() => queues.stop());
  const s3 = new S3({ ...reaching(queues.endpoint), forcePathStyle: true });
  onTestFinished(() => s3.destroy());
  const resources = [...apiResources([]), ...bucketResources(), distribution(), deployment('site.zip')];
  const gateway = await startTestGateway(
    resources,
    { s3Endpoint: queues.endpoint },
    { 'site.zip': await folderOf({ 'index.html': 'deployed' }) },
  );
  const read = (headers = {}) => send(`${gateway.url}/posts/one.html`, { headers });
  const object = { Bucket: 'site-bucket', Key: 'posts/one.html' };
  const publish = (text: string) =>
    s3.putObject({
      ...object,
      Body: text,
      ContentType: 'text/html; charset=utf-8',
      CacheControl: 'no-cache',
    });
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
  await s3.deleteObject(object);
  expect((await read()).status).toBe(404);
  expect((await send(`${gateway.url}/`)).body.toString()).toBe('deployed');
});
