import { ask } from './goods/ask.ts';
import { batteries } from './goods/batteries.ts';
import { fine } from './goods/fine.ts';
import { never } from './goods/never.ts';
import { papers } from './goods/papers.ts';
import type { Row, Verdict } from './goods/row.ts';

// Batteries first: most questions are about them.
const dangerous = { ...batteries, ...never, ...ask };
const all = { ...dangerous, ...papers, ...fine };

/** What stops goods or makes staff look at them: one code for each row. Parcels keep it, so a code stays when its words change. */
export type DangerCode = keyof typeof dangerous;
export type GoodsCode = keyof typeof all;

/** A kind of goods, with the words that people use for it. */
export interface Commodity<Code extends GoodsCode = GoodsCode>
  extends Omit<Row, 'verdict' | 'words' | 'also'> {
  readonly code: Code;
  readonly verdict: (typeof all)[Code]['verdict'];
  /** Examples, as people write them on packing lists and in questions. */
  readonly words: readonly string[];
  /** Further words for the same, which are understood and not shown. */
  readonly also: readonly string[];
}

const split = (words: string): readonly string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The row of a code. */
export const commodityOf = <Code extends GoodsCode>(code: Code): Commodity<Code> => {
  const row: Row = all[code];
  return { ...row, code, verdict: all[code].verdict, words: split(row.words), also: split(row.also) };
};

/**
 * The one table of what may fly, in the order in which it is shown: public pages, the checker, the booking, pre-alerts and
 * the bench all read it. Goods that are not in it may still be refused.
 */
export const commodities: readonly Commodity[] = (Object.keys(all) as GoodsCode[]).map(commodityOf);

/** The goods with a verdict, in the order in which they are shown. */
export const commoditiesByVerdict = (verdict: Verdict): readonly Commodity[] =>
  commodities.filter((commodity) => commodity.verdict === verdict);

/** The codes of what stops goods or makes staff look at them, in the order of the table. */
export const dangerCodes = Object.keys(dangerous) as [DangerCode, ...DangerCode[]];
