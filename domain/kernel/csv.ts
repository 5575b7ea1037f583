/** A sum of money, such as cents: it always has two places, as bookkeepers read it. */
interface Sum {
  readonly hundredths: number;
}

/** The value of a cell; null is an empty cell. */
export type Cell = string | number | boolean | Sum | null;

/** Spreadsheets run a text that begins like this as a formula. Those of some languages take the wide signs for the same. */
const formulaLike = /^[=+\-@＝＋－＠\t\r\n]/;
const needsQuotes = /[",\r\n]/;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  if (typeof cell === 'object') return (cell.hundredths / 100).toFixed(2);
  const text = typeof cell === 'string' && formulaLike.test(cell) ? `'${cell}` : String(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * One line of CSV (RFC 4180) with its line end. A text that a spreadsheet would run as a formula gets an apostrophe in
 * front, which makes it plain text.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;

/** A text of a cell without the apostrophe that marks a formula as text. */
const plainCell = (text: string): string =>
  text.startsWith("'") && formulaLike.test(text.slice(1)) ? text.slice(1) : text;

/** A cell, quoted or not, with what ends it. */
const cellPattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;

/**
 * Reads CSV (RFC 4180) into lines of cells, whatever ends its lines, with or without the mark that spreadsheets put first. What `csvLine`
 * wrote is read as it was. A quote in the middle of a cell ends the reading there: the file is no CSV from then on.
 */
export const readCsv = (text: string): readonly (readonly string[])[] => {
  const body = text.replace(/^\uFEFF/, '');
  const lines: string[][] = [[]];
  cellPattern.lastIndex = 0;
  while (cellPattern.lastIndex < body.length) {
    const [, quoted, plain = '', end] = cellPattern.exec(body) ?? [];
    if (end === undefined) break;
    lines.at(-1)?.push(plainCell(quoted?.replaceAll('""', '"') ?? plain));
    if (end === ',' && cellPattern.lastIndex === body.length) lines.at(-1)?.push('');
    if (end !== ',' && end !== '' && cellPattern.lastIndex < body.length) lines.push([]);
  }
  return lines;
};
