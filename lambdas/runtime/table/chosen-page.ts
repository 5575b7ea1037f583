import type { Page, PageRequest } from './page.ts';

/** Reads on in pieces of at least this many rows, so that few matches do not mean many requests. */
const LEAST_READ = 50;
/** Reads no further for one page once it has a row: what follows is on the next page. */
const MOST_READ = 2000;

interface Choosing<Row> {
  readonly read: (page: PageRequest) => Promise<Page<Row>>;
  readonly isChosen: (row: Row) => boolean;
  /** The position of a row in what is read. */
  readonly positionOf: (row: Row) => string;
}

/**
 * A page of those rows of a list that are chosen. It reads as much of the list as it needs, so the list should be the narrowest that has
 * them all. A page may be shorter than its limit although more follow: `next` says so.
 */
export const chosenPage = async <Row>(
  { read, isChosen, positionOf }: Choosing<Row>,
  { after, limit }: PageRequest,
): Promise<Page<Row>> => {
  const chosen: Row[] = [];
  let position = after;
  let count = 0;
  do {
    const page: Page<Row> = await read({ after: position, limit: Math.max(limit, LEAST_READ) });
    count += page.items.length;
    chosen.push(...page.items.filter(isChosen));
    position = page.next;
    // One more than the page shows, to know whether there is another page.
  } while (position !== undefined && chosen.length <= limit && (chosen.length === 0 || count < MOST_READ));
  const items = chosen.slice(0, limit);
  const last = items.at(-1);
  if (chosen.length > limit && last !== undefined) return { items, next: positionOf(last) };
  return { items, ...(position === undefined ? {} : { next: position }) };
};
