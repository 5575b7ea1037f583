import { type Figure, worstRatio } from '../../harness/figure.ts';
import { askedOf, type MeasuredList, measureLists, type PageRead } from './measured-list.ts';

/** How many rows the lists have at the two sizes that are compared. */
interface Sizes {
  readonly few: number;
  readonly many: number;
}
const usualSizes: Sizes = { few: 1_000, many: 100_000 };
const PAGES = ['first page', 'next page'];

const pagesOf = (list: MeasuredList): readonly string[] =>
  askedOf(list).flatMap(({ name }) =>
    PAGES.slice(0, list.isWhole ? 1 : PAGES.length).map((page) => `${name}, ${page}`),
  );
/** The read units of each row that a page shows. */
export const perRow = ({ units, rows }: PageRead): number => units / rows;

/** What a figure of lists measures: read units per row at 100,000 rows beside those at 1,000, or at other sizes; one sample for each page. */
export const readsOfLists = (
  lists: readonly MeasuredList[],
  sizes = usualSizes,
): Pick<Figure, 'beside' | 'unit' | 'direction' | 'reach' | 'aim' | 'value' | 'repeats' | 'prepare'> => {
  const pages = lists.flatMap(pagesOf);
  return {
    beside: `at ${sizes.few.toLocaleString('en-US')} rows`,
    unit: 'units',
    direction: 'lower',
    reach: 1.2,
    aim: 1,
    value: worstRatio,
    repeats: pages.length,
    prepare: async () => {
      const [few, many] = [await measureLists(lists, sizes.few), await measureLists(lists, sizes.many)];
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
};
