import { expect, test } from 'vitest';
import { hourOf, rangeOf, searchOfView, searchWith, viewOf } from './address.ts';

const today = '2026-11-21';
const at = (search: string) => new URLSearchParams(search);

test('an address without a choice shows errors of the last seven days', () => {
  expect(viewOf(at(''), ['errors', 'exports'])).toBe('errors');
  expect(rangeOf(at(''), today)).toMatchObject({ from: '2026-11-15', to: today, preset: '7d' });
});

test.each([
  ['range=today', '2026-11-21', 1],
  ['range=30d', '2026-10-23', 30],
])('%s begins on %s', (search, from, days) => {
  const range = rangeOf(at(search), today);
  expect(range).toMatchObject({ from, to: today });
  expect(range.days).toHaveLength(days);
});

test('yesterday is a day of its own', () => {
  expect(rangeOf(at('range=yesterday'), today)).toMatchObject({
    preset: 'yesterday',
    days: ['2026-11-20'],
  });
});

test.each([
  ['hour=9', 9],
  ['hour=23', 23],
  ['hour=24', undefined],
  ['hour=-1', undefined],
  ['hour=', undefined],
])('%s of one day is hour %s, and of several days none', (search, hour) => {
  expect(hourOf(at(search), { from: today, to: today })).toBe(hour);
  expect(hourOf(at(search), { from: '2026-11-20', to: today })).toBeUndefined();
});

test('a custom range is kept in the address', () => {
  expect(rangeOf(at('from=2026-11-01&to=2026-11-03'), today)).toMatchObject({
    preset: undefined,
    days: ['2026-11-01', '2026-11-02', '2026-11-03'],
  });
});

test.each([
  'from=2026-01-01&to=2026-11-21',
  'from=2026-11-21&to=2026-11-01',
  'from=x&to=y',
  'range=toString',
])('an impossible range, %s, shows the default range', (search) =>
  expect(rangeOf(at(search), today).preset).toBe('7d'),
);

test('an unknown view shows errors', () => {
  expect(viewOf(at('view=constructor'), ['errors', 'exports'])).toBe('errors');
  expect(viewOf(at('view=exports'), ['errors', 'exports'])).toBe('exports');
  expect(viewOf(at('view=exports'), ['errors'])).toBe('errors');
});

test('another view keeps the days and drops other parameters', () => {
  expect(searchOfView(at('view=vitals&range=today&route=%2Fdashboard'), 'events')).toBe(
    '?view=events&range=today',
  );
  expect(searchOfView(at('view=vitals'), 'errors')).toBe('');
});

test('changing one parameter keeps the others, and an empty one is removed', () => {
  expect(searchWith(at('view=vitals&route=%2F'), { route: undefined })).toBe('?view=vitals');
  expect(searchWith(at('state=open'), { state: undefined })).toBe('?');
});
