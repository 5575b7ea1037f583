import type { ExportedList } from './columns.ts';

/** The numbers of the rows of a list, in their order, until there are as many as wanted. The first column of a list is its number. */
export const allIds = async (
  { page }: Pick<ExportedList, 'page'>,
  query: string,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<readonly string[]> => {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const { rows, next } = await page(query, cursor, signal);
    for (const [id] of rows) ids.add(String(id));
    cursor = next;
  } while (cursor !== undefined && ids.size < most);
  return [...ids].slice(0, most);
};
