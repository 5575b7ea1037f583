import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';

const records = globSync('docs/decisions/[0-9]*.md').toSorted();
const numberOf = (path: string): string => basename(path).slice(0, 4);
const index = readFileSync('docs/decisions/README.md', 'utf8');
const statusLine =
  /^\*\d{4}-\d{2}-\d{2}, (?:accepted(?:, amended by (?<amended>.+))?|superseded by (?<superseded>.+))\.\*$/;

/** Numbers that were given to drafts which became part of another record. They are never given again. */
const neverUsed: readonly string[] = ['0046', '0072', '0083'];

test('each number is one record, and only those that the index explains are missing', () => {
  const numbers = records.map(numberOf);
  expect(new Set(numbers).size).toBe(numbers.length);
  const last = Number(numbers.at(-1));
  const missing = Array.from({ length: last }, (_, place) => String(place + 1).padStart(4, '0')).filter(
    (number) => !numbers.includes(number),
  );
  expect(missing).toEqual(neverUsed);
  for (const number of neverUsed) expect(index).toContain(number);
});

describe.each(records)('%s', (path) => {
  const [title = '', , status = ''] = readFileSync(path, 'utf8').split('\n');

  test('has its number, its day and its status, and is in the index', () => {
    expect(title).toMatch(new RegExp(`^# ${numberOf(path)} `));
    expect(status).toMatch(statusLine);
    expect(index).toContain(`(${basename(path)})`);
  });

  test('leads to a later record where it no longer holds', () => {
    const { amended, superseded } = statusLine.exec(status)?.groups ?? {};
    const heirs = [...(amended ?? superseded ?? '').matchAll(/\]\((\d{4})/g)].map(([, number]) =>
      Number(number),
    );
    for (const heir of heirs) expect(heir).toBeGreaterThan(Number(numberOf(path)));
    const row = index.split('\n').find((line) => line.includes(`(${basename(path)})`)) ?? '';
    expect(row.includes('superseded by')).toBe(superseded !== undefined);
  });
});
