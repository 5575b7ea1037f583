import * as z from 'zod/mini';
import { EXPORT_FILING_ABOVE } from '../../carriage/export-filing.ts';
import { rulesFor } from '../../carriage/item-check.ts';
import { type FieldErrors, firstMessage, onlyErrors } from '../../kernel/field-errors.ts';
import type { Cents } from '../../kernel/money.ts';
import { tooLong } from '../../kernel/person/name.ts';
import { oneLine } from '../../kernel/person/one-line.ts';
import { countKinds, type KindValue, wordsOfKind } from './kinds.ts';

/** As many lines as the form takes. */
export const MOST_COMMODITIES = 30;
const MAX = { description: 120, quantity: 9_999, unitValue: 100_000_000 } as const;
/** A Schedule B number has ten digits, often written as 6109.10.0012. */
const SCHEDULE_B = /^\d{4}\.?\d{2}\.?\d{4}$/;

/** A number as it was typed. What it may be, `commodityErrors` says in words; this only keeps out what cannot be stored. */
const Typed = z.number().check(z.minimum(-1e12), z.maximum(1e12));

/** One kind of goods in a shipment: `12 men’s shirts, $8.00 each`. */
export const CommodityLine = z.strictObject({
  description: z.string().check(z.maxLength(1000)),
  quantity: Typed,
  /** Value of one, in cents. */
  unitValue: Typed,
  /** Country where it was made, as ISO 3166 alpha-2; absent when the sender does not know. */
  origin: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** Ten digits; asked for only where the value of the line needs an export filing. */
  scheduleB: z.optional(z.string().check(z.maxLength(20))),
  /** The words of our list appear in the description, but the sender says that the goods are something else. Staff look at it. */
  notThat: z._default(z.boolean(), false),
});
export type CommodityLine = z.output<typeof CommodityLine>;

/** The line's value in cents. Not a number while a part of it is missing. */
const lineValue = ({ quantity, unitValue }: Pick<CommodityLine, 'quantity' | 'unitValue'>): Cents =>
  Math.round(quantity * unitValue);

/** The declared value of a shipment. */
export const declaredValueOf = (lines: readonly CommodityLine[]): Cents =>
  lines.reduce((sum, line) => sum + lineValue(line), 0);

/** A line as the law of exports counts it. */
export const kindValueOf = (line: CommodityLine): KindValue => {
  const scheduleB = line.scheduleB?.replace(/\D/g, '');
  return {
    ...(scheduleB ? { scheduleB } : {}),
    words: wordsOfKind(line.description),
    value: lineValue(line),
  };
};

/** The value of the most expensive kind of goods, which decides whether an export filing is needed. */
export const dearestKindOf = (lines: readonly CommodityLine[]): Cents =>
  Math.max(0, ...countKinds(lines.map(kindValueOf)).sums.values());

/** What a line and all others of its kind are worth together. */
export const valueOfKind = (line: CommodityLine, lines: readonly CommodityLine[]): Cents =>
  countKinds(lines.map(kindValueOf)).valueFor(kindValueOf(line));

/** True when the goods need no filing as they are described, and would if some lines were the same kind of goods. */
export const mayBeOneKind = (lines: readonly CommodityLine[]): boolean =>
  lines.length > 1 &&
  declaredValueOf(lines) > EXPORT_FILING_ABOVE &&
  dearestKindOf(lines) <= EXPORT_FILING_ABOVE &&
  lines.some(({ scheduleB }) => !scheduleB);

/** Goods that we never carry, by the words of the description; undefined when the sender said that it is something else. */
const neverCarried = ({ description, notThat }: CommodityLine): string | undefined => {
  const rule = rulesFor(description).find(({ verdict }) => verdict === 'never');
  return rule && !notThat
    ? `We do not carry this (${rule.name.toLowerCase()}). Take it off the list, or say that it is something else.`
    : undefined;
};

/** True when staff must look at the goods before they can fly (hold DG_REVIEW). */
export const needsReview = (line: CommodityLine): boolean =>
  rulesFor(line.description).some(
    ({ verdict }) => verdict === 'ask' || (verdict === 'never' && line.notThat),
  );

/** True when goods on the list may need an export license, whatever they are worth. Other papers are for customs there. */
export const isLicensed = (lines: readonly CommodityLine[]): boolean =>
  lines.some(({ description }) => rulesFor(description).some(({ code }) => code === 'LICENSED'));

/** The problems of a line. A field that was left empty has an empty text or is not a number. */
export const commodityErrors = (
  line: CommodityLine,
): FieldErrors<'description' | 'quantity' | 'unitValue' | 'scheduleB'> => {
  const description = oneLine(line.description);
  return onlyErrors({
    description: firstMessage(
      !description && 'Say what it is, such as “children’s shoes”.',
      description.length < 3 && 'Say a little more, such as “children’s shoes”.',
      tooLong('This', description, MAX.description),
      neverCarried(line),
    ),
    quantity:
      Number.isInteger(line.quantity) && line.quantity >= 1 && line.quantity <= MAX.quantity
        ? undefined
        : `Give how many, as a whole number from 1 to ${MAX.quantity}.`,
    unitValue:
      line.unitValue >= 1 && line.unitValue <= MAX.unitValue
        ? undefined
        : 'Give the value of one in dollars, above 0. Used goods have a value, too.',
    scheduleB:
      line.scheduleB && !SCHEDULE_B.test(line.scheduleB.trim())
        ? 'A Schedule B number has ten digits, like 6109.10.0012. Leave it empty if you do not know it.'
        : undefined,
  });
};
