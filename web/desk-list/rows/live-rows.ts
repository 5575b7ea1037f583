/** How rows are told apart, and when one of them has changed. */
interface Identity<Row> {
  readonly idOf: (row: Row) => string;
  readonly versionOf: (row: Row) => string | number;
}

/** A page of a list. */
export interface RowPage<Row> {
  readonly items: readonly Row[];
  readonly next?: string | undefined;
}

/** What happened to a row while somebody looked at it: it changed, or it no longer belongs in this list. */
export type RowMark = 'changed' | 'gone';

/** A row as it is now, in the place where somebody first saw it. */
interface LiveRow<Row> {
  readonly row: Row;
  readonly mark?: RowMark;
}

export interface LiveRows<Row> {
  readonly rows: readonly LiveRow<Row>[];
  /** How many rows came to the list since. They are not shown yet, because they would move the others. */
  readonly arrived: number;
}

/**
 * Keeps the rows where somebody sees them and says what has happened to them since: `held` is the page as it was shown first,
 * `fresh` the same page as it is now. A full page has no room: what is below its last common row has only moved to or from the
 * next page, and is neither new nor gone.
 */
export const liveRows = <Row>(
  held: RowPage<Row>,
  fresh: RowPage<Row>,
  { idOf, versionOf }: Identity<Row>,
): LiveRows<Row> => {
  const now = new Map(fresh.items.map((row) => [idOf(row), row]));
  const before = new Set(held.items.map(idOf));
  const lastHeld = held.items.findLastIndex((row) => now.has(idOf(row)));
  const lastFresh = fresh.items.findLastIndex((row) => before.has(idOf(row)));
  const rows = held.items.map((row, place): LiveRow<Row> => {
    const current = now.get(idOf(row));
    if (current !== undefined)
      return versionOf(current) === versionOf(row) ? { row: current } : { row: current, mark: 'changed' };
    const wasPushedOff = fresh.next !== undefined && place > lastHeld && lastHeld !== -1;
    return wasPushedOff ? { row } : { row, mark: 'gone' };
  });
  const isNew = (row: Row, place: number): boolean =>
    !before.has(idOf(row)) && (held.next === undefined || lastFresh === -1 || place < lastFresh);
  return { rows, arrived: fresh.items.filter(isNew).length };
};
