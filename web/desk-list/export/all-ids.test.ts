import { expect, test, vi } from 'vitest';
import { allIds } from './all-ids.ts';

const signal = new AbortController().signal;
const page = vi.fn(async (_query: string, cursor = '0') => ({
  rows: [
    [`A${cursor}`, 'x'],
    [`B${cursor}`, 'x'],
  ],
  ...(cursor === '3' ? {} : { next: String(Number(cursor) + 1) }),
}));

test('all rows of a list are chosen, each once, and never more than wanted', async () => {
  expect(await allIds({ page }, 'state=BOOKED', { most: 500, signal })).toEqual([
    'A0',
    'B0',
    'A1',
    'B1',
    'A2',
    'B2',
    'A3',
    'B3',
  ]);
  page.mockClear();
  expect(await allIds({ page }, '', { most: 3, signal })).toEqual(['A0', 'B0', 'A1']);
  expect(page).toHaveBeenCalledTimes(2);
  const moving = vi.fn(async (_query: string, cursor?: string) => ({
    rows: [['A'], ['B']],
    ...(cursor === undefined ? { next: 'more' } : {}),
  }));
  expect(await allIds({ page: moving }, '', { most: 500, signal })).toEqual(['A', 'B']);
});
