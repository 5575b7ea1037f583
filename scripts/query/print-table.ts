import { stripVTControlCharacters } from 'node:util';
import type { Answer } from './open-lake.ts';

/** Wider cells are cut: stacks and user agents would make a table nobody can read. `--json` has them whole. */
const WIDEST = 60;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Text that strangers wrote, on one line and without a say in the terminal. */
const cellOf = (value: unknown): string => {
  const oneLine = stripVTControlCharacters(textOf(value))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return oneLine.length > WIDEST ? `${oneLine.slice(0, WIDEST - 1)}…` : oneLine;
};

/** An answer as a table: names, a rule, rows, how many there are. Numbers stand at the right. */
export const tableOf = ({ columns, rows }: Answer): string => {
  const cells = rows.map((row) => row.map(cellOf));
  const widths = columns.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const isNumber = columns.map((_, at) => rows.some((row) => typeof row[at] === 'number'));
  const line = (texts: readonly string[]): string =>
    texts
      .map((text, at) => (isNumber[at] ? text.padStart(widths[at] ?? 0) : text.padEnd(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  return [line(columns), rule, ...cells.map(line), `(${count})`].join('\n');
};

/** An answer as a JSON array of objects. */
export const jsonOf = ({ columns, rows }: Answer): string =>
  JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at] ?? null]))),
    undefined,
    2,
  );
