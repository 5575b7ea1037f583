import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDestinations } from '../../kernel/destinations.ts';
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

  it('says until when that is the price, on the calendar there, and what it is after that', () => {
    const more = (now: string) => at(now).more;
    expect(more('2026-12-08T20:00:00Z')).toEqual({
      after: '2026-12-08',
      at: '2026-12-09T04:00:00.000Z',
      fee: 250,
    });
    expect(more('2026-12-15T20:00:00Z')).toEqual({
      after: '2026-12-15',
      at: '2026-12-16T04:00:00.000Z',
      fee: 500,
    });
    expect(at('2026-12-08T20:00:00Z', 'America/Jamaica').more.at).toBe('2026-12-09T05:00:00.000Z');
  });

  it('becomes dearer at that instant and not before, whenever it became ready', () => {
    const zones = allDestinations.map(({ zone }) => zone);
    const minutes = fc.integer({ min: 0, max: 60 * 24 * 900 });
    fc.assert(
      fc.property(fc.constantFrom(...zones), minutes, minutes, (zone, ready, waited) => {
        const since = Date.parse('2026-01-01T00:00Z') + ready * 60_000;
        const piece = { n: 1, readyAt: new Date(since).toISOString() };
        const feeAt = (ms: number) => storageOf(rates, piece, new Date(ms), zone);
        const now = since + waited * 60_000;
        const { fee, more } = feeAt(now);
        const next = Date.parse(more.at);
        expect(next).toBeGreaterThan(now);
        expect([feeAt(next - 1).fee, feeAt(next).fee]).toEqual([fee, more.fee]);
      }),
    );
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
