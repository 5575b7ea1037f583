import { describe, expect, it } from 'vitest';
import { openState } from '../../state/state.ts';
import { change, failing, feed, numbers, oneTo, start } from './mapping.fixture.ts';
import type { ChangeRecord } from './record.ts';

describe('a stream mapping', () => {
  it('delivers all records in order, in batches, and continues after the checkpoint', async () => {
    const records = oneTo(5);
    const { calls, state, running } = await feed(records.slice(0, 4), () => null, { batchSize: 3 });
    expect(calls).toEqual([[1, 2, 3], [4]]);
    await running.stop();
    const later = await feed(records, () => null, {}, { state });
    expect(later.calls).toEqual([[5]]);
  });

  it("delivers records in Lambda's format, and only those that the filter matches", async () => {
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

  it('retries from the first failed record', async () => {
    const { calls, discarded } = await feed(oneTo(4), (_batch, attempt) =>
      attempt === 1 ? failing(3) : null,
    );
    expect(calls).toEqual([
      [1, 2, 3, 4],
      [3, 4],
    ]);
    expect(discarded).toEqual([]);
  });

  it('retries a failing batch up to the limit, then reports it to the failure queue and continues', async () => {
    const { calls, discarded } = await feed(
      oneTo(3),
      (batch) => {
        if (batch.includes(1)) throw new Error('no');
      },
      { batchSize: 2, maximumRetries: 1 },
    );
    expect(calls).toEqual([[1, 2], [1, 2], [3]]);
    expect(discarded.map((it) => JSON.parse(it))).toEqual([
      expect.objectContaining({
        requestContext: expect.objectContaining({ condition: 'RetryAttemptsExhausted' }),
        DDBStreamBatchInfo: expect.objectContaining({ batchSize: 2 }),
      }),
    ]);
  });

  it('writes the failed records to the destination if it is a bucket', async () => {
    const { objects } = await feed(oneTo(1), () => failing(1), {
      maximumRetries: 0,
      onFailureArn: 'arn:aws:s3:::failed',
    });
    const [kept] = objects.map((it) => JSON.parse(JSON.parse(it).payload));
    expect(kept.Records[0].dynamodb.NewImage).toEqual({ n: { N: '1' } });
  });

  it('bisects a failing batch until the bad record is alone', async () => {
    const { calls, discarded } = await feed(
      oneTo(4),
      (batch) => {
        if (batch.includes(3)) throw new Error('no');
      },
      { bisects: true, maximumRetries: 0 },
    );
    expect(calls).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [4]]);
    expect(discarded).toHaveLength(1);
  });

  it('discards records that are too old', async () => {
    const { calls, discarded } = await feed([change(1, -100_000), change(2, 0)], () => null, {
      maximumAgeSeconds: 60,
    });
    expect(calls).toEqual([[2]]);
    expect(JSON.parse(discarded[0] ?? '').requestContext.condition).toBe('RecordAgeExceeded');
  });

  it('keeps the changes of one item in order when batches run concurrently', async () => {
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

  it('repeats a batch that was in flight at the stop', async () => {
    const state = openState(':memory:');
    const source = {
      readStream: async (_table: string, after: string) => oneTo(1).filter((it) => it.sequenceNumber > after),
      onStream: () => () => undefined,
    };
    const started = Promise.withResolvers<void>();
    const cutOff = Promise.withResolvers<never>();
    const invoke = () => {
      started.resolve();
      return cutOff.promise;
    };
    const first = start({}, { state, source, invoke });
    await started.promise;
    await first.stop();
    cutOff.reject(new Error('the host is stopping'));
    await first.settled();
    const { calls } = await feed(oneTo(1), () => null, {}, { state });
    expect(calls).toEqual([[1]]);
  });
});

describe('a stream mapping with a batching window', () => {
  /** A writable stream, and a handler whose calls a test can await. */
  const stream = () => {
    const records: ChangeRecord[] = [];
    const listeners = new Set<() => void>();
    const calls: number[][] = [];
    let called = Promise.withResolvers<void>();
    return {
      calls,
      write(...more: ChangeRecord[]) {
        records.push(...more);
        for (const listener of listeners) listener();
      },
      async nextCall() {
        await called.promise;
        called = Promise.withResolvers();
      },
      context: {
        source: {
          readStream: async (_table: string, after: string, limit: number) =>
            records.filter((it) => it.sequenceNumber > after).slice(0, limit),
          onStream: (_table: string, listener: () => void) => {
            listeners.add(listener);
            return () => void listeners.delete(listener);
          },
        },
        invoke: async (_name: string, event: unknown) => {
          calls.push(numbers(event));
          called.resolve();
          return null;
        },
      },
    };
  };
  const hour = { windowSeconds: 3600, batchSize: 3 };

  it('delivers a full batch at once', async () => {
    const { calls, write, nextCall, context } = stream();
    start(hour, context);
    write(change(1));
    write(change(2));
    write(change(3), change(4));
    await nextCall();
    expect(calls).toEqual([[1, 2, 3]]);
    write(change(5), change(6));
    await nextCall();
    expect(calls).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
  });

  it('delivers an incomplete batch when its first record has waited for the window', async () => {
    const { calls, write, nextCall, context } = stream();
    start({ windowSeconds: 0.05, batchSize: 100 }, context);
    write(change(1));
    write(change(2));
    await nextCall();
    expect(calls).toEqual([[1, 2]]);
  });

  it('does not let a record wait a second time', async () => {
    const { calls, write, nextCall, context } = stream();
    start(hour, { ...context, clock: { now: () => 3_600_000 } });
    write(change(1, 0));
    await nextCall();
    expect(calls).toEqual([[1]]);
  });

  it('does not wait because of filtered records', async () => {
    const state = openState(':memory:');
    const { calls, write, context } = stream();
    const mapping = start({ ...hour, wants: () => false }, { ...context, state });
    write(change(1));
    await mapping.settled();
    expect(calls).toEqual([]);
    const { calls: later } = await feed(oneTo(2), () => null, {}, { state });
    expect(later).toEqual([[2]]);
  });
});
