import { expect, test } from 'vitest';
import { sampleBooking, tuesday, wednesday } from '../../bookings/testing/sample-booking.ts';
import { instantOf, minutesOf, spanOf, spanOn } from '../planning/minutes.ts';
import { sampleVisit } from '../testing/sample-run.ts';
import { loadOfBarrels, loadOfGoods } from './load-of.ts';

const rows = [{ barrel: 'B55' as const, quantity: 2 }];
const first = { number: 1, purpose: 'FIRST' as const, slot: tuesday, state: 'PLANNED' as const };
const main = { ...first, number: 2, purpose: 'MAIN' as const, slot: wednesday };

test('a barrel takes the square that it stands on, full or empty, and a light box a small one', () => {
  expect(loadOfGoods(sampleBooking.goods)).toEqual({ lb: 140, cubicFeet: 9.4, pieces: 1 });
  expect(loadOfBarrels(rows)).toEqual({ lb: 42, cubicFeet: 18.7, pieces: 2 });
  expect(loadOfGoods([{ kind: 'box', quantity: 3, weightLb: 2 }])).toEqual({
    lb: 6,
    cubicFeet: 4.5,
    pieces: 3,
  });
  expect(loadOfGoods([{ kind: 'box', quantity: 1, weightLb: 50 }]).cubicFeet).toBe(4.8);
});

test('empty barrels that come first are brought alone, and the visit after that takes the full ones', () => {
  const emptyBarrels = { how: 'FIRST' as const, rows };
  const brought = sampleVisit({ emptyBarrels, visits: [first] });
  expect(brought).toMatchObject({ brings: { pieces: 2 }, goods: [], minutes: 12 });
  expect(brought.takes).toBeUndefined();
  const taken = sampleVisit({ emptyBarrels, visits: [first, main] });
  expect(taken).toMatchObject({ visit: 2, takes: { lb: 140, pieces: 1 }, minutes: 10 });
  expect(taken.brings).toBeUndefined();
});

test('empty barrels that come along go out and come back, and are filled while we wait', () => {
  const along = sampleVisit({ emptyBarrels: { how: 'ALONG', rows } });
  expect(along).toMatchObject({ brings: { pieces: 2 }, takes: { pieces: 1 }, minutes: 30 });
});

test('stairs take longer with each piece', () => {
  const place = { zip: '11226', stairs: true, street: '12 Sample Avenue', miles: 13 };
  expect(sampleVisit({ place }).minutes).toBe(13);
});

test.each([
  ['clocks go forward', '2026-03-08', 8 * 60],
  ['clocks go back', '2026-11-01', 10 * 60],
  ['of any other day', '2026-12-01', 9 * 60],
])(
  'nine o’clock on a day on which %s is so many minutes after midnight, there and back',
  (_what, day, minutes) => {
    const span = spanOn(day, { from: '09:00', to: '12:00' });
    expect(minutesOf(day, span)).toEqual({ from: minutes, to: minutes + 180 });
    expect(spanOf(day, minutesOf(day, span))).toEqual(span);
    expect(instantOf(day, minutes)).toBe(span.from);
  },
);
