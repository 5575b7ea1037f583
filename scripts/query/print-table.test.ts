import { describe, expect, it } from 'vitest';
import { jsonOf, tableOf } from './print-table.ts';

describe('an answer on the screen', () => {
  it('has numbers at the right, texts at the left and says how many rows there are', () => {
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

  it('keeps what strangers wrote on its line, short, and without a say in the terminal', () => {
    const message = `\u001b[2J\u001b]0;title\u0007It broke\r\nroot# ${'x'.repeat(100)}`;
    const lines = tableOf({ columns: ['message'], rows: [[message]] }).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[2]).toMatch(/^It broke root# x+…$/);
    expect(lines[2]?.length).toBe(60);
  });

  it('shows nothing where there is nothing, and structures as JSON', () => {
    expect(tableOf({ columns: ['a', 'b'], rows: [[null, [1, 2]]] })).toContain('   [1,2]\n(1 row)');
  });
});

describe('an answer as JSON', () => {
  it('is whole, a list of objects', () => {
    const answer = { columns: ['a', 'b'], rows: [['x'.repeat(100), null]] };
    expect(JSON.parse(jsonOf(answer))).toEqual([{ a: 'x'.repeat(100), b: null }]);
  });
});
