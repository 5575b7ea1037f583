import { expect, test, vi } from 'vitest';
import { fileOf } from './write-file.ts';

const signal = new AbortController().signal;

test('a list is walked to its end, in its order, and what a spreadsheet would run is plain text', async () => {
  const pages: Record<string, { rows: string[][]; next?: string }> = {
    '': { rows: [['Ann'], ['=1+1']], next: 'second' },
    second: { rows: [['Ben, junior']], next: 'third' },
    third: { rows: [] },
  };
  const page = vi.fn(async (_query: string, cursor = '') => pages[cursor] ?? { rows: [] });
  const onRows = vi.fn();
  const text = await fileOf({ headings: ['Name'], page }, 'state=BOOKED', { signal, onRows });
  expect(text).toBe('\uFEFFName\r\nAnn\r\n\'=1+1\r\n"Ben, junior"\r\n');
  expect(page.mock.calls.map(([query, cursor]) => [query, cursor])).toEqual([
    ['state=BOOKED', undefined],
    ['state=BOOKED', 'second'],
    ['state=BOOKED', 'third'],
  ]);
  expect(onRows.mock.calls.map(([count]) => count)).toEqual([2, 3, 3]);
});

test('a page that fails makes no file', async () => {
  const page = async () => {
    throw new Error('offline');
  };
  await expect(fileOf({ headings: ['Name'], page }, '', { signal, onRows: () => {} })).rejects.toThrow(
    'offline',
  );
});
