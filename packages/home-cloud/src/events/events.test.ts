import { afterEach, describe, expect, it } from 'vitest';
import { openState, type State } from '../state/state.ts';
import { systemIds } from '../types.ts';
import type { EventDefinitions, TargetDefinition } from './definition.ts';
import { type Events, startEvents } from './events.ts';
import { compilePattern } from './pattern.ts';

const queueArn = 'arn:aws:sqs:us-east-1:000000000000:jobs';
const deadArn = 'arn:aws:sqs:us-east-1:000000000000:dead';
const functionArn = 'arn:aws:lambda:us-east-1:000000000000:function:worker';

const target = (arn: string, overrides: Partial<TargetDefinition> = {}): TargetDefinition => ({
  id: 'Target0',
  arn,
  input: {},
  deadLetterArn: deadArn,
  maximumRetries: 3,
  maximumAgeSeconds: 3600,
  ...overrides,
});

const definitions = (targets: readonly TargetDefinition[]): EventDefinitions => ({
  buses: ['default', 'house', 'second'].map((name) => ({ name, arn: `arn:bus/${name}` })),
  rules: [
    {
      name: 'assigned',
      arn: 'arn:rule/assigned',
      bus: 'house',
      matches: compilePattern({ 'detail-type': ['order-placed.v1'] }),
      targets,
    },
  ],
  archives: [{ name: 'all', bus: 'house', matches: () => true, retentionDays: 0 }],
  schedules: [],
});

let now = Date.parse('2026-11-03T12:00:00Z');
let events: Events | undefined;
afterEach(() => events?.stop());

const start = (
  all: EventDefinitions,
  options: {
    readonly state?: State;
    readonly invoke?: (name: string, event: unknown) => Promise<unknown>;
    readonly send?: (arn: string, body: string) => unknown;
  } = {},
) => {
  const sent: { arn: string; body: string; attributes: unknown }[] = [];
  const state = options.state ?? openState(':memory:');
  events = startEvents({
    definitions: all,
    state,
    clock: { now: () => now },
    ids: systemIds,
    region: 'us-east-1',
    accountId: '000000000000',
    invoke: options.invoke ?? (async () => null),
    functionOf: () => ({ asyncRetries: 2, deadLetterArn: undefined }),
    send: (arn, body, attributes = {}) => {
      options.send?.(arn, body);
      sent.push({ arn, body, attributes });
    },
    log: () => undefined,
  });
  return { events, sent, state };
};

const entry = { Source: 'shop.orders', DetailType: 'order-placed.v1', Detail: '{"n":1}' };
const put = (it: Events, ...Entries: object[]) =>
  it.putEvents({ Entries: Entries.map((one) => ({ EventBusName: 'house', ...one })) }) as {
    FailedEntryCount: number;
    Entries: { EventId?: string; ErrorCode?: string }[];
  };
const states = (it: Events) => it.latest(10).flatMap(({ deliveries }) => deliveries.map((one) => one.state));

/** Advances the clock until no delivery is pending. */
const settle = async (it: Events): Promise<void> => {
  for (let step = 0; step < 20 && states(it).includes('pending'); step += 1) {
    now += 60_000;
    it.tick();
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('an event', () => {
  it('is delivered to the targets of matching rules, and is stored in any case', async () => {
    const { events: it, sent } = start(definitions([target(queueArn)]));
    const answer = put(it, entry, { ...entry, DetailType: 'other.v1' });
    await settle(it);
    expect(answer.FailedEntryCount).toBe(0);
    expect(sent.map(({ arn, body }) => [arn, JSON.parse(body)])).toEqual([
      [
        queueArn,
        expect.objectContaining({
          id: answer.Entries[0]?.EventId,
          source: 'shop.orders',
          'detail-type': 'order-placed.v1',
          detail: { n: 1 },
          time: '2026-11-03T12:00:00Z',
        }),
      ],
    ]);
    expect(it.latest(10).map(({ envelope, archives }) => [envelope['detail-type'], archives])).toEqual([
      ['other.v1', ['all']],
      ['order-placed.v1', ['all']],
    ]);
  });

  it('is retried until the target succeeds', async () => {
    let failures = 2;
    const { events: it } = start(definitions([target(functionArn)]), {
      invoke: async () => {
        if (failures-- > 0) throw new Error('not now');
      },
    });
    put(it, entry);
    await settle(it);
    expect(it.latest(1)[0]?.deliveries).toEqual([
      expect.objectContaining({ state: 'delivered', attempts: 3 }),
    ]);
  });

  it('goes to the dead-letter queue with the reason after the last retry', async () => {
    const { events: it, sent } = start(definitions([target(functionArn)]), {
      invoke: async () => {
        throw new Error('never');
      },
    });
    put(it, entry);
    await settle(it);
    expect(states(it)).toEqual(['dead-lettered']);
    expect(sent).toEqual([
      expect.objectContaining({
        arn: deadArn,
        attributes: expect.objectContaining({ ERROR_MESSAGE: 'never', RULE_ARN: 'assigned' }),
      }),
    ]);
  });

  it('is delivered after a restart if the delivery was pending', async () => {
    const state = openState(':memory:');
    const first = start(definitions([target(functionArn)]), {
      state,
      invoke: () => new Promise(() => undefined),
    });
    put(first.events, entry);
    await first.events.stop();
    const received: unknown[] = [];
    const second = start(definitions([]), {
      state,
      invoke: async (_name, event) => void received.push(event),
    });
    await settle(second.events);
    expect(received).toEqual([expect.objectContaining({ detail: { n: 1 } })]);
  });

  it('can be forwarded to another bus', async () => {
    const second = 'arn:aws:events:us-east-1:000000000000:event-bus/second';
    const { events: it } = start(definitions([target(second)]));
    put(it, entry);
    await settle(it);
    expect(it.latest(10).map(({ bus }) => bus)).toEqual(['second', 'house']);
  });
});

describe('each invalid entry has its own error', () => {
  it.each([
    [{ Source: undefined }, 'InvalidArgument'],
    [{ DetailType: '' }, 'InvalidArgument'],
    [{ Detail: '[1]' }, 'MalformedDetail'],
    [{ Detail: 'no json' }, 'MalformedDetail'],
    [{ EventBusName: 'nowhere' }, 'ResourceNotFoundException'],
    [{ Source: 'aws.fake' }, 'NotAuthorizedForSourceException'],
  ])('%j is %s', (wrong, code) => {
    const { events: it } = start(definitions([]));
    const answer = put(it, { ...entry, ...wrong }, entry);
    expect(answer.FailedEntryCount).toBe(1);
    expect(answer.Entries[0]?.ErrorCode).toBe(code);
    expect(answer.Entries[1]?.EventId).toBeDefined();
  });

  it('refuses zero entries and more than ten', () => {
    const { events: it } = start(definitions([]));
    expect(() => put(it)).toThrow(/between 1 and 10/);
    expect(() => put(it, ...Array.from({ length: 11 }, () => entry))).toThrow(/between 1 and 10/);
  });
});

const schedule = {
  name: 'repair',
  arn: 'arn:rule/repair',
  expression: 'rate(2 minutes)',
  timeZone: 'UTC',
  source: 'aws.events' as const,
  targets: [target(functionArn)],
};

it('fires each schedule once when it is due', async () => {
  const calls: unknown[] = [];
  const invoke = async (_name: string, event: unknown) => void calls.push(event);
  const { events: it } = start({ ...definitions([]), schedules: [schedule] }, { invoke });
  now += 119_000;
  it.tick();
  expect(it.latest(10)).toHaveLength(0);
  now += 1000;
  it.tick();
  it.tick();
  await settle(it);
  expect(calls).toEqual([
    expect.objectContaining({ source: 'aws.events', 'detail-type': 'Scheduled Event', detail: {} }),
  ]);
});

it('runs each missed rate once after the machine was off, but no missed cron time', async () => {
  const noon = { ...schedule, name: 'noon', arn: 'arn:rule/noon', expression: 'cron(0 12 * * ? *)' };
  const all = { ...definitions([]), schedules: [schedule, noon] };
  const { events: before, state } = start(all);
  before.tick();
  expect(before.latest(10)).toHaveLength(0);
  await before.stop();
  const { events: it } = start(all, { state });
  it.tick();
  it.tick();
  expect(it.latest(10)).toHaveLength(1);
});

it('continues its schedules when the clock is set back', async () => {
  const calls: unknown[] = [];
  const invoke = async (_name: string, event: unknown) => void calls.push(event);
  const { events: it } = start({ ...definitions([]), schedules: [schedule] }, { invoke });
  now -= 7_200_000;
  it.tick();
  now += 120_000;
  it.tick();
  await settle(it);
  expect(calls).toHaveLength(1);
  now += 7_200_000 - 120_000;
});

describe('an event of a service', () => {
  it('reaches the rules of the default bus, which nobody else may send as', async () => {
    const rule = (bus: string) => ({
      name: bus,
      arn: `arn:rule/${bus}`,
      bus,
      matches: compilePattern({ source: ['aws.s3'], detail: { bucket: { name: ['inbox'] } } }),
      targets: [target(queueArn)],
    });
    const { events: it, sent } = start({
      ...definitions([]),
      rules: [rule('default'), rule('house')],
    });
    for (const name of ['inbox', 'outbox'])
      it.fromService({
        source: 'aws.s3',
        detailType: 'Object Created',
        resources: [`arn:aws:s3:::${name}`],
        detail: { bucket: { name }, object: { key: 'a' } },
      });
    await expect.poll(() => sent).toHaveLength(1);
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
      source: 'aws.s3',
      'detail-type': 'Object Created',
      detail: { bucket: { name: 'inbox' }, object: { key: 'a' } },
    });
  });
});

describe('a topic', () => {
  const topic = { name: 'news', arn: 'arn:aws:sns:us-east-1:000000000000:news', functions: [functionArn] };

  it('hands each message to its functions as SNS does, again when one fails', async () => {
    const calls: unknown[] = [];
    const { events: it } = start(definitions([]), {
      invoke: async (_, event) => {
        calls.push(event);
        if (calls.length === 1) throw new Error('away');
        return null;
      },
    });
    it.publish(topic, '{"n":1}');
    await expect.poll(() => calls).toHaveLength(1);
    await expect.poll(() => it.latest(1)[0]?.deliveries[0]?.attempts).toBe(1);
    now += 60_000;
    it.tick();
    await expect.poll(() => calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[1]).toMatchObject({
      Records: [{ EventSource: 'aws:sns', Sns: { TopicArn: topic.arn, Message: '{"n":1}' } }],
    });
  });
});
