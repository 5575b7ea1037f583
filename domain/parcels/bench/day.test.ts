import { expect, test } from 'vitest';
import { freeUntil } from '../free-days.ts';
import { openAtDoor } from './day.ts';
import { deviceTime } from './device-time.ts';

const tally = (carrier: string, counted: number, at: string) => ({ carrier, counted, at });
const of = (carrier: string, count: number) => Array.from({ length: count }, () => ({ carrier }));

test('what came first is received first: open since the first count that is not covered', () => {
  const tallies = [tally('UPS', 3, '10:00'), tally('UPS', 4, '14:00')];
  const { carriers } = openAtDoor({ tallies, received: of('UPS', 4), refused: of('UPS', 1) });
  expect(carriers).toEqual([
    { carrier: 'UPS', counted: 7, received: 4, refused: 1, open: 2, openSince: '14:00' },
  ]);
});

test('more than was counted is nothing open, and a carrier without a count stands there, too', () => {
  const came = {
    tallies: [tally('UPS', 1, '10:00')],
    received: [...of('UPS', 2), ...of('DHL', 1)],
    refused: [],
  };
  expect(openAtDoor(came).carriers).toEqual([
    { carrier: 'DHL', counted: 0, received: 1, refused: 0, open: 0 },
    { carrier: 'UPS', counted: 1, received: 2, refused: 0, open: 0 },
  ]);
});

test('parcels of which nobody knows who brought them close the day in its sum, and what was counted as theirs closes nothing else', () => {
  const tallies = [tally('UPS', 3, '10:00')];
  const closed = openAtDoor({
    tallies,
    received: [...of('UPS', 1), ...of('OTHER', 1)],
    refused: of('OTHER', 1),
  });
  expect(closed).toMatchObject({ open: 0, unplaced: 2, carriers: [{ carrier: 'OTHER' }, { open: 2 }] });
  const counted = openAtDoor({
    tallies: [...tallies, tally('OTHER', 2, '11:00')],
    received: [...of('UPS', 1), ...of('OTHER', 2)],
    refused: [],
  });
  expect(counted).toMatchObject({ open: 2, unplaced: 0 });
  // Whoever came without any count has brought nothing that UPS counted.
  expect(openAtDoor({ tallies, received: of('DHL', 3), refused: [] }).open).toBe(3);
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
  expect(deviceTime({ at: said }, new Date('2026-11-28T15:00:00.000Z'))).toEqual({
    at,
    ...(saidAt === undefined ? {} : { saidAt }),
  });
});

test.each([
  // Its clock is two days slow, and the parcel waited for half an hour.
  ['2026-11-26T14:30:00.000Z', '2026-11-26T15:00:00.000Z', '2026-11-28T14:30:00.000Z'],
  // It is a year fast.
  ['2027-11-28T14:59:50.000Z', '2027-11-28T15:00:00.000Z', '2026-11-28T14:59:50.000Z'],
  // It was set back while the parcel waited.
  ['2026-11-28T14:00:00.000Z', '2026-11-28T12:00:00.000Z', '2026-11-28T15:00:00.000Z'],
])('a clock that said %s and says %s now means %s', (at, sentAt, meant) => {
  const time = deviceTime({ at, sentAt }, new Date('2026-11-28T15:00:00.000Z'));
  expect(time).toEqual({ at: meant, saidAt: at });
});

test('a clock that is nearly right is believed as it is', () => {
  const said = { at: '2026-11-28T14:30:00.000Z', sentAt: '2026-11-28T14:59:00.000Z' };
  expect(deviceTime(said, new Date('2026-11-28T15:00:00.000Z'))).toEqual({ at: said.at });
});
