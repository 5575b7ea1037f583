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
