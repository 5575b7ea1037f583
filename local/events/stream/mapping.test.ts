import { afterEach, describe, expect, it } from 'vitest';
import { openState } from '../../state/state.ts';
import { systemIds } from '../../types.ts';
import type { StreamMapping } from './definition.ts';
import type { ChangeRecord, RunningMapping, StreamMappingContext } from './mapping.ts';
import { startStreamMapping } from './mapping.ts';

const change = (n: number, at = 0): ChangeRecord => ({
  eventID: `e${n}`,
  eventName: 'INSERT',
  keys: { pk: { S: `item ${n}` } },
  newImage: { n: { N: String(n) } },
  sequenceNumber: String(n).padStart(21, '0'),
  at,
});

interface Call {
  readonly Records: readonly { readonly dynamodb: { readonly SequenceNumber: string } }[];
}
const numbers = (event: unknown) => (event as Call).Records.map((it) => Number(it.dynamodb.SequenceNumber));
const failing = (n: number) => ({
  batchItemFailures: [{ itemIdentifier: String(n).padStart(21, '0') }],
});

let running: RunningMapping | undefined;
afterEach(() => running?.stop());

/** Runs the records through a handler; answers its calls, what was buried, and the checkpoint. */
async function feed(
  records: readonly ChangeRecord[],
  handler: (numbers: readonly number[], attempt: number) => unknown,
  overrides: Partial<StreamMapping> = {},
  context: Partial<StreamMappingContext> = {},
) {
  const calls: number[][] = [];
  const buried: string[] = [];
  const objects: string[] = [];
  const state = context.state ?? openState(':memory:');
  const mapping: StreamMapping = {
    id: 'mapping',
    table: 'people',
    streamArn: 'arn:aws:dynamodb:us-east-1:000000000000:table/people/stream/home',
    functionName: 'relay',
    batchSize: 10,
    lanes: 1,
    windowSeconds: 0,
    wants: () => true,
    reportsItemFailures: true,
    bisects: false,
    maximumRetries: 2,
    maximumAgeSeconds: Number.POSITIVE_INFINITY,
    onFailureArn: 'arn:aws:sqs:us-east-1:000000000000:failed',
    ...overrides,
  };
  running = startStreamMapping(mapping, {
    source: {
      readStream: async (_table, after, limit) =>
        records.filter((it) => it.sequenceNumber > after).slice(0, limit),
      onStream: () => () => undefined,
    },
    state,
    clock: { now: () => 0 },
    ids: systemIds,
    region: 'us-east-1',
    invoke: async (_name, event) => {
      const batch = numbers(event);
      calls.push(batch);
      return handler(batch, calls.length) ?? null;
    },
    send: (_queue, body) => buried.push(body),
    keepObject: (_bucket, _key, json) => objects.push(json),
    log: () => undefined,
    ...context,
  });
  await running.settled();
  return { calls, buried, objects, state };
}

const oneTo = (last: number) => Array.from({ length: last }, (_, index) => change(index + 1));

describe('a stream mapping', () => {
  it('hands over everything in order, in batches, and goes on after the checkpoint', async () => {
    const records = oneTo(5);
    const { calls, state } = await feed(records.slice(0, 4), () => null, { batchSize: 3 });
    expect(calls).toEqual([[1, 2, 3], [4]]);
    await running?.stop();
    const later = await feed(records, () => null, {}, { state });
    expect(later.calls).toEqual([[5]]);
  });

  it('shows a record as Lambda does, and only those the filter wants', async () => {
    const events: unknown[] = [];
    await feed(
      oneTo(2),
      () => null,
      { wants: (it) => (it as { eventID: string }).eventID === 'e2' },
      {
        invoke: async (_name, event) => void events.push(event),
      },
    );
    expect(events).toEqual([
      {
        Records: [
          expect.objectContaining({
            eventID: 'e2',
            eventName: 'INSERT',
            eventSource: 'aws:dynamodb',
            dynamodb: expect.objectContaining({
              Keys: { pk: { S: 'item 2' } },
              NewImage: { n: { N: '2' } },
              StreamViewType: 'NEW_IMAGE',
            }),
          }),
        ],
      },
    ]);
  });

  it('goes on from the first record that failed', async () => {
    const { calls, buried } = await feed(oneTo(4), (_batch, attempt) => (attempt === 1 ? failing(3) : null));
    expect(calls).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ]);
    expect(buried).toEqual([]);
  });

  it('tries a batch that throws as often as it may, then tells the failure queue and goes on', async () => {
    const { calls, buried } = await feed(
      oneTo(3),
      (batch) => {
        if (batch.includes(1)) throw new Error('no');
      },
      { batchSize: 2, maximumRetries: 1 },
    );
    expect(calls).toEqual([[1, 2], [1, 2], [3]]);
    expect(buried.map((it) => JSON.parse(it))).toEqual([
      expect.objectContaining({
        requestContext: expect.objectContaining({ condition: 'RetryAttemptsExhausted' }),
        DDBStreamBatchInfo: expect.objectContaining({ batchSize: 2 }),
      }),
    ]);
  });

  it('writes the failed records themselves when the destination is a bucket', async () => {
    const { objects } = await feed(oneTo(1), () => failing(1), {
      maximumRetries: 0,
      onFailureArn: 'arn:aws:s3:::failed',
    });
    const [kept] = objects.map((it) => JSON.parse(JSON.parse(it).payload));
    expect(kept.Records[0].dynamodb.NewImage).toEqual({ n: { N: '1' } });
  });

  it('halves a failing batch until the bad record is alone', async () => {
    const { calls, buried } = await feed(
      oneTo(4),
      (batch) => {
        if (batch.includes(3)) throw new Error('no');
      },
      { bisects: true, maximumRetries: 0 },
    );
    expect(calls).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [4]]);
    expect(buried).toHaveLength(1);
  });

  it('gives up records that are too old without handing them over', async () => {
    const { calls, buried } = await feed([change(1, -100_000), change(2, 0)], () => null, {
      maximumAgeSeconds: 60,
    });
    expect(calls).toEqual([[2]]);
    expect(JSON.parse(buried[0] ?? '').requestContext.condition).toBe('RecordAgeExceeded');
  });

  it('keeps the changes of one item in order when lanes run side by side', async () => {
    const records = Array.from({ length: 40 }, (_, index) => ({
      ...change(index + 1),
      keys: { pk: { S: `item ${index % 4}` } },
    }));
    const { calls } = await feed(records, () => null, { lanes: 4, batchSize: 5 });
    for (const item of [0, 1, 2, 3]) {
      const seen = calls.flat().filter((n) => (n - 1) % 4 === item);
      expect(seen).toEqual(seen.toSorted((left, right) => left - right));
      expect(seen).toHaveLength(10);
    }
    expect(calls.length).toBeGreaterThan(4);
  });

  it('repeats a batch that was under way when everything stopped', async () => {
    const state = openState(':memory:');
    const started = Promise.withResolvers<void>();
    const cutOff = Promise.withResolvers<never>();
    const invoke = () => {
      started.resolve();
      return cutOff.promise;
    };
    const first = feed(oneTo(1), () => null, {}, { state, invoke });
    await started.promise;
    await running?.stop();
    cutOff.reject(new Error('the host is stopping'));
    await first;
    const { calls } = await feed(oneTo(1), () => null, {}, { state });
    expect(calls).toEqual([[1]]);
  });
});
