import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptRecord } from './accept-records.ts';
import { FACTS_LIMIT } from './limits.ts';
import { BusinessEvent, ErrorRecord, PerformanceMetric } from './records.ts';

const now = new Date('2026-11-24T15:00:00.000Z');
const timestamp = now.getTime();
const metric = (change: object) =>
  PerformanceMetric.safeParse({ name: 'm', value: 1, unit: 'u', timestamp, ...change });
const event = (change: object) => BusinessEvent.safeParse({ event: 'e', timestamp, ...change });
const error = (context: object) => ErrorRecord.safeParse({ message: 'm', context });
const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('what a client sends in the fixed shape is accepted', () => {
  test('a signed-out user', () => {
    expect(event({ userId: null }).success).toBe(true);
  });

  test.each([-1, 5e9, 0.1, -0, Number.MAX_VALUE, -Number.MAX_VALUE, 5e-324])('a value of %d', (value) => {
    const { data } = metric({ value });
    expect(data?.value).toBe(value);
    const accepted = data && acceptRecord.performance(data, now);
    expect(Number.isFinite(accepted?.value)).toBe(true);
  });

  test('lists and objects beside a record, and more in the context of an error', () => {
    expect(metric({ metadata: { sizes: [1, 2, { a: null }] } }).success).toBe(true);
    expect(event({ properties: { cart: { lines: [{ sku: 'a', count: 2 }] } } }).success).toBe(true);
    const { data } = error({ sessionId: 's', release: '1.2', metadata: { tries: [1, 2] } });
    const accepted = data && acceptRecord.errors(data, now);
    expect(accepted?.facts).toEqual({ release: '1.2', tries: '[1,2]' });
  });
});

describe('what is too much is refused', () => {
  test('by its bytes, not by its characters', () => {
    const room = FACTS_LIMIT.bytes - 20;
    expect(event({ properties: { a: 'x'.repeat(room) } }).success).toBe(true);
    expect(event({ properties: { a: 'x'.repeat(FACTS_LIMIT.bytes) } }).success).toBe(false);
    expect(event({ properties: { a: 'é'.repeat(room) } }).success).toBe(false);
    expect(event({ properties: { a: Array(FACTS_LIMIT.bytes).fill(1) } }).success).toBe(false);
    expect(error({ more: 'x'.repeat(100_000) }).success).toBe(false);
  });

  test('by its depth, also when it is far too deep to be read', () => {
    expect(event({ properties: { a: nested(FACTS_LIMIT.depth - 1) } }).success).toBe(true);
    expect(event({ properties: { a: nested(FACTS_LIMIT.depth) } }).success).toBe(false);
    const abyss = JSON.parse(`{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`);
    expect(event({ properties: abyss }).success).toBe(false);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, '1', null])('a value that is no number: %s', (value) => {
    expect(metric({ value }).success).toBe(false);
  });
});

describe('what is stored', () => {
  test('counts a value that its metric cannot have with the unknown names', () => {
    const of = (value: number) =>
      acceptRecord.performance({ name: 'LCP', unit: 'ms', value, timestamp }, now);
    expect(of(-1)).toMatchObject({ name: 'OTHER', called: 'LCP', value: -1 });
    expect(of(5e9)).toMatchObject({ name: 'OTHER', called: 'LCP', value: 5e9 });
    expect(of(2500)).toMatchObject({ name: 'LCP', value: 2500 });
  });

  test('has no secret and no person at any depth', () => {
    const properties = {
      form: { password: 'Skybarrel1', tokens: ['a'], email: 'ada@example.test', token: { inner: 'xyz' } },
      list: [['call +592 600 1234', 'ada@example.test']],
    };
    const told = JSON.stringify(acceptRecord.business({ event: 'e', timestamp, properties }, now));
    expect(told).not.toMatch(/Skybarrel1|ada@|600 1234|xyz/);
    expect(told).toContain('[email]');
  });

  test('is flat, of numbers and names that every store can hold, whatever JSON comes', () => {
    const facts = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue({ maxDepth: 6 }));
    fc.assert(
      fc.property(facts, (properties) => {
        const { data } = event({ properties });
        const { facts: kept = {} } = data ? acceptRecord.business(data, now) : {};
        for (const [name, value] of Object.entries(kept)) {
          expect(name).toMatch(/^[^\p{C}]{1,64}$/u);
          expect(['string', 'number', 'boolean'].includes(typeof value) || value === null).toBe(true);
          if (typeof value === 'number' && value !== 0) {
            expect(Math.abs(value)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER);
            expect(Math.abs(value)).toBeGreaterThan(1e-130);
          }
        }
      }),
    );
    const odd = event({
      properties: JSON.parse('{"__proto__":1,"":2,"big":1e308,"tiny":1e-200,"ok":3}'),
    }).data;
    expect(odd && acceptRecord.business(odd, now).facts).toEqual({ big: '1e+308', tiny: '1e-200', ok: 3 });
  });
});
