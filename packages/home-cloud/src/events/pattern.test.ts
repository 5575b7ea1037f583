import { describe, expect, it } from 'vitest';
import { compilePattern } from './pattern.ts';

const matches = (pattern: unknown, event: unknown) => compilePattern(pattern)(event);
const event = {
  source: 'shop.orders',
  'detail-type': 'order-placed.v1',
  detail: { number: 10001, name: 'Keisha', tags: ['new', 'vip'], address: { country: 'GY' }, gone: null },
};

describe('an event pattern', () => {
  it('requires all its fields, with any of the values of each field', () => {
    expect(matches({ source: ['shop.orders', 'other'] }, event)).toBe(true);
    expect(matches({ source: ['shop.orders'], 'detail-type': ['other'] }, event)).toBe(false);
    expect(matches({ detail: { address: { country: ['GY'] } } }, event)).toBe(true);
    expect(matches({ detail: { missing: ['x'] } }, event)).toBe(false);
    expect(matches({ detail: { gone: [null] } }, event)).toBe(true);
    expect(matches({ detail: { number: ['10001'] } }, event)).toBe(false);
  });

  it.each([
    [{ name: [{ prefix: 'Kei' }] }, true],
    [{ name: [{ prefix: 'kei' }] }, false],
    [{ name: [{ prefix: { 'equals-ignore-case': 'kei' } }] }, true],
    [{ name: [{ suffix: 'sha' }] }, true],
    [{ name: [{ 'equals-ignore-case': 'KEISHA' }] }, true],
    [{ name: [{ wildcard: 'K*sh*' }] }, true],
    [{ name: [{ wildcard: 'K.*' }] }, false],
    [{ name: [{ 'anything-but': ['Ann', 'Bob'] }] }, true],
    [{ name: [{ 'anything-but': 'Keisha' }] }, false],
    [{ name: [{ 'anything-but': { prefix: 'Kei' } }] }, false],
    [{ missing: [{ 'anything-but': 'x' }] }, false],
    [{ name: [{ exists: true }] }, true],
    [{ missing: [{ exists: false }] }, true],
    [{ missing: [{ exists: true }] }, false],
    [{ number: [{ numeric: ['>', 10000, '<=', 10001] }] }, true],
    [{ number: [{ numeric: ['>', 10001] }] }, false],
    [{ tags: ['vip'] }, true],
    [{ tags: ['old'] }, false],
    [{ $or: [{ name: ['Ann'] }, { number: [10001] }] }, true],
    [{ $or: [{ name: ['Ann'] }, { number: [1] }] }, false],
  ])('%j answers %s', (detail, expected) => {
    expect(matches({ detail }, event)).toBe(expected);
  });

  it('refuses unsupported operators', () => {
    expect(() => compilePattern({ a: [{ cidr: '10.0.0.0/8' }] })).toThrow(/cidr/);
    expect(() => compilePattern({ a: 'text' })).toThrow(/\$\.a/);
    expect(() => compilePattern({ a: [] })).toThrow(/empty/);
    expect(() => compilePattern({ a: [{ numeric: ['about', 3] }] })).toThrow(/numeric/);
    expect(() => compilePattern({ $or: [{ a: [1] }] })).toThrow(/\$or/);
  });
});
