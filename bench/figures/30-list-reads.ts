import { type Figure, worstRatio } from '../harness/figure.ts';
import { historyLists } from '../support/lists/history.ts';
import { measureLists, type PageRead } from '../support/lists/measured-list.ts';
import { otherLists } from '../support/lists/others.ts';
import { quoteLists } from '../support/lists/quotes.ts';
import { shipmentLists } from '../support/lists/shipments.ts';

const MANY = 100_000;
const FEW = 1_000;

const lists = [...shipmentLists, ...quoteLists, ...otherLists, ...historyLists];
const PAGES = ['first page', 'next page'];
const pages = lists.flatMap(({ name }) => PAGES.map((page) => `${name}, ${page}`));

const perRow = ({ units, rows }: PageRead): number => units / rows;

export const figure: Figure = {
  name: 'list-reads',
  measures: 'Read units per row shown of every list, filter and search at 100,000 rows, the worst page',
  beside: 'at 1,000 rows',
  unit: 'units',
  direction: 'lower',
  reach: 1.2,
  aim: 1,
  value: worstRatio,
  repeats: pages.length,
  how: `Each list has a database at home, with the indexes of the template, in which the item builders of its domain have written as many rows as the list has. Things that
no page shows are stored as far as the list reads them. The API's own functions answer the first page of 25 and the next one; the read units are the consumed capacity that the database returns,
everything that answering needs included. A search finds 60 things at both sizes. Lists that cannot grow are not in it: rate cards, drafts, receivers, flights, waitlists and saved views have a limit of their own. The measurement is exact and does not vary.`,
  prepare: async () => {
    const [few, many] = [await measureLists(lists, FEW), await measureLists(lists, MANY)];
    let place = 0;
    const readsOf = (page: string) => {
      const [less, more] = [few.get(page), many.get(page)];
      if (!less || !more) throw new Error(`Nothing was read for ${page}.`);
      return { less, more };
    };
    return {
      paired: async () => {
        const { less, more } = readsOf(pages[place] ?? '');
        place += 1;
        return { ours: perRow(more), beside: perRow(less) };
      },
      details: async () =>
        pages.map((page) => {
          const { less, more } = readsOf(page);
          return {
            what: page,
            value: `${more.units} units for ${more.rows} rows, ${less.units} for ${less.rows}`,
          };
        }),
      close: async () => undefined,
    };
  },
};
