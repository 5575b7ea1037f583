import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { startQueues } from 'home-cloud/queues';
import type { IssuedPaper } from '#domain/papers/paper.ts';
import type { Shipment } from '#domain/shipments/shipment.ts';
import { sampleShipment } from '#domain/shipments/testing/sample-shipment.ts';
import { wire } from '#lambdas/papers/http.ts';
import { keepBytes, paperLinks } from '#lambdas/papers/objects/paper-objects.ts';
import { newId } from '#lambdas/runtime/new-id.ts';
import { shipmentItem } from '#lambdas/shipments/store/shipment-items.ts';
import { type Asked, call, testDependencies } from '../../support/call.ts';
import { type Faults, startingWith, startTables } from '../../support/tables.ts';

const bucket = 'released';

export const sender = { userId: sampleShipment.ownerId };
export const stranger = { userId: '019a1d3c-0000-7000-8000-00000000000b' };
export const clerk = { userId: 'desk-1', roles: ['staff'] as const };
export const packer = { userId: 'dock-1', roles: ['warehouse'] as const };
export const subject = `shipment:${sampleShipment.number}`;

/** The function of the papers on tables and a bucket of its own, with a clock that the test sets. */
export const startPapersWorld = async (faults: Faults = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'skybarrel-papers-test-'));
  const tables = await startTables();
  let now = Date.parse('2026-11-23T15:00:00.000Z');
  const clock = () => new Date(now);
  const queues = await startQueues({
    folder: join(dataDir, 'queues'),
    port: 0,
    clock: { now: () => now },
    pageOrigins: [],
    announce: () => undefined,
  });
  queues.ensure({ queues: [], topics: [], buckets: [{ name: bucket }] });
  const s3 = new S3Client({
    endpoint: queues.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'secret-of-test' },
  });
  const handler = wire(
    { ...tables.env, SITE_URL: 'https://skybarrel.test' },
    {
      ...testDependencies(tables.client(faults)),
      clock,
      keep: keepBytes(s3, bucket),
      linkTo: paperLinks(s3, bucket, clock),
    },
  );
  const ask = (route: string, asked: Asked = {}) => call(handler, route, asked);
  const put = (shipment: Shipment) =>
    tables.client().send(new PutCommand({ TableName: tables.shipments, Item: shipmentItem(shipment) }));
  await put(sampleShipment);
  return {
    ask,
    put,
    putItem: (TableName: string, Item: Record<string, unknown>) =>
      tables.client().send(new PutCommand({ TableName, Item })),
    tables,
    /** Asks for a paper, with a key of its own unless given. */
    issue: (body: object, { as = clerk as NonNullable<Asked['as']>, key = newId() } = {}) =>
      ask('POST /api/desk/papers', {
        as,
        headers: { 'idempotency-key': key },
        body: { kind: 'LABELS', format: 'pdf', subject, ...body },
      }),
    list: async (as: NonNullable<Asked['as']>) => {
      const { status, body } = await ask('GET /api/papers', { as, query: { subject } });
      if (status !== 200) throw new Error(`The list was answered with ${status}.`);
      return body.items as IssuedPaper[];
    },
    open: (id: string, as: NonNullable<Asked['as']>) =>
      ask('GET /api/papers/{id}', { as, params: { id }, query: { subject } }),
    history: async (id: string) =>
      (await ask('GET /api/desk/papers/{id}/history', { as: clerk, params: { id }, query: { subject } })).body
        .items as { what: string; by: string }[],
    /** The answer of the store to a link. */
    at: async (url: unknown) => {
      const answer = await fetch(String(url));
      return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
    },
    events: async () =>
      startingWith(await tables.all(tables.papers), 'OUTBOX#').map(({ event }) => JSON.parse(String(event))),
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    stop: async () => {
      s3.destroy();
      await queues.stop();
      await tables.stopAsKept();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type PapersWorld = Awaited<ReturnType<typeof startPapersWorld>>;
