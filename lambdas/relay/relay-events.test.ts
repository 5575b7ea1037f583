import type { DynamoDBRecord } from 'aws-lambda';
import { expect, test } from 'vitest';
import { type OutgoingEvent, relayEvents } from './relay-events.ts';

const record = (at: number, more: object = {}): DynamoDBRecord => ({
  eventName: 'INSERT',
  dynamodb: {
    SequenceNumber: String(at),
    NewImage: {
      outbox: { BOOL: true },
      event: { S: `{"id":"${at}"}` },
      detailType: { S: 'thing-happened.v1' },
      source: { S: 'skybarrel.things' },
      ...more,
    },
  },
});
const batch = (count: number) => Array.from({ length: count }, (_, at) => record(at));

const bus = (refuses: (event: OutgoingEvent) => boolean = () => false) => {
  const calls: OutgoingEvent[][] = [];
  const relay = relayEvents({
    publish: async (events) => {
      calls.push([...events]);
      return events.map((event) => (refuses(event) ? 'InternalFailure' : undefined));
    },
    log: { warn: () => undefined },
  });
  return { calls, relay };
};

test('publishes the events of the outbox unchanged, in order, ten at a time', async () => {
  const { calls, relay } = bus();
  expect(await relay(batch(23))).toBeUndefined();
  expect(calls.map(({ length }) => length)).toEqual([10, 10, 3]);
  expect(calls.flat().map(({ detail }) => detail)).toEqual(batch(23).map((_, at) => `{"id":"${at}"}`));
  expect(calls[0]?.[0]).toMatchObject({ detailType: 'thing-happened.v1', source: 'skybarrel.things' });
});

test('stops at the first event that the bus refuses, and returns its record', async () => {
  const { calls, relay } = bus(({ detail }) => detail === '{"id":"12"}' || detail === '{"id":"14"}');
  expect((await relay(batch(30)))?.dynamodb?.SequenceNumber).toBe('12');
  expect(calls).toHaveLength(2);
});

test('stops at the first event of a call that fails', async () => {
  let calls = 0;
  const relay = relayEvents({
    publish: async (events) => {
      calls += 1;
      if (calls === 2) throw new Error('away');
      return events.map(() => undefined);
    },
    log: { warn: () => undefined },
  });
  expect((await relay(batch(30)))?.dynamodb?.SequenceNumber).toBe('10');
});

test('ignores records that are not new outbox items', async () => {
  const { calls, relay } = bus();
  const others = [
    { ...record(1), eventName: 'REMOVE' as const },
    record(2, { outbox: { BOOL: false } }),
    {
      eventName: 'INSERT' as const,
      dynamodb: { SequenceNumber: '3', NewImage: { pk: { S: 'NUMBER#10001' } } },
    },
  ];
  expect(await relay(others)).toBeUndefined();
  expect(calls).toEqual([]);
});

test('fails for an incomplete outbox item, so that no event is lost', async () => {
  const { relay } = bus();
  const torn = record(5, { source: {} });
  expect(await relay([torn])).toBe(torn);
});
