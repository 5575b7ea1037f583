import type { Page, PageRequest } from './page.ts';

/** Reads on in pieces of at least this many rows, so that few matches do not mean many requests. */
const LEAST_READ_ON = 50;

interface Choosing<Row> {
  readonly read: (page: PageRequest) => Promise<Page<Row>>;
  readonly isChosen: (row: Row) => boolean;
  /** The position of a row in what is read. */
  readonly positionOf: (row: Row) => string;
}

/**
 * A page of those rows of a list that are chosen, as full as that of a list of them alone. It reads as much of the list as it needs, so
 * the list should be the narrowest that has them all.
 */
export const chosenPage = async <Row>(
  { read, isChosen, positionOf }: Choosing<Row>,
  { after, limit }: PageRequest,
): Promise<Page<Row>> => {
  const chosen: Row[] = [];
  // One more than the page shows, to know whether there is another page: where all are chosen, one piece is enough.
  let next: PageRequest | undefined = { after, limit: limit + 1 };
  while (next !== undefined && chosen.length <= limit) {
    const page: Page<Row> = await read(next);
    chosen.push(...page.items.filter(isChosen));
    next =
      page.next === undefined ? undefined : { after: page.next, limit: Math.max(limit + 1, LEAST_READ_ON) };
  }
  const items = chosen.slice(0, limit);
  const last = items.at(-1);
  return chosen.length > limit && last !== undefined ? { items, next: positionOf(last) } : { items };
};
