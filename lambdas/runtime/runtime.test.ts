import type { Context, DynamoDBStreamEvent, EventBridgeEvent, SQSEvent } from 'aws-lambda';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { DeadlineExceeded, withDeadline } from './deadline.ts';
import { optional, readEnv, required } from './env.ts';
import { newId } from './new-id.ts';
import { decodeCursor, encodeCursor } from './table/cursor.ts';
import { bus } from './triggers/bus.ts';
import { queue } from './triggers/queue.ts';
import { queueBatch } from './triggers/queue-batch.ts';
import { namedStream, stream } from './triggers/stream.ts';

// The logger then writes to the console, where a test can read it and keep it quiet.
vi.hoisted(() => {
  process.env.POWERTOOLS_DEV = 'true';
});

beforeEach(() => {
  for (const method of ['error', 'info', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation(() => undefined);
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const context = { awsRequestId: 'run' } as Context;

test('a function without its variables names them, but no value', () => {
  const read = () =>
    readEnv({ A_TABLE: required, B_TABLE: required, C: required }, { C: 'secret', B_TABLE: '' });
  expect(read).toThrow('Environment variables missing or malformed: A_TABLE, B_TABLE');
  expect(readEnv({ MAIL_FROM: optional }, {})).toEqual({ MAIL_FROM: '' });
});

test('ids are UUIDv7, unique and sorted by time', () => {
  vi.useFakeTimers();
  const ids = Array.from({ length: 50 }, () => {
    vi.advanceTimersByTime(1);
    return newId();
  });
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(ids).toEqual([...new Set(ids)].sort());
});

test('a cursor is valid for its own list only, and malformed text for none', () => {
  const cursor = encodeCursor('things:a', '10001');
  expect(decodeCursor('things:a', cursor)).toBe('10001');
  expect(decodeCursor('things:b', cursor)).toBeUndefined();
  for (const rubbish of ['', '%', 'W10', 'bnVsbA', Buffer.from('["things:a",""]').toString('base64url')]) {
    expect(decodeCursor('things:a', rubbish)).toBeUndefined();
  }
});

test('work that takes too long is aborted and not waited for', async () => {
  vi.useFakeTimers();
  let told: unknown;
  const late = withDeadline(3000, (signal) => {
    signal.addEventListener('abort', () => {
      told = signal.reason;
    });
    return new Promise<never>(() => undefined);
  });
  const outcome = expect(late).rejects.toThrow(DeadlineExceeded);
  await vi.advanceTimersByTimeAsync(3000);
  await outcome;
  expect(told).toBeInstanceOf(DeadlineExceeded);
});

test('work in time leaves no timer behind', async () => {
  vi.useFakeTimers();
  expect(await withDeadline(3000, async () => 'done')).toBe('done');
  expect(vi.getTimerCount()).toBe(0);
});

test('only the messages of a batch that fail or do not parse are delivered again', async () => {
  const heard: number[] = [];
  const handler = queue(z.object({ count: z.number() }), async ({ count }) => {
    if (count === 2) throw new Error('not this one');
    heard.push(count);
  });
  const bodies = [
    '{"detail":{"count":1}}',
    '{"detail":{"count":2}}',
    '{"detail":{}}',
    'no JSON',
    '{"detail":{"count":3}}',
  ];
  const event = { Records: bodies.map((body, at) => ({ messageId: `m${at}`, body })) };
  const answer = await handler(event as SQSEvent, context);
  expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier).sort()).toEqual([
    'm1',
    'm2',
    'm3',
  ]);
  expect(heard).toEqual([1, 3]);
});

test('when all messages of a batch fail, each is reported', async () => {
  const handler = queue(z.object({}), async () => {
    throw new Error('down');
  });
  const answer = await handler(
    { Records: [{ messageId: 'm0', body: '{"detail":{}}' }] } as SQSEvent,
    context,
  );
  expect(answer.batchItemFailures).toEqual([{ itemIdentifier: 'm0' }]);
});

test('a use case for whole batches reports its failed messages; when it throws, all are delivered again', async () => {
  const event = { Records: ['m0', 'm1', 'm2'].map((messageId) => ({ messageId, body: 'b' })) } as SQSEvent;
  const handler = queueBatch(async (messages) => {
    expect(messages).toEqual(event.Records);
    return [{ messageId: 'm1', reason: 'not this one' }];
  });
  expect(await handler(event, context)).toEqual({ batchItemFailures: [{ itemIdentifier: 'm1' }] });
  await expect(queueBatch(() => Promise.reject(new Error('down')))(event, context)).rejects.toThrow('down');
});

test('an event directly from the bus is parsed, and a failure is thrown so that it is delivered again', async () => {
  const heard: number[] = [];
  const handler = bus(z.object({ count: z.number() }), async ({ count }) => {
    if (count === 2) throw new Error('down');
    heard.push(count);
  });
  const hand = (detail: unknown) => handler({ detail } as EventBridgeEvent<string, unknown>, context);
  await hand({ count: 1 });
  await expect(hand({ count: 2 })).rejects.toThrow('down');
  await expect(hand({ count: 'three' })).rejects.toThrow();
  expect(heard).toEqual([1]);
});

test('a stream continues from the first record that failed', async () => {
  const records = ['1', '2', '3'].map((SequenceNumber) => ({ dynamodb: { SequenceNumber } }));
  const event = { Records: records } as DynamoDBStreamEvent;
  expect(await stream(async ([, second]) => second)(event, context)).toEqual({
    batchItemFailures: [{ itemIdentifier: '2' }],
  });
  expect(await stream(async () => undefined)(event, context)).toEqual({ batchItemFailures: [] });
});

test('a stream with a named shard gets a state in its answer, also for a window without records', async () => {
  const named = namedStream(async (shardId, records) => (shardId === 'shard-1' ? records[0] : undefined));
  const Records = [{ dynamodb: { SequenceNumber: '7' } }];
  const failures = [{ itemIdentifier: '7' }];
  const answer = { state: {}, batchItemFailures: failures };
  expect(await named({ shardId: 'shard-1', Records }, context)).toEqual(answer);
  expect(await named({ shardId: 'shard-1', Records: [] }, context)).toEqual({
    ...answer,
    batchItemFailures: [],
  });
});
