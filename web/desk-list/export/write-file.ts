import { type Cell, csvLine } from '#domain/kernel/csv.ts';
import { columns, type ExportedList } from './columns.ts';

/** Tells spreadsheets that the file is UTF-8. */
const UTF8_MARK = '\uFEFF';

/** The whole list as the text of a CSV file, page by page. `onRows` hears how many rows there are so far. */
export const fileOf = async (
  { headings, page }: ExportedList,
  query: string,
  { signal, onRows }: { readonly signal: AbortSignal; readonly onRows: (count: number) => void },
): Promise<string> => {
  const lines: string[] = [csvLine(headings as readonly Cell[])];
  let cursor: string | undefined;
  do {
    const { rows, next } = await page(query, cursor, signal);
    lines.push(...rows.map(csvLine));
    onRows(lines.length - 1);
    cursor = next;
  } while (cursor !== undefined);
  return UTF8_MARK + lines.join('');
};

/** Rows that are all there as the text of a CSV file. */
export const fileOfRows = <Row>(
  cells: Readonly<Record<string, (row: Row) => Cell | undefined>>,
  rows: readonly Row[],
): Promise<string> =>
  fileOf(
    columns(cells, async () => ({ items: rows })),
    '',
    { signal: new AbortController().signal, onRows: () => undefined },
  );
