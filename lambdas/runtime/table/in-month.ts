import type { Page, PageRequest } from './page.ts';

/** After the position of every row of a month, which begins with `2026-11-`. */
const AFTER_ITS_DAYS = '~';

/** Reads the rows of a month, by UTC, of a list whose positions begin with an instant and that comes newest first. */
export const inMonth =
  <Row>(
    month: string,
    {
      read,
      positionOf,
    }: {
      readonly read: (page: PageRequest) => Promise<Page<Row>>;
      readonly positionOf: (row: Row) => string;
    },
  ) =>
  async ({ after = `${month}${AFTER_ITS_DAYS}`, limit }: PageRequest): Promise<Page<Row>> => {
    const page = await read({ after, limit });
    const items = page.items.filter((row) => positionOf(row) >= month);
    return items.length < page.items.length ? { items } : page;
  };
