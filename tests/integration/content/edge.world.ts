import { lookup } from 'node:dns';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CloudFrontKeyValueStoreClient } from '@aws-sdk/client-cloudfront-keyvaluestore';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startQueues } from 'home-cloud/queues';
import { startKeyValueStore } from 'home-cloud/testing';
import { startTables } from '../../support/tables.ts';

const bucket = 'skybarrel-test-site-000000000000';
const released = 'skybarrel-test-released-000000000000';
const storeArn = 'arn:aws:cloudfront::000000000000:key-value-store/published';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const load = createRequire(import.meta.url);

/** The renderer and the note of the build, as the publishing functions have them. */
export const renderer = load('#site-renderer') as typeof import('#site-renderer');
export const built = load('#built-site') as typeof import('#built-site').default;

/** A request to the bucket or to the key value store, and what was sent with it. */
interface Sent {
  readonly command: string;
  readonly bytes: number;
}

/** Tables, the bucket of the site, and the key value store of the edge, for functions that publish. */
export const startEdge = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-content-'));
  const tables = await startTables();
  const queues = await startQueues({ folder: join(dataDir, 'queues'), port: 0 });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: bucket }, { name: released }] });
  const published = await startKeyValueStore(storeArn);
  const paths = published.store;
  const s3 = new S3Client({ endpoint: queues.endpoint, region: 'us-east-1', credentials });
  const keyValues = new CloudFrontKeyValueStoreClient({
    endpoint: published.endpoint,
    region: 'us-east-1',
    credentials,
    // The client calls <account>.localhost, which not every resolver knows.
    requestHandler: {
      httpAgent: new Agent({ lookup: (_name, options, done) => lookup('localhost', options, done) }),
    },
  });
  const sent: Sent[] = [];
  /** Called before each request; whoever throws here kills the run. */
  let before = (_command: string): void => {};
  for (const client of [s3, keyValues] as unknown as readonly S3Client[])
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          before(commandName);
          const { Body, Puts } = args.input as { Body?: unknown; Puts?: unknown };
          const bytes =
            typeof Body === 'string' ? Buffer.byteLength(Body) : JSON.stringify(Puts ?? '').length;
          sent.push({ command: commandName, bytes });
          return next(args);
        },
      { step: 'initialize' },
    );
  /** The requests to the tables, by their operation. */
  const asked: string[] = [];
  let beforeTable = (_operation: string, _body: string): void | Promise<void> => {};
  const client = tables.client({
    before: async (operation, body = '') => {
      asked.push(operation);
      await beforeTable(operation, body);
    },
  });
  const put = (TableName: string, Item: Record<string, unknown>) =>
    client.send(new PutCommand({ TableName, Item }));

  const stop = async (stopTables: () => Promise<void>): Promise<void> => {
    s3.destroy();
    keyValues.destroy();
    await published.stop();
    await queues.stop();
    await stopTables();
    rmSync(dataDir, { recursive: true, force: true });
  };

  return {
    tables,
    client,
    s3,
    keyValues,
    paths,
    sent,
    asked,
    put,
    /** The same before each request to a table. */
    beforeTable: (happens: (operation: string, body: string) => void | Promise<void>) => {
      beforeTable = happens;
    },
    /** Something happens just before each request to the bucket or the key value store. */
    beforeEach: (happens: (command: string) => void) => {
      before = happens;
    },
    putSetting: (Item: Record<string, unknown>) => put(tables.settings, Item),
    env: {
      SITE_BUCKET: bucket,
      RELEASED_FILES_BUCKET: released,
      PUBLISHED_PATHS: storeArn,
      // The settings of the build, so that nothing differs until something is changed.
      SITE_URL: 'http://localhost:4400',
      SITE_SAMPLES: 'shown',
    } as const,
    /** The answer of the edge: the published file, or else the built one. */
    page: async (path: string): Promise<string> => {
      const address = paths.get(path);
      if (address === undefined || Object.hasOwn(built.files, address.slice(1))) return 'as built';
      if (!address.startsWith('/')) return address;
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: address.slice(1) }));
      return (await Body?.transformToString()) ?? '';
    },
    objects: async (): Promise<readonly string[]> => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    stop: () => stop(tables.stop),
    /** The same, and fails when an item is kept in another way than its domain says. */
    stopAsKept: () => stop(tables.stopAsKept),
  };
};
