import { expect, test } from 'vitest';
import { freeUntil } from '../free-days.ts';
import { carriersOf } from './day.ts';
import { deviceTime } from './device-time.ts';

const tally = (carrier: string, counted: number, at: string) => ({ carrier, counted, at });
const of = (carrier: string, count: number) => Array.from({ length: count }, () => ({ carrier }));

test('what came first is received first: open since the first count that is not covered', () => {
  const tallies = [tally('UPS', 3, '10:00'), tally('UPS', 4, '14:00')];
  const [ups] = carriersOf({ tallies, received: of('UPS', 4), refused: of('UPS', 1) });
  expect(ups).toEqual({ carrier: 'UPS', counted: 7, received: 4, refused: 1, open: 2, openSince: '14:00' });
});

test('more than was counted is nothing open, and a carrier without a count stands there, too', () => {
  const came = {
    tallies: [tally('UPS', 1, '10:00')],
    received: [...of('UPS', 2), ...of('DHL', 1)],
    refused: [],
  };
  expect(carriersOf(came)).toEqual([
    { carrier: 'DHL', counted: 0, received: 1, refused: 0, open: 0 },
    { carrier: 'UPS', counted: 1, received: 2, refused: 0, open: 0 },
  ]);
});

test('a parcel that came late in the evening is free from the next New York day on, also when clocks change', () => {
  // November 28, 11:30 in the evening in New Jersey.
  expect(freeUntil('2026-11-29T04:30:00.000Z', 30)).toBe('2026-12-29T05:00:00.000Z');
  expect(freeUntil('2026-10-20T12:00:00.000Z', 30)).toBe('2026-11-20T05:00:00.000Z');
  expect(freeUntil('2026-11-28T12:00:00.000Z', 0)).toBe('2026-11-29T05:00:00.000Z');
});

test.each([
  ['2026-11-28T14:59:59.000Z', '2026-11-28T14:59:59.000Z', undefined],
  ['2026-11-21T15:00:00.000Z', '2026-11-21T15:00:00.000Z', undefined],
  ['2026-11-21T14:59:59.000Z', '2026-11-28T15:00:00.000Z', '2026-11-21T14:59:59.000Z'],
  ['2026-11-28T15:00:01.000Z', '2026-11-28T15:00:00.000Z', '2026-11-28T15:00:01.000Z'],
])('a device that says %s means %s', (said, at, saidAt) => {
  expect(deviceTime(said, new Date('2026-11-28T15:00:00.000Z'))).toEqual({
    at,
    ...(saidAt === undefined ? {} : { saidAt }),
  });
});
