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
import type { RateCard } from '#domain/quotes/rate-card.ts';
import { type Brand, defaultBrand } from '#domain/settings/brand.ts';
import { wire } from '#lambdas/content/publish.ts';
import { type PublishOnceDeps, publishOnce } from '#lambdas/content/publish-once.ts';
import { publishPages } from '#lambdas/content/publish-pages.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { rateCardKey, sectionKey } from '#lambdas/settings/store/settings-items.ts';
import { testDependencies } from '../../support/call.ts';
import { startTables } from '../../support/tables.ts';

const bucket = 'skybarrel-test-site-000000000000';
const storeArn = 'arn:aws:cloudfront::000000000000:key-value-store/published';
const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
const load = createRequire(import.meta.url);

/** The renderer and the note of the build, as the publishing function has them. */
export const renderer = load('#site-renderer') as typeof import('#site-renderer');
export const built = load('#built-site') as typeof import('#built-site').default;

/** Options of a run: its faults and its time. */
interface Run {
  readonly deps?: Partial<PublishOnceDeps>;
  readonly built?: Partial<PublishOnceDeps['built']>;
  /** The run's process dies when it fails, so that it cannot release its lock. */
  readonly killed?: boolean;
}

/** Publishing with its own tables, bucket and key value store, and a clock that the test sets. */
export const startContentWorld = async (startsAt: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-content-'));
  const tables = await startTables();
  const queues = await startQueues({ folder: join(dataDir, 'queues'), port: 0 });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: bucket }] });
  const published = await startKeyValueStore(storeArn);
  const paths = published.store;
  const s3 = new S3Client({ endpoint: queues.endpoint, region: 'us-east-1', credentials });
  const edge = new CloudFrontKeyValueStoreClient({
    endpoint: published.endpoint,
    region: 'us-east-1',
    credentials,
    // The client calls <account>.localhost, which not every resolver knows.
    requestHandler: {
      httpAgent: new Agent({ lookup: (_name, options, done) => lookup('localhost', options, done) }),
    },
  });
  let interferences = 0;
  edge.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'UpdateKeysCommand' && interferences > 0) {
          interferences -= 1;
          paths.change({ puts: new Map([[`/blog/other-${interferences}`, '/posts/other.html']]) });
        }
        return next(args);
      },
    { step: 'initialize' },
  );
  const client = tables.client();
  let now = Date.parse(startsAt);
  let cards = false;
  const clock = () => new Date(now);
  const { lock, pass: deps } = wire(
    {
      ...tables.env,
      SITE_BUCKET: bucket,
      PUBLISHED_PATHS: storeArn,
      // The settings of the build, so that nothing differs until something is changed.
      SITE_URL: 'http://localhost:4400',
      SITE_SAMPLES: 'shown',
    },
    {
      ...testDependencies(client, { clock }),
      s3,
      paths: edge,
      takesCards: async () => cards,
      pause: async () => {},
      render: renderer.renderSite,
      built,
    },
  );
  const put = (Item: Record<string, unknown>) =>
    client.send(new PutCommand({ TableName: tables.settings, Item }));
  const change = { changedAt: startsAt, changedBy: 'ada' };
  let version = 0;

  return {
    deps,
    paths,
    /** Somebody else changes the key value store just before each of our next `times` changes. */
    interfere: (times: number) => {
      interferences = times;
    },
    /** Somebody writes the keys for the card provider, or takes them away. */
    takeCards: (wanted: boolean) => {
      cards = wanted;
    },
    moveTo: (instant: string) => {
      now = Date.parse(instant);
    },
    publish: ({ deps: other = {}, built: otherBuild = {}, killed = false }: Run = {}) =>
      publishPages({
        lock: killed ? { ...lock, abandon: async () => {} } : lock,
        publishOnce: () => publishOnce({ ...deps, built: { ...built, ...otherBuild }, ...other }),
        newId,
      })({ millisecondsLeft: () => 60_000 }),
    saveBrand: async (brand: Partial<Brand>) => {
      version += 1;
      await put({ ...sectionKey('brand'), value: { ...defaultBrand, ...brand }, version, ...change });
    },
    announce: async (effectiveFrom: string, card: RateCard) => {
      await put({
        ...rateCardKey(2),
        version: 2,
        effectiveFrom,
        card,
        publishedAt: startsAt,
        publishedBy: 'ada',
      });
    },
    /** The answer of the edge: the published file, or else the built one. */
    page: async (path: string): Promise<string> => {
      const address = paths.get(path);
      if (address === undefined) return 'as built';
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: address.slice(1) }));
      return (await Body?.transformToString()) ?? '';
    },
    objects: async (): Promise<readonly string[]> => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    stop: async () => {
      s3.destroy();
      edge.destroy();
      await published.stop();
      await queues.stop();
      await tables.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type ContentWorld = Awaited<ReturnType<typeof startContentWorld>>;
