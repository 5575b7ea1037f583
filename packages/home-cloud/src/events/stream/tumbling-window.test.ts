import { describe, expect, it } from 'vitest';
import { openState } from '../../state/state.ts';
import { change, feed, numbers } from './mapping.fixture.ts';

const windows = { tumblingSeconds: 10 };
const second = 1000;

/** A clock that the test sets, and a function that counts records and stores its events. */
const counter = () => {
  const events: Record<string, unknown>[] = [];
  const clock = { time: 0, now: () => clock.time };
  const invoke = async (_name: string, event: unknown) => {
    events.push(event as Record<string, unknown>);
    const { state } = event as { state?: { count?: number } };
    return { state: { count: (state?.count ?? 0) + numbers(event).length } };
  };
  return { events, clock, invoke };
};

const brief = (event: Record<string, unknown>) => ({
  records: numbers(event),
  state: event.state,
  final: event.isFinalInvokeForWindow,
});

describe('a stream mapping with a tumbling window', () => {
  it('names the window, the shard and the stream in each event', async () => {
    const { events, clock, invoke } = counter();
    await feed([change(1, 12 * second)], () => null, windows, { clock, invoke });
    expect(events).toEqual([
      {
        Records: [expect.anything()],
        window: { start: '1970-01-01T00:00:10Z', end: '1970-01-01T00:00:20Z' },
        state: {},
        shardId: 'shardId-home',
        eventSourceARN: 'arn:aws:dynamodb:us-east-1:000000000000:table/people/stream/home',
        isFinalInvokeForWindow: false,
        isWindowTerminatedEarly: false,
      },
    ]);
  });

  it('passes the state from batch to batch, and once more when the window is over', async () => {
    const { events, clock, invoke } = counter();
    const records = [1, 2, 3].map((n) => change(n, n * second));
    const { running } = await feed(records, () => null, { ...windows, batchSize: 2 }, { clock, invoke });
    expect(events.map(brief)).toEqual([
      { records: [1, 2], state: {}, final: false },
      { records: [3], state: { count: 2 }, final: false },
    ]);
    clock.time = 10 * second;
    await running.settled();
    await running.settled();
    expect(events.slice(2).map(brief)).toEqual([{ records: [], state: { count: 3 }, final: true }]);
  });

  it('never mixes windows in a batch, and closes a window before it opens the next', async () => {
    const { events, clock, invoke } = counter();
    const records = [change(1, 9 * second), change(2, 10 * second), change(3, 35 * second)];
    await feed(records, () => null, windows, { clock, invoke });
    expect(events.map(brief)).toEqual([
      { records: [1], state: {}, final: false },
      { records: [], state: { count: 1 }, final: true },
      { records: [2], state: {}, final: false },
      { records: [], state: { count: 1 }, final: true },
      { records: [3], state: {}, final: false },
    ]);
  });

  it('has its state after a restart', async () => {
    const state = openState(':memory:');
    const { events, clock, invoke } = counter();
    const first = await feed([change(1)], () => null, windows, { clock, invoke, state });
    await first.running.stop();
    await feed([change(1), change(2, second)], () => null, windows, { clock, invoke, state });
    expect(events.map(brief)).toEqual([
      { records: [1], state: {}, final: false },
      { records: [2], state: { count: 1 }, final: false },
    ]);
  });

  it('keeps the earlier state when a batch fails, and retries the end of a window', async () => {
    const { events, clock, invoke } = counter();
    let calls = 0;
    const failingOnce = async (name: string, event: unknown) => {
      calls += 1;
      if (calls === 2 || calls === 4) throw new Error('no');
      return invoke(name, event);
    };
    const records = [change(1), change(2, second), change(3, 11 * second)];
    await feed(records, () => null, { ...windows, batchSize: 1 }, { clock, invoke: failingOnce });
    expect(events.map(brief)).toEqual([
      { records: [1], state: {}, final: false },
      { records: [2], state: { count: 1 }, final: false },
      { records: [], state: { count: 2 }, final: true },
      { records: [3], state: {}, final: false },
    ]);
  });
});
