import { expect, test, vi } from 'vitest';
import { rangeProblem } from './day-range.ts';

test.each([
  ['2026-11-21', '2026-11-21'],
  ['2026-10-22', '2026-11-21'],
])('%s to %s is a valid range', (from, to) => {
  expect(rangeProblem({ from, to })).toBeUndefined();
});

test.each([
  ['2026-10-21', '2026-11-21', /at most 31 days/],
  ['2026-11-22', '2026-11-21', /Swap/],
  ['', '2026-11-21', /Choose a first/],
  ['2026-11-31', '2026-12-01', /Choose a first/],
  ['2026-11-01', '2100-12-31', /at most 31 days/],
  ['2026-11-01', '9999-12-31', /Choose a first/],
  ['0001-01-01', '2026-11-01', /Choose a first/],
])('%s to %s is refused with the reason', (from, to, why) => {
  expect(rangeProblem({ from, to })).toMatch(why);
});

test('the length of a range is computed without listing its days, so a huge range costs nothing', () => {
  const written = vi.spyOn(Date.prototype, 'toISOString');
  rangeProblem({ from: '2026-11-20', to: '2026-11-21' });
  const ofTwoDays = written.mock.calls.length;
  rangeProblem({ from: '2000-01-01', to: '2100-12-31' });
  expect(written.mock.calls.length - ofTwoDays).toBe(ofTwoDays);
  written.mockRestore();
});
