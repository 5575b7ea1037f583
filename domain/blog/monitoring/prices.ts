import type { Cents } from '../../kernel/money.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import { type PricedThing, pricedThings } from './priced-things.ts';
import type { Stated } from './stated-lines.ts';

/** A part of a sentence. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A sum of U.S. dollars that somebody typed: `$385.00`, `US$4`, `385 dollars`, `35 cents`. Sums of other dollars are none. */
const SUM =
  /(?:\bUS|(?<![A-Za-z]))\$ ?(?<signed>\d+(?:,\d{3})*(?:\.\d+)?)|(?<![\w$.,])(?<worded>\d+(?:,\d{3})*(?:\.\d+)?) (?:U\.?S\.? )?dollars?\b|(?<![\w$.,])(?<cents>\d+(?:\.\d+)?) ?(?:cents?\b|¢)/gi;

interface Sum extends Span {
  readonly text: string;
  readonly cents: Cents;
}

const spansOf = (text: string, words: RegExp): readonly (Span & { readonly found: RegExpMatchArray })[] =>
  [...text.matchAll(words)].map((found) => ({
    found,
    from: found.index,
    to: found.index + found[0].length,
  }));

/** The sums that a text states. */
const sumsIn = (text: string): readonly Sum[] =>
  spansOf(text, SUM).map(({ found: { 0: typed, groups }, from, to }) => {
    const { signed, worded, cents } = groups ?? {};
    const inDollars = Number((signed ?? worded ?? '').replaceAll(',', '')) * 100;
    return {
      text: typed.trim(),
      from,
      to,
      cents: cents === undefined ? Math.round(inDollars) : Number(cents),
    };
  });

/** Sentences whose sums are not what something costs with us today: of others, of the past, of several things together, or what is saved. */
const NOT_A_PRICE =
  /\b(?:used to|was|were|last year|years? ago|elsewhere|(?:other|most|many) (?:shippers?|companies|carriers?|forwarders?)|competitors?|by sea|sea freight|ocean|post office|usps|fedex|ups|dhl|express carriers?|totals?|altogether|in all|all in|together|whole price|including|plus|with pickup|suppose|imagine|saves?|saved|saving|off|discount|refund|cheaper|extra for|difference)\b/i;

/** Words by which a sum is a duty, a value or a price of goods, and none of ours. */
const OF_OTHERS =
  /\b(?:dut(?:y|ies)|customs(?! brokerage)|tax(?:es)?|vat|gct|worth|values?|valued|declared?|insured (?:for|up to)|receipts?|stores?|retail|sells?|sold|buys?|bought|fines?|penalty|allowance|threshold|limit)\b/gi;

const BREAK = /[,;:()–—]/;

/** Whether one of the words of others stands in the same part of the sentence, with no other sum in between. */
const isOfOthers = (text: string, sum: Sum, sums: readonly Sum[]): boolean => {
  const before = sums.filter(({ to }) => to <= sum.from).at(-1)?.to ?? 0;
  const after = sums.find(({ from }) => from >= sum.to)?.from ?? text.length;
  const left = text.slice(before, sum.from).split(BREAK).at(-1) ?? '';
  const right = text.slice(sum.to, after).split(BREAK)[0] ?? '';
  return [left, right].some((part) => part.search(OF_OTHERS) >= 0);
};

/** A thing before its sum may be this many letters away, and behind it this many, without a comma. */
const BEFORE = 60;
const BEHIND = 30;
/** A unit stands right at its sum: `$4.00 a pound`. */
const BEHIND_AS_UNIT = 12;

/** How far a thing is from a sum that is about it. Undefined where it is too far, or another sum or the end of a thought is between. */
const distance = (
  text: string,
  { from, to }: Span,
  { sum, sums, isUnit }: { readonly sum: Sum; readonly sums: readonly Sum[]; readonly isUnit: boolean },
): number | undefined => {
  const isBefore = to <= sum.from;
  const gap = isBefore ? text.slice(to, sum.from) : text.slice(sum.to, from);
  const [start, end] = isBefore ? [to, sum.from] : [sum.to, from];
  if (sums.some((other) => other !== sum && other.from >= start && other.to <= end)) return undefined;
  if (isBefore) return gap.length <= BEFORE && !/[;.]/.test(gap) ? gap.length : undefined;
  return gap.length <= (isUnit ? BEHIND_AS_UNIT : BEHIND) && !/[,;:.()]/.test(gap) ? gap.length : undefined;
};

/** The thing that a sum is about: the nearest; a unit only where there is no other. */
const thingOf = (
  text: string,
  sum: Sum,
  sums: readonly Sum[],
  things: readonly PricedThing[],
): PricedThing | undefined => {
  const near = things
    .flatMap((thing) =>
      spansOf(text, thing.words).flatMap((span) => {
        const far = distance(text, span, { sum, sums, isUnit: thing.isUnit === true });
        return far === undefined ? [] : [{ thing, far }];
      }),
    )
    .toSorted((one, other) => one.far - other.far);
  return (near.find(({ thing }) => !thing.isUnit) ?? near[0])?.thing;
};

/** The sums of a sentence that are no price of ours today, although the words beside them say so. */
export const pricesIn = (stated: Stated, { card }: Facts): readonly Finding[] => {
  const { text, under, to } = stated;
  const sums = sumsIn(text);
  if (sums.length === 0 || NOT_A_PRICE.test(text)) return [];
  const named = pricedThings(text, card, to).filter(({ words }) => text.search(words) >= 0);
  // A sum that is the price of anything the sentence names is right: `30, 55 and 77 gallons cost …`.
  const right = new Set(named.flatMap((thing) => thing.right));
  return sums.flatMap((sum) => {
    if (right.has(sum.cents) || isOfOthers(text, sum, sums)) return [];
    const thing = thingOf(text, sum, sums, named);
    if (thing === undefined) return [];
    const { holds, repair } = thing;
    return [
      {
        kind: 'PRICE' as const,
        ...(under ? { under } : {}),
        says: text,
        stated: sum.text,
        holds: `${holds}.`,
        repair,
      },
    ];
  });
};
