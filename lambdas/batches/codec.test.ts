import { brotliCompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyClientBatch, ClientBatch, Facts } from '#domain/telemetry/batch.ts';
import { metricNames } from '#domain/telemetry/catalogue.ts';
import { newId } from '../runtime/new-id.ts';
import { fromImage, fromItem, keyOf, toItem } from './batch-keys.ts';
import { decodeBatch, decodeEvent, encodeBatch, encodeEvent } from './codec.ts';

const factName = fc.stringMatching(/^[\w.-]{1,20}$/);
const fact = fc.oneof(
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  fc.boolean(),
  fc.constant(null),
);
const facts: fc.Arbitrary<Facts> = fc
  .array(fc.tuple(factName, fact), { minLength: 1, maxLength: 5 })
  .map((entries) => Object.fromEntries(entries));
const record = fc.record(
  {
    at: fc.nat(4e12),
    skewed: fc.constant(true as const),
    sessionId: fc.string(),
    route: fc.string(),
    fingerprint: fc.string(),
    message: fc.string(),
    stack: fc.string(),
    facts,
  },
  { requiredKeys: ['at', 'sessionId', 'route', 'fingerprint', 'message'] },
);
const batch: fc.Arbitrary<ClientBatch<'errors'>> = fc.record(
  {
    id: fc.uuid(),
    kind: fc.constant('errors' as const),
    receivedAt: fc.nat(4e12).map((ms) => new Date(ms).toISOString()),
    person: fc.string(),
    userId: fc.string(),
    verified: fc.boolean(),
    userAgent: fc.string(),
    records: fc.array(record, { maxLength: 20 }),
  },
  { requiredKeys: ['id', 'kind', 'receivedAt', 'person', 'verified', 'userAgent', 'records'] },
);

test('a batch is read back with every field', () => {
  fc.assert(
    fc.property(batch, (given) => {
      expect(decodeBatch(encodeBatch(given))).toEqual(given);
    }),
  );
});

const minuteOf = (now: number): AnyClientBatch => ({
  id: newId(),
  kind: 'performance',
  receivedAt: new Date(now).toISOString(),
  person: crypto.randomUUID().slice(0, 16),
  userId: crypto.randomUUID(),
  verified: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; SM-A156M) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  records: Array.from({ length: 20 }, (_, index) => ({
    at: now - 1371 * index,
    sessionId: '0192f3a4-5b6c-7d8e-9f01-23456789abcd',
    route: ['/', '/auth/register', '/dashboard', '/admin/mailboxes/:number'][index % 4] ?? '/',
    name: metricNames[index % metricNames.length] ?? 'LCP',
    value: (index * 7919) % 4000,
    facts: { rating: index % 3 ? 'good' : 'poor', navigationType: 'navigate' },
  })),
});

test('twenty mixed measurements fit into one write unit of a kilobyte, keys included', () => {
  const given = minuteOf(Date.UTC(2026, 10, 21, 5, 10));
  const body = encodeBatch(given);
  const item = toItem({ kind: 'performance', hour: '2026-11-21T05', id: given.id, n: 20, body }, new Date());
  const names = Object.keys(item).join('').length;
  const values = item.pk.length + item.sk.length + body.length + 2 * 21; // a number takes at most 21 bytes
  expect(names + values).toBeLessThanOrEqual(1024);
});

test('malformed bytes, another layout and decompression bombs are refused', () => {
  const bomb = brotliCompressSync(Buffer.alloc(8 * 1024 * 1024));
  for (const bytes of [Buffer.from('rubbish'), encodeEvent([2, 'id']), encodeEvent({}), bomb])
    expect(() => decodeBatch(bytes)).toThrow();
});

test('an event is read back unchanged', () => {
  const envelope = { id: newId(), type: 'mailbox.assigned.v1', data: { number: '10001' } };
  expect(decodeEvent(encodeEvent(envelope))).toEqual(envelope);
});

test('an item of the table and a record of its stream give the same batch', () => {
  const given = {
    kind: 'errors',
    hour: '2026-11-21T05',
    id: newId(),
    n: 3,
    body: Buffer.from('body'),
  } as const;
  expect(fromItem(toItem(given, new Date()))).toEqual(given);
  const { pk, sk } = keyOf(given);
  const image = { pk: { S: pk }, sk: { S: sk }, n: { N: '3' }, body: { B: given.body.toString('base64') } };
  expect(fromImage(image)).toEqual(given);
});
