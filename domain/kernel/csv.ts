/** What a cell may hold; null is an empty cell. */
export type Cell = string | number | boolean | null;

/** Spreadsheets take a text that begins so for a formula, and run it. */
const formulaLike = /^[=+\-@\t\r\n]/;
const needsQuotes = /[",\r\n]/;

const cellText = (cell: Cell): string => {
  if (cell === null) return '';
  const text = typeof cell === 'string' && formulaLike.test(cell) ? `'${cell}` : String(cell);
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * One line of CSV (RFC 4180), its end included. Texts that a spreadsheet would take for a formula get an apostrophe
 * before them, by which it knows them as text.
 */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cellText).join(',')}\r\n`;
