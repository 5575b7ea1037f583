import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** Where to go on and how many to give. `after` is the `next` of the page before. */
export interface PageRequest {
  readonly after: string | undefined;
  readonly limit: number;
}

export interface Page<Row> {
  readonly items: readonly Row[];
  /** Where the page ended; absent when nothing follows. */
  readonly next?: string;
}

/** Makes a page of what was read, which is one more than is shown where another page follows. */
export const cut = <Row>(
  found: readonly Row[],
  limit: number,
  positionOf: (row: Row) => string,
): Page<Row> => {
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return found.length > limit && last !== undefined ? { items, next: positionOf(last) } : { items };
};

/**
 * Answers a page of a list: reads on from where the cursor says. `list` names the list and its filter. A cursor that is
 * malformed or another list's is refused, and so is one of whose position `read` knows nothing.
 */
export const answerPage = async <Row>(
  list: string,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
  read: (request: PageRequest) => Promise<Page<Row> | undefined>,
): Promise<Result<{ items: Row[]; next?: string }, 'INVALID_CURSOR'>> => {
  const after = cursor === undefined ? undefined : decodeCursor(list, cursor);
  const isUnknown = cursor !== undefined && after === undefined;
  const page = isUnknown ? undefined : await read({ after, limit });
  if (!page) return refuse('INVALID_CURSOR', 'This page is no longer there. Start again from the first.');
  const { items, next } = page;
  return ok({ items: [...items], ...(next === undefined ? {} : { next: encodeCursor(list, next) }) });
};
