import { dollars } from '../../kernel/money.ts';
import type { Bill } from '../bill/bill.ts';
import { weightOf } from '../pieces.ts';
import type { Shipment } from '../shipment.ts';
import { countedPieces, goodsWords } from './goods-words.ts';

/** How much more it costs than before, in cents; less than zero when it costs less. */
export const moreOf = ({
  reweigh,
  charged,
  promise,
}: Pick<Shipment, 'reweigh' | 'charged' | 'promise'>): number =>
  (reweigh?.total ?? 0) - (charged ?? promise).total;

const THOUSANDTHS = 1000;
const pounds = (lb: number): string => `${Number(lb.toFixed(1)).toLocaleString('en-US')} lb`;

/**
 * What was told and what was measured: `Your 10 boxes weigh 600 lb, not 520 lb.` Where the scale shows no more than was told, it is
 * the size that counts, and then these are the pounds that the price is made of.
 */
export const measuredWords = ({ pieces, reweigh }: Pick<Shipment, 'pieces' | 'reweigh'>): string => {
  const counted = countedPieces(pieces);
  const goods = goodsWords(counted);
  const isOne = counted.length === 1;
  const told = counted.reduce((sum, { thousandthsLb }) => sum + thousandthsLb, 0) / THOUSANDTHS;
  const weighed = counted.reduce((sum, piece) => sum + weightOf(piece), 0) / THOUSANDTHS;
  if (weighed > told)
    return `Your ${goods} ${isOne ? 'weighs' : 'weigh'} ${pounds(weighed)}, not ${pounds(told)}.`;
  return reweigh === undefined
    ? `Your ${goods} ${isOne ? 'was' : 'were'} more than you told us.`
    : `Your ${goods} ${isOne ? 'is' : 'are'} larger than you told us: ${isOne ? 'it counts' : 'they count'} as ${pounds(reweigh.measuredLb)}, not ${pounds(reweigh.declaredLb)}.`;
};

/** How much more that is, beside what was paid: `That is $288.00 more. You paid $2,066.00.` */
export const moreWords = (
  shipment: Pick<Shipment, 'reweigh' | 'charged' | 'promise'>,
  bill: Bill | undefined,
): string => {
  const more = `That is ${dollars(moreOf(shipment))} more.`;
  return bill !== undefined && bill.paid > 0 ? `${more} You paid ${dollars(bill.paid)}.` : more;
};
