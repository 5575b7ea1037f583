import { describe, expect, it } from 'vitest';
import { jsonOf, tableOf } from './print-table.ts';

describe('an answer in the terminal', () => {
  it('has numbers aligned to the right, texts to the left, and the number of rows', () => {
    const answer = {
      columns: ['route', 'visits'],
      rows: [
        ['/', 1200],
        ['/dashboard', 7],
      ],
    };
    expect(tableOf(answer)).toBe(
      [
        'route       visits',
        '──────────  ──────',
        '/             1200',
        '/dashboard       7',
        '(2 rows)',
      ].join('\n'),
    );
  });

  it('shows what strangers wrote on one line, shortened, and without control characters', () => {
    const message = `\u001b[2J\u001b]0;title\u0007It broke\r\nroot# ${'x'.repeat(100)}`;
    const lines = tableOf({ columns: ['message'], rows: [[message]] }).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^It broke root# x+…$/);
    expect(lines[2]?.length).toBe(60);
  });

  it('shows a missing value as an empty cell, and objects as JSON', () => {
    expect(tableOf({ columns: ['a', 'b'], rows: [[null, [1, 2]]] })).toContain('   [1,2]\n(1 row)');
  });
});

describe('an answer as JSON', () => {
  it('is complete, as a list of objects', () => {
    const answer = { columns: ['a', 'b'], rows: [['x'.repeat(100), null]] };
    expect(JSON.parse(jsonOf(answer))).toEqual([{ a: 'x'.repeat(100), b: null }]);
  });
});
