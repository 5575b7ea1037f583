import { DynamoDB } from '@aws-sdk/client-dynamodb';
import { SQS } from '@aws-sdk/client-sqs';
import { DynamoDBDocument } from '@aws-sdk/lib-dynamodb';
import { expect } from 'vitest';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import type { TelemetryKind } from '#domain/telemetry/catalogue.ts';
import { hourOf, instantOf, toItem } from '#lambdas/batches/batch-keys.ts';
import { type BatchStore, batchStore } from '#lambdas/batches/batch-store.ts';
import { decodeBatch, encodeBatch } from '#lambdas/batches/codec.ts';
import type { TestCloud } from './cloud.ts';

export interface Telemetry {
  readonly batches: BatchStore;
  readonly client: DynamoDBDocument;
  readonly sqs: SQS;
  readonly table: string;
  readonly queueUrl: string;
  readonly deadLetters: string;
  /** Sends a body as a browser does. */
  send(kind: TelemetryKind, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Response>;
  /** Puts a batch as the store does, if given with another body. */
  store(batch: AnyClientBatch, body?: Uint8Array): Promise<void>;
  /** The batch of an id, as soon as it is stored. `at` is needed when its hour is not that of the id. */
  stored(kind: TelemetryKind, id: string, at?: Date): Promise<AnyClientBatch>;
  /** All batches of a kind in the hour of an instant. */
  all(kind: TelemetryKind, at: Date): Promise<readonly AnyClientBatch[]>;
}

const patience = { timeout: 30_000, interval: 100 };

/** Telemetry of a running cloud: sends as a browser does and reads from the table. */
export const telemetryOf = (cloud: TestCloud): Telemetry => {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const region = 'us-east-1';
  const dynamodb = new DynamoDB({ region, credentials, endpoint: cloud.endpoints.dynamodb });
  const client = DynamoDBDocument.from(dynamodb);
  const table = cloud.named('AWS::DynamoDB::Table', 'Telemetry');
  const queueUrl = cloud.named('AWS::SQS::Queue', 'TelemetryQueue');
  const batches = batchStore(client, table);
  const all: Telemetry['all'] = async (kind, at) => {
    const page = { kind, hour: hourOf(at), order: 'oldest first', limit: 1000 } as const;
    return (await batches.page(page)).batches.map(({ body }) => decodeBatch(body));
  };
  return {
    batches,
    client,
    sqs: new SQS({ region, credentials, endpoint: cloud.endpoints.sqs }),
    table,
    queueUrl,
    deadLetters: cloud.named('AWS::SQS::Queue', 'TelemetryDeadLetters').split('/').at(-1) ?? '',
    send: (kind, body, headers = {}) =>
      fetch(`${cloud.url}/api/${kind}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    store: async (batch, body = encodeBatch(batch)) => {
      const { kind, id, receivedAt, records } = batch;
      const label = { kind, id, hour: hourOf(new Date(receivedAt)), n: records.length };
      await client.put({ TableName: table, Item: toItem({ ...label, body }, new Date()) });
    },
    stored: async (kind, id, at = instantOf(id)) => {
      const find = () => batches.one({ kind, hour: hourOf(at), id });
      await expect.poll(find, patience).toBeDefined();
      return decodeBatch((await find())?.body ?? Buffer.alloc(0));
    },
    all,
  };
};
