import { stripVTControlCharacters } from 'node:util';
import type { Answer } from './open-lake.ts';

/** Wider cells are cut, because stacks and user agents would make the table unreadable. `--json` shows them whole. */
const MAX_CELL_WIDTH = 60;

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A value on one line. Strangers may have written it, so terminal control characters are removed. */
const cellOf = (value: unknown): string => {
  const oneLine = stripVTControlCharacters(textOf(value))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return oneLine.length > MAX_CELL_WIDTH ? `${oneLine.slice(0, MAX_CELL_WIDTH - 1)}…` : oneLine;
};

/** An answer as a table: names, a line, rows, and how many rows there are. Numbers are aligned to the right. */
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
