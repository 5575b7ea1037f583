import { describe, expect, it } from 'vitest';
import { defaultRateCard } from '../../quotes/default-rate-card.ts';
import { readySince, storageOf } from './storage.ts';

const rates = defaultRateCard.card.storage;
/** Three in the afternoon in Georgetown. */
const readyAt = '2026-12-01T19:00:00.000Z';
const at = (now: string, zone = 'America/Guyana') => storageOf(rates, { n: 1, readyAt }, new Date(now), zone);

describe('storage of one piece at the counter', () => {
  it.each([
    ['on the day itself', '2026-12-01T23:00:00Z', 0, 0, 0],
    ['on day 1', '2026-12-02T12:00:00Z', 1, 0, 0],
    ['on day 7, the last free one', '2026-12-08T20:00:00Z', 7, 0, 0],
    ['on day 8', '2026-12-09T12:00:00Z', 8, 1, 250],
    ['on day 14, the last of the first week', '2026-12-15T20:00:00Z', 14, 1, 250],
    ['on day 15', '2026-12-16T12:00:00Z', 15, 2, 500],
    ['on day 50', '2027-01-20T12:00:00Z', 50, 7, 1750],
  ])('costs, %s', (_words, now, days, weeks, fee) => {
    expect(at(now)).toMatchObject({ days, weeks, fee, freeUntil: '2026-12-08' });
  });

  it('counts the days of the calendar there, not those of London', () => {
    // Eight in the evening of the last free day in Georgetown is midnight in London.
    expect(at('2026-12-09T03:59:59Z').fee).toBe(0);
    expect(at('2026-12-09T04:00:00Z').fee).toBe(250);
    expect(at('2026-12-09T03:59:59Z', 'UTC').fee).toBe(250);
  });

  it('is never negative, for a device whose clock was ahead', () => {
    expect(at('2026-11-30T12:00:00Z')).toMatchObject({ days: 0, fee: 0 });
  });
});

it('counts from when a piece could be collected first', () => {
  const ready = { code: 'NFD' as const, pieces: [1, 2], at: readyAt };
  const again = { ...ready, pieces: [1], at: '2026-12-05T19:00:00.000Z' };
  expect(readySince(1, [again, ready])).toBe(readyAt);
  expect(readySince(3, [again, ready])).toBeUndefined();
  expect(readySince(1, [{ ...ready, code: 'CCD' }])).toBeUndefined();
});
