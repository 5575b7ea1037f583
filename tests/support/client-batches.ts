import type { DynamoDBRecord } from 'aws-lambda';
import type {
  AcceptedError,
  AcceptedEvent,
  AcceptedMetric,
  AnyClientBatch,
  ClientBatch,
} from '#domain/telemetry/batch.ts';
import type { BusinessEventName, MetricName } from '#domain/telemetry/catalogue.ts';
import { hourOf, keyOf } from '#lambdas/batches/batch-keys.ts';
import { encodeBatch } from '#lambdas/batches/codec.ts';

/** The id of a batch that a browser made at an instant; `at` makes ids of the same instant different. */
export const batchIdOf = (instant: Date, at: number): string => {
  const time = instant.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${at.toString(16).padStart(12, '0')}`;
};

const common = (at: number, receivedAt: string, person: string) => ({
  id: batchIdOf(new Date(receivedAt), at),
  receivedAt,
  person,
  verified: false,
  userAgent: 'Mozilla/5.0 (Linux; Android 15; Sample) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
});
const record = (receivedAt: string) => ({ at: Date.parse(receivedAt) - 500, sessionId: 'sample-session-1' });

/** A batch of errors with one record for each fingerprint. */
export const errorsBatch = (
  at: number,
  receivedAt: string,
  person: string,
  fingerprints: readonly string[],
): ClientBatch<'errors'> => ({
  ...common(at, receivedAt, person),
  kind: 'errors',
  records: fingerprints.map(
    (fingerprint): AcceptedError => ({
      ...record(receivedAt),
      fingerprint,
      message: `TypeError: sample of ${fingerprint}`,
      stack: `TypeError: sample of ${fingerprint}\n    at sample (/assets/app.js:1:1)`,
      route: '/dashboard',
    }),
  ),
});

/** A batch of measurements with name, route and value. */
export const performanceBatch = (
  at: number,
  receivedAt: string,
  values: readonly (readonly [MetricName, string, number])[],
): ClientBatch<'performance'> => ({
  ...common(at, receivedAt, 'sample'),
  kind: 'performance',
  records: values.map(
    ([name, route, value]): AcceptedMetric => ({
      ...record(receivedAt),
      name,
      route,
      value,
    }),
  ),
});

/** A batch of business events of one person. */
export const businessBatch = (
  at: number,
  receivedAt: string,
  person: string,
  events: readonly BusinessEventName[],
): ClientBatch<'business'> => ({
  ...common(at, receivedAt, person),
  kind: 'business',
  records: events.map((event): AcceptedEvent => ({ ...record(receivedAt), event, route: '/' })),
});

/** The stream record of a stored batch, as Lambda delivers it. */
export const streamRecordOf = (batch: AnyClientBatch, sequence: string): DynamoDBRecord => {
  const { kind, id, receivedAt, records } = batch;
  const { pk, sk } = keyOf({ kind, id, hour: hourOf(new Date(receivedAt)) });
  const body = Buffer.from(encodeBatch(batch)).toString('base64');
  return {
    eventName: 'INSERT',
    dynamodb: {
      SequenceNumber: sequence,
      Keys: { pk: { S: pk }, sk: { S: sk } },
      NewImage: { pk: { S: pk }, sk: { S: sk }, n: { N: String(records.length) }, body: { B: body } },
    },
  };
};
