import { weOwe } from '../../billing/entry-words.ts';
import { type Cents, dollars } from '../../kernel/money.ts';
import type { Bill } from '../bill/bill.ts';
import { type Piece, weightOf } from '../pieces.ts';
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

/**
 * What is to be paid of a new price after the yes to it, in cents: what is owed now and what it is more, so what we owe comes off.
 * Below nothing we still owe that.
 */
const restAfter = (shipment: Parameters<typeof moreOf>[0], { owed }: Pick<Bill, 'owed'>): Cents =>
  owed + moreOf(shipment);

/** How much of what it is more is still to be given, in cents: nothing where we owe as much. */
export const moreToPay = (
  shipment: Parameters<typeof moreOf>[0],
  bill: Pick<Bill, 'owed'> | undefined,
): Cents => {
  const more = moreOf(shipment);
  return bill === undefined ? Math.max(0, more) : Math.max(0, Math.min(more, restAfter(shipment, bill)));
};

/** What is left where something was paid: nothing is said where all was, for then it is what it is more. */
const restWords = (shipment: Parameters<typeof moreOf>[0], bill: Pick<Bill, 'owed'>): string => {
  const rest = restAfter(shipment, bill);
  if (bill.owed > 0) return ` ${dollars(rest)} is left to pay.`;
  if (bill.owed === 0) return '';
  if (rest > 0) return ` ${weOwe(-bill.owed)}, so ${dollars(rest)} is left to pay.`;
  return ` ${weOwe(-bill.owed)}, so ${rest < 0 ? `we still owe you ${dollars(-rest)}` : 'nothing is left to pay'}.`;
};

/**
 * How much more that is, and beside what: `That is $288.00 more. You paid $2,066.00.`, or `That is $85.75 more, $715.75 in all.` Where
 * they paid a part of what was billed, or more than it, also what is left with it.
 */
export const moreWords = (
  shipment: Pick<Shipment, 'reweigh' | 'charged' | 'promise'>,
  bill: Bill | undefined,
): string => {
  const more = `That is ${dollars(moreOf(shipment))} more`;
  if (bill !== undefined && bill.paid > 0) {
    return `${more}. You paid ${dollars(bill.paid)}.${restWords(shipment, bill)}`;
  }
  return `${more}, ${dollars(shipment.reweigh?.total ?? 0)} in all.`;
};

const sizeWords = (sides: Piece['sides']): string =>
  sides === undefined ? '' : `, ${sides.length} × ${sides.width} × ${sides.height} ${sides.unit}`;

const pieceWords = (thousandthsLb: number, sides: Piece['sides']): string =>
  `${pounds(thousandthsLb / THOUSANDTHS)}${sizeWords(sides)}`;

/** What was told beside what was measured, a row for each piece, with what it is about first. */
export const measuredRows = ({
  pieces,
}: Pick<Shipment, 'pieces'>): readonly (readonly [string, string, string])[] =>
  pieces
    .filter(({ measured }) => measured !== undefined)
    .map(
      (piece) =>
        [
          `${piece.kind === 'BARREL' ? 'Barrel' : 'Box'}, piece ${piece.n} of ${pieces.length}`,
          pieceWords(piece.thousandthsLb, piece.sides),
          pieceWords(weightOf(piece), piece.measured?.sides),
        ] as const,
    );

/** What was to be paid for what was told, and what is asked for what was measured: a row each. Nobody tells or measures a price. */
export const pricesOf = ({
  reweigh,
  charged,
  promise,
}: Pick<Shipment, 'reweigh' | 'charged' | 'promise'>): readonly (readonly [label: string, sum: string])[] => {
  const { total } = charged ?? promise;
  return [
    ['Price before', dollars(total)],
    ['Price now', dollars(reweigh?.total ?? total)],
  ];
};
