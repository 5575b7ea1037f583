import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnyClientBatch } from '#domain/telemetry/batch.ts';
import { insertBatches } from '../batches/batch-inserts.ts';
import { encodeBatch } from '../batches/codec.ts';
import { hourOfBatch } from '../batches/hour-of-batch.ts';
import { storeBatches } from './store-batches.ts';

interface Statement {
  readonly Statement: string;
  readonly Parameters: readonly unknown[];
}
interface Call {
  readonly input: { readonly Statements?: readonly Statement[]; readonly Key?: { pk: string; sk: string } };
}

const items = new Map<string, Record<string, unknown>>();
const calls: number[] = [];
/** Error codes for the next insertions, by batch id. */
const refusals = new Map<string, string>();
let outage = false;

const insert = ({ Statement, Parameters }: Statement) => {
  const names = [...Statement.matchAll(/'(\w+)': \?/g)].map(([, name]) => name ?? '');
  const item = Object.fromEntries(names.map((name, at) => [name, Parameters[at]]));
  const refusal = refusals.get(String(item.sk));
  if (refusal) return { Error: { Code: refusal, Message: 'as told' } };
  const key = `${item.pk} ${item.sk}`;
  if (items.has(key)) return { Error: { Code: 'DuplicateItem' } };
  items.set(key, item);
  return {};
};

const client = {
  send: async ({ input }: Call) => {
    if (input.Key) return { Item: items.get(`${input.Key.pk} ${input.Key.sk}`) };
    calls.push(input.Statements?.length ?? 0);
    if (outage) throw new Error('DynamoDB is away');
    return { Responses: input.Statements?.map(insert) };
  },
} as unknown as DynamoDBDocumentClient;

let now = new Date('2026-11-21T05:30:00.000Z');
const clock = () => now;
const store = storeBatches({
  insert: insertBatches(client, 'Telemetry', clock),
  hourOf: hourOfBatch(client, 'Telemetry', clock),
});

beforeEach(() => {
  items.clear();
  calls.length = 0;
  refusals.clear();
  outage = false;
  now = new Date('2026-11-21T05:30:00.000Z');
});

let made = 0;
/** A UUIDv7 of that instant. */
const idAt = (instant: string): string => {
  const time = Date.parse(instant).toString(16).padStart(12, '0');
  made += 1;
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${String(made).padStart(12, '0')}`;
};
const message = (id: string, receivedAt = now.toISOString()) => {
  const batch: AnyClientBatch = {
    id,
    kind: 'business',
    receivedAt,
    person: 'p',
    verified: false,
    userAgent: '',
    records: [{ at: 0, sessionId: 's', route: '/', event: 'visit' }],
  };
  return { messageId: `m-${id}`, body: Buffer.from(encodeBatch(batch)).toString('base64') };
};
const batches = () => [...items.keys()].filter((key) => !key.startsWith('CLAIM')).sort();

test('a batch is stored under its kind and the hour of its id, for thirty days', async () => {
  const id = idAt('2026-11-21T04:59:59.999Z');
  expect(await store([message(id)])).toEqual([]);
  expect(items.get(`business#2026-11-21T04 ${id}`)).toMatchObject({
    n: 1,
    expires_at: now.getTime() / 1000 + 30 * 86_400,
  });
});

test('a batch that is delivered again, at once or later, changes nothing and is no failure', async () => {
  const id = idAt('2026-11-21T05:00:00Z');
  expect(await store([message(id), message(id)])).toEqual([]);
  expect(await store([message(id)])).toEqual([]);
  expect(batches()).toHaveLength(1);
  expect(calls).toEqual([1, 1]);
});

test('twenty-five batches are stored in one call', async () => {
  const messages = Array.from({ length: 60 }, () => message(idAt('2026-11-21T05:00:00Z')));
  expect(await store(messages)).toEqual([]);
  expect(calls).toEqual([25, 25, 10]);
  expect(batches()).toHaveLength(60);
});

describe('a failure affects only its message', () => {
  test('when it cannot be read', async () => {
    const good = message(idAt('2026-11-21T05:00:00Z'));
    const failed = await store([{ messageId: 'poison', body: 'poison' }, good]);
    expect(failed.map(({ messageId }) => messageId)).toEqual(['poison']);
    expect(batches()).toHaveLength(1);
  });

  test('when the table refuses its batch', async () => {
    const [good, throttled] = [idAt('2026-11-21T05:00:00Z'), idAt('2026-11-21T05:00:00Z')];
    refusals.set(throttled, 'ThrottlingError');
    expect(await store([message(good), message(throttled)])).toEqual([
      { messageId: `m-${throttled}`, reason: 'ThrottlingError: as told' },
    ]);
    refusals.clear();
    expect(await store([message(throttled)])).toEqual([]);
    expect(batches()).toHaveLength(2);
  });

  test('or all messages, when the table does not answer; none is lost', async () => {
    outage = true;
    const messages = [message(idAt('2026-11-21T05:00:00Z')), message(idAt('2026-11-21T05:00:00Z'))];
    expect(await store(messages)).toHaveLength(2);
    outage = false;
    expect(await store(messages)).toEqual([]);
    expect(batches()).toHaveLength(2);
  });
});

describe('a browser whose clock is wrong', () => {
  test.each(['1970-01-01T00:00:00.001Z', '2099-12-31T23:59:59Z', '2026-11-19T05:00:00Z'])(
    'and says %s is stored under our hour, once however often it comes',
    async (instant) => {
      const id = idAt(instant);
      expect(await store([message(id)])).toEqual([]);
      const received = now.toISOString();
      now = new Date('2026-11-21T09:00:00Z');
      expect(await store([message(id), message(id, received)])).toEqual([]);
      expect(batches()).toEqual([`business#2026-11-21T05 ${id}`]);
    },
  );

  test('by a day and a minute ahead has its batch stored once, although it is less than a day ahead two minutes later', async () => {
    const id = idAt('2026-11-22T05:31:00Z');
    expect(await store([message(id)])).toEqual([]);
    now = new Date('2026-11-21T05:32:00Z');
    expect(await store([message(id)])).toEqual([]);
    expect(batches()).toEqual([`business#2026-11-21T05 ${id}`]);
  });

  test('by some hours ahead has its batch stored once, delivered before and after that time', async () => {
    const id = idAt('2026-11-21T09:00:00Z');
    for (const then of ['05:30', '08:30', '12:00', '23:00']) {
      now = new Date(`2026-11-21T${then}:00Z`);
      expect(await store([message(id)])).toEqual([]);
    }
    expect(batches()).toEqual([`business#2026-11-21T09 ${id}`]);
  });
});

describe('a batch that waited', () => {
  test('in the browser, because the first answer was lost, is stored once', async () => {
    const id = idAt('2026-11-21T05:00:00Z');
    await store([message(id)]);
    now = new Date('2026-11-24T12:00:00Z');
    expect(await store([message(id)])).toEqual([]);
    expect(batches()).toEqual([`business#2026-11-21T05 ${id}`]);
  });

  test('in the dead-letter queue is stored once, although the browser sent it again meanwhile', async () => {
    const id = idAt('2026-11-21T05:00:00Z');
    const dead = message(id);
    now = new Date('2026-11-24T12:00:00Z');
    expect(await store([message(id)])).toEqual([]);
    expect(await store([dead])).toEqual([]);
    expect(batches()).toEqual([`business#2026-11-24T12 ${id}`]);
  });

  test('in the dead-letter queue is stored under its own hour', async () => {
    const id = idAt('2026-11-21T05:00:00Z');
    const dead = message(id);
    now = new Date('2026-11-24T12:00:00Z');
    expect(await store([dead])).toEqual([]);
    expect(batches()).toEqual([`business#2026-11-21T05 ${id}`]);
  });
});
