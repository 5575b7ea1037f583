import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lakeTables } from '../../lake/tables.ts';
import { telemetryKinds } from '../../telemetry/catalogue.ts';
import { exportHeader, exportLine } from './export-line.ts';

const mask = (text: string) => `masked(${text.length})`;
const row = {
  batch_id: '019a1d3c-0000-7000-8000-000000000001',
  record: 0,
  received_at: '2026-11-21T12:00:00.000Z',
  occurred_at: '2026-11-21T11:59:58.000Z',
  skewed: false,
  session_id: 'session',
  person: 'feedfacefeedface',
  user_id: 'sample-user-0001',
  verified: true,
  user_agent: 'Sample browser',
  route: '/dashboard',
  facts: null,
  fingerprint: '3f2a9c0d1b7e4856',
  message: 'It broke',
  stack: null,
  component: null,
  action: null,
};
const csv = exportLine({ kind: 'errors', format: 'csv' }, mask);
const ndjson = exportLine({ kind: 'errors', format: 'ndjson' }, mask);

/** Cells of one line of CSV, by RFC 4180. */
const cellsOf = (line: string): string[] =>
  [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?:,|\r\n$)/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );

describe('a file', () => {
  test.each(telemetryKinds)("of %s as CSV begins with the names of the lake's columns", (kind) => {
    const header = exportHeader({ kind, format: 'csv' });
    expect(cellsOf(header)).toEqual(Object.keys(lakeTables[kind].columns));
  });

  test('as NDJSON begins with its first record', () => {
    expect(exportHeader({ kind: 'errors', format: 'ndjson' })).toBe('');
  });
});

describe('a line', () => {
  test('has a cell for each column, in their order', () => {
    const cells = cellsOf(csv(row));
    const named = Object.fromEntries(
      cellsOf(exportHeader({ kind: 'errors', format: 'csv' })).map((name, at) => [name, cells[at]]),
    );
    expect(named).toMatchObject({ record: '0', verified: 'true', message: 'It broke', stack: '' });
  });

  test('masks the account and the person, and nothing else', () => {
    const masked = { ...row, person: mask(row.person), user_id: mask(row.user_id) };
    expect(JSON.parse(ndjson(row))).toEqual(masked);
    expect(csv(row)).toContain(`,${masked.person},${masked.user_id},`);
    for (const line of [csv(row), ndjson(row)]) {
      expect(line).not.toContain(row.person);
      expect(line).not.toContain(row.user_id);
    }
  });

  test('of a person without an account has an empty account', () => {
    expect(JSON.parse(ndjson({ ...row, user_id: null }))).toMatchObject({ user_id: null });
    expect(csv({ ...row, user_id: null })).toContain(`,${mask(row.person)},,true,`);
  });
});

describe('any text from a browser', () => {
  const texts = fc.string({ unit: 'binary' });

  test('is one line of NDJSON and is read back unchanged', () => {
    fc.assert(
      fc.property(texts, (message) => {
        const line = ndjson({ ...row, message });
        expect(line.indexOf('\n')).toBe(line.length - 1);
        expect(JSON.parse(line)).toMatchObject({ message });
      }),
    );
  });

  test('stays in its cell of CSV, and no cell begins like a formula', () => {
    const dangerous = fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ','), texts);
    fc.assert(
      fc.property(
        fc.oneof(
          texts,
          dangerous.map(([first, rest]) => first + rest),
        ),
        (message) => {
          const cells = cellsOf(csv({ ...row, message }));
          expect(cells).toHaveLength(Object.keys(lakeTables.errors.columns).length);
          const cell = cells[Object.keys(lakeTables.errors.columns).indexOf('message')];
          expect([message, `'${message}`]).toContain(cell);
          for (const each of cells) expect(each).not.toMatch(/^[=+\-@\t\r\n]/);
        },
      ),
    );
  });
});
