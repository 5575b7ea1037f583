import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, daysOf, turned } from './range.ts';

test('a month is whole weeks from Monday, a week is seven days', () => {
  const month = daysOf('month', '2026-12-15');
  expect([month[0], month.at(-1), month.length]).toEqual(['2026-11-30', '2027-01-03', 35]);
  expect(daysOf('month', '2026-08-01').length).toBe(42);
  expect(daysOf('month', '2027-02-10').at(-1)).toBe('2027-02-28');
  expect(daysOf('week', '2026-12-06')[0]).toBe('2026-11-30');
  expect(daysOf('week', '2026-12-07')[0]).toBe('2026-12-07');
  expect(daysOf('day', '2026-12-06')).toEqual(['2026-12-06']);
});

test('a shorter month has no 31st', () => {
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2026-12-31', -1)).toBe('2026-11-30');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

test.each([
  ['ArrowRight', 'week', '2026-12-07'],
  ['ArrowLeft', 'month', '2026-12-05'],
  ['ArrowDown', 'month', '2026-12-13'],
  ['ArrowUp', 'month', '2026-11-29'],
  ['ArrowDown', 'week', undefined],
  ['PageDown', 'day', '2027-01-06'],
  ['PageUp', 'week', '2026-11-06'],
  ['Tab', 'week', undefined],
] as const)('%s in a %s leads from December 6 to %s', (key, span, day) => {
  expect(dayAfterKey(key, span, '2026-12-06')).toBe(day);
});

test('each span turns by what it shows', () => {
  expect(turned('month', '2026-12-06', 1)).toBe('2027-01-06');
  expect(turned('week', '2026-12-06', -1)).toBe('2026-11-29');
  expect(turned('day', '2026-12-06', 1)).toBe('2026-12-07');
});
