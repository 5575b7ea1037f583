import { ok, type Result, refuse } from '#domain/kernel/result.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';

/** Position and size of a page. `after` is the `next` of the previous page. */
export interface PageRequest {
  readonly after: string | undefined;
  readonly limit: number;
}

export interface Page<Row> {
  readonly items: readonly Row[];
  /** Position after the page; absent on the last. */
  readonly next?: string;
}

/** Cuts a page from rows that may contain one more than the page shows. */
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
 * Answers a page of a list from its cursor. `list` names the list and its filter. A cursor is refused when it is
 * malformed, belongs to another list, or has a position that `read` does not know.
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
