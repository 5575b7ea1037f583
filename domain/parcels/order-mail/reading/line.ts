import { type Label, labelOf } from './labels.ts';
import { type Amount, amountsIn } from './money.ts';
import { goodsNamed, isDetail, isNoise } from './noise.ts';

/** An amount beside goods: the price of one, of all of them, or the mail does not say. */
export type AmountOf = 'ONE' | 'ALL' | 'UNSAID';

/** What one line says about goods. */
export interface LineRead {
  /** What the goods are called, or undefined when the line names none. */
  readonly title?: string;
  readonly bulleted: boolean;
  readonly quantity?: number;
  /** None, one, or several of which only one can be what was paid. */
  readonly amounts: readonly Amount[];
  readonly amountOf: AmountOf;
  /** The line is about the order: a sum, a charge, a discount. */
  readonly label?: Label;
}

const QUANTITY =
  /\(?\b(?:qty|quantity|count|units?)\b\.?(?: (?:ordered|shipped))?\s?[:#x×]?\s?(\d{1,3})\b(?! ?(?:of|pack|pcs|piece|ct)\b)\)?/i;
const UNITS = /^(\d{1,3}) (?:units?|pcs|pieces?)(?=\s*(?:\/|$))/i;
const TIMES_BEFORE = /^(?:[•*·-] )?(\d{1,3})\s?[x×]\s(?=\D)/i;
/** Not the measures of `Board 2 x 4`. */
const TIMES_AFTER = /(?:(?<=[\p{L}\p{P}])\s[x×]\s?|\s[x×])(?<![\d.]\s[x×]\s)(\d{1,3})$/iu;
const EACH = /(?:\/\s?(?:ea(?:ch)?|item|unit)|\b(?:each|ea|apiece|per item|a piece))\b\.?/i;
const BULLET = /^[•*·–-]\s+/;
const TIMES_AMOUNT = /(?:^|[\s(])(\d{1,3})\s?(?:[x×@]|at)\s?$/i;
const AMOUNT_TIMES = /^\s?[x×*]\s?(\d{1,3})\b/i;

const countOf = (text: string | undefined): number | undefined => {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : undefined;
};

/** What is left of a line without its amounts. */
const without = (text: string, amounts: readonly Amount[]): string =>
  amounts.toReversed().reduce((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

const hasWords = (text: string): boolean => (text.match(/\p{L}/gu) ?? []).length >= 2;

/** Words in a line that only say what the next ones are, and a number of the store's own before the name. */
const NAMES_IN_LINE =
  /\b(?:desc(?:ription)?|(?:unit |item )?price|amount|total)\s?:|^(?:item ?:? ?)?#?\d{5,}\s/gi;

const tidy = (text: string): string =>
  text
    .replace(BULLET, '')
    .replace(NAMES_IN_LINE, ' ')
    .replace(/[<>]|\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s:|,;·–-]+|[\s:|,;·–(@-]+$/g, '');

const LONGEST_TITLE = 200;

const titleOf = (text: string): string | undefined => {
  const title = tidy(goodsNamed(text) ?? text);
  if (!hasWords(title) || title.length < 3) return undefined;
  return goodsNamed(text) === undefined && (isDetail(title) || isNoise(title))
    ? undefined
    : title.slice(0, LONGEST_TITLE).trim();
};

/** `2 x $9.99` and `$9.99 x 2`. */
const timesAmount = (
  text: string,
  amount: Amount | undefined,
): { quantity: number; rest: string } | undefined => {
  if (!amount) return undefined;
  const before = TIMES_AMOUNT.exec(text.slice(0, amount.start));
  const after = AMOUNT_TIMES.exec(text.slice(amount.end));
  const quantity = countOf((before ?? after)?.[1]);
  if (quantity === undefined) return undefined;
  return before
    ? { quantity, rest: text.slice(0, before.index) + text.slice(amount.end) }
    : { quantity, rest: text.slice(0, amount.start) + text.slice(amount.end + (after?.[0].length ?? 0)) };
};

interface Counted {
  readonly quantity?: number;
  readonly rest: string;
}

/** The number of goods that a line says, and the line without it. */
const counted = (line: string): Counted => {
  const text = line.trim();
  const found = QUANTITY.exec(text) ?? UNITS.exec(text) ?? TIMES_BEFORE.exec(text) ?? TIMES_AFTER.exec(text);
  const quantity = countOf(found?.[1]);
  if (!found || quantity === undefined) return { rest: text };
  return {
    quantity,
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`.trim(),
  };
};

const amountOf = (text: string, label: Label | undefined, isTimes: boolean): AmountOf => {
  if (isTimes || label === 'ONE' || EACH.test(text)) return 'ONE';
  return label === 'ALL' ? 'ALL' : 'UNSAID';
};

/** Reads a line. `foreign`: the mail names another dollar. */
export const readLine = (text: string, foreign: boolean): LineRead => {
  const bulleted = BULLET.test(text);
  const amounts = amountsIn(text, foreign);
  const amount = amounts[0];
  const label = labelOf(without(text, amounts));
  const isOfOrder = label !== undefined && label !== 'ONE' && label !== 'ALL';
  if (isOfOrder || amount?.isNegative)
    return { bulleted, amounts, amountOf: 'UNSAID', label: isOfOrder ? label : 'OTHER' };
  const times = amounts.length === 1 ? timesAmount(text, amount) : undefined;
  const { quantity, rest } = times ?? counted(without(text, amounts));
  const title = label === undefined ? titleOf(rest.replace(amount ? EACH : /$^/, ' ')) : undefined;
  return {
    bulleted,
    amounts,
    amountOf: amounts.length > 1 ? 'UNSAID' : amountOf(text, label, times !== undefined),
    ...(title !== undefined && { title }),
    ...(quantity !== undefined && { quantity }),
  };
};
