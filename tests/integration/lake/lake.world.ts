import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startQueues } from 'home-cloud/queues';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { insertBatches } from '#lambdas/batches/batch-inserts.ts';
import { hourOf, instantOf, type StoredBatch } from '#lambdas/batches/batch-keys.ts';
import { batchStore } from '#lambdas/batches/batch-store.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';
import { keepEvent } from '#lambdas/lake/keep-event.ts';
import { lakeFiles, type WriteHour } from '#lambdas/lake/lake-files.ts';
import { type LakeProgress, lakeProgress } from '#lambdas/lake/lake-progress.ts';
import { rollHours } from '#lambdas/lake/roll-hours.ts';
import { copyLake } from '../../../scripts/query/copy-lake.ts';
import { type Answer, openLake } from '../../../scripts/query/open-lake.ts';
import { startTables } from '../../support/tables.ts';

const bucket = 'skybarrel-test-data-lake5f1b88ea';

/** A UUIDv7 made at an instant; the same number gives the same id. */
export const idAt = (instant: string, number: number): string => {
  const time = Date.parse(instant).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`;
};

const common = { person: 'p1', verified: false, userAgent: 'Sample Browser' };

/** Three ways a browser reports: two errors, one measurement, one visit. */
export const errorsAt = (instant: string, number: number, message = 'It broke'): AnyClientBatch => ({
  ...common,
  id: idAt(instant, number),
  kind: 'errors',
  receivedAt: instant,
  records: [0, 1].map((index) => ({
    at: Date.parse(instant) - index,
    sessionId: 's1',
    route: '/dashboard',
    fingerprint: '3f2a9c0d1b7e4856',
    message,
    ...(index === 0 ? { stack: 'at sample', facts: { 'a.b': 1, tab: 'second' } } : {}),
  })),
});
export const metricAt = (instant: string, number: number, value: number): AnyClientBatch => ({
  ...common,
  id: idAt(instant, number),
  kind: 'performance',
  receivedAt: instant,
  records: [{ at: Date.parse(instant), sessionId: 's1', route: '/', name: 'LCP', value }],
});
export const visitAt = (instant: string, number: number): AnyClientBatch => ({
  ...common,
  id: idAt(instant, number),
  kind: 'business',
  receivedAt: instant,
  records: [{ at: Date.parse(instant), sessionId: 's1', route: '/', event: 'visit' }],
});

/** Replacements for parts of a run, and its time. */
interface Run {
  readonly progress?: Partial<LakeProgress>;
  readonly write?: WriteHour;
  readonly millisecondsLeft?: () => number;
}

/** Tables, bucket, writer of the lake and query, with a clock that the test sets and a fold that the test calls. */
export const startLakeWorld = async (startsAt: string) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-lake-test-'));
  const tables = await startTables();
  const queues = await startQueues({ folder: join(dataDir, 'queues'), port: 0 });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: bucket }] });
  const s3 = new S3Client({
    endpoint: queues.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
  const client = tables.client();
  let now = Date.parse(startsAt);
  const clock = () => new Date(now);
  const insert = insertBatches(client, tables.telemetry, clock);
  const problems: string[] = [];
  const log = (message: string) => void problems.push(message);

  const store = async (...batches: readonly AnyClientBatch[]): Promise<void> => {
    const stored = batches.map(
      (batch): StoredBatch => ({
        kind: batch.kind,
        hour: hourOf(instantOf(batch.id)),
        id: batch.id,
        n: batch.records.length,
        body: encodeBatch(batch),
      }),
    );
    await insert(stored);
  };
  const write = lakeFiles(s3, bucket);

  return {
    problems,
    store,
    storeRaw: (batch: StoredBatch) => insert([batch]),
    keep: keepEvent(insert),
    write,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Counts what is stored, as the fold does. */
    count: async () => {
      const counted = new Map<string, number>();
      for (const { pk } of await tables.all(tables.telemetry)) {
        const [kind, hour] = String(pk).split('#');
        const name = `${hour}#${kind}`;
        counted.set(name, (counted.get(name) ?? 0) + 1);
      }
      for (const [sk, batches] of counted)
        await client.send(
          new PutCommand({ TableName: tables.monitoring, Item: { pk: 'LAKE', sk, batches } }),
        );
    },
    roll: (run: Run = {}) =>
      rollHours({
        progress: { ...lakeProgress(client, tables.monitoring), ...run.progress },
        batches: batchStore(client, tables.telemetry),
        write: run.write ?? write,
        clock,
        log: { warn: log, error: log },
      })({ millisecondsLeft: run.millisecondsLeft ?? (() => 150_000) }),
    files: async (): Promise<readonly string[]> => {
      const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket: bucket }));
      return Contents.map(({ Key = '' }) => Key);
    },
    sql: async (query: string): Promise<Answer> => {
      using files = copyLake(dataDir);
      const lake = await openLake(files.root);
      try {
        return await lake.query(query);
      } finally {
        lake.close();
      }
    },
    stop: async () => {
      s3.destroy();
      await queues.stop();
      await tables.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type LakeWorld = Awaited<ReturnType<typeof startLakeWorld>>;
