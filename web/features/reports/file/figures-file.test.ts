import { expect, test } from 'vitest';
import { examples } from '#domain/reports/endpoint-examples.ts';
import { figuresFile } from './figures-file.ts';

test('the file has every figure of every row, with a total, and no cost where none is entered', async () => {
  const { rows, total } = examples.figures.reply;
  const [row] = rows;
  if (row === undefined) throw new Error('The example has a row.');
  const { profit: _unknown, ...without } = row;
  const text = await figuresFile(
    { by: 'flight' },
    { rows: [row, { ...without, key: 'GY-2026-11-none' }], total },
  );
  const [headings = '', first = '', second = '', last = ''] = text.split('\r\n');
  expect(headings).toMatch(/^.?Flight,Flights,Shipments,Pieces,Weight \(lb\)/);
  const cell = (line: string, heading: string) => line.split(',')[headings.split(',').indexOf(heading)];
  expect(['Revenue ($)', 'Margin ($)', 'On time'].map((heading) => cell(first, heading))).toEqual([
    '11043.25',
    '8054.25',
    '43',
  ]);
  expect(last.startsWith('All together,1,48')).toBe(true);
  // A cost that nobody entered is empty, and not zero.
  expect(second).toContain('11043.25,45.00,,0,,');
  expect(second).toMatch(/^"Guyana, no flight, November 2026",/);
});
