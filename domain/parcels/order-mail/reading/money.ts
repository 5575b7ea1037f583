import type { Cents } from '../../../kernel/money.ts';

/** An amount in a line. */
export interface Amount {
  /** Missing for another currency than the U.S. dollar. */
  readonly cents?: Cents;
  readonly isNegative: boolean;
  readonly start: number;
  readonly end: number;
}

const NUMBER = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?';
const CODES = 'USD|CAD|AUD|NZD|HKD|SGD|EUR|GBP|GYD|JMD|TTD|BBD|XCD|MXN|CNY|JPY|INR|BRL';

/** `US $1,234.50`, `$24.99`, `C$ 9`, `12.88 USD`, `USD 5`, `-$1.00`, `12,99 €`. */
const AMOUNTS = new RegExp(
  [
    `(?<minus>[-−–] ?)?(?:(?<before>${CODES}|US|CA|AU|NZ|HK|SG|GY|TT|BDS|EC|MX|C|A|J|S|R) ?)?(?<sign>[$€£¥₹])(?<inner>-)? ?(?<one>${NUMBER})(?!\\d)(?: ?(?<after>${CODES}))?`,
    `(?<minus2>[-−–] ?)?(?<code>${CODES}) ?(?<two>${NUMBER})(?!\\d)`,
    `(?<minus3>[-−–] ?)?(?<![\\d.,])(?<three>${NUMBER}) ?(?<unit>(?:${CODES})\\b|€)`,
  ].join('|'),
  'g',
);

const MAY_HAVE = new RegExp(`[$€£¥₹]|${CODES}`);

const centsOf = (number: string): Cents =>
  Math.round(
    Number((/,\d{1,2}$/.test(number) ? number.replace(',', '.') : number).replaceAll(',', '')) * 100,
  );

const isDollar = (groups: Readonly<Record<string, string | undefined>>): boolean => {
  const { before, sign, after, code, unit } = groups;
  if (sign === undefined) return code === 'USD' || unit === 'USD';
  return sign === '$' && /^(?:US|USD)?$/.test(before ?? '') && /^(?:USD)?$/.test(after ?? '');
};

/** `-$5` and `$-5`; but in `Soap - $5` the sign only separates. */
const isNegative = ({ index, groups = {} }: RegExpExecArray): boolean => {
  const minus = groups.minus ?? groups.minus2 ?? groups.minus3 ?? '';
  return groups.inner !== undefined || (minus !== '' && (!minus.endsWith(' ') || index === 0));
};

/** The amounts in a line. With `foreign`, a plain `$` is not trusted to be the U.S. dollar. */
export const amountsIn = (text: string, foreign: boolean): readonly Amount[] =>
  // Most lines have none, which a look at their signs tells.
  [...(MAY_HAVE.test(text) ? text.matchAll(AMOUNTS) : [])]
    // A letter right before is part of a word or of another code: `SKU$5`, `RMB 5`.
    .filter(({ index }) => !/[\p{L}\d]/u.test(text.charAt(index - 1)))
    .map((match) => {
      const groups = match.groups ?? {};
      const number = groups.one ?? groups.two ?? groups.three ?? '';
      const isSaid = [groups.before, groups.after, groups.code, groups.unit].some((said) =>
        said?.startsWith('US'),
      );
      const cents = isDollar(groups) && (!foreign || isSaid) ? centsOf(number) : undefined;
      return {
        ...(cents !== undefined && { cents }),
        isNegative: isNegative(match),
        start: match.index,
        end: match.index + match[0].length,
      };
    });

/** Whether a mail names another dollar than that of the United States, so that its `$` may be that one. */
export const namesAnotherDollar = (text: string): boolean =>
  /\b(?:CAD|AUD|NZD|HKD|SGD|GYD|JMD|TTD|BBD|XCD|MXN)\b|\b(?:CA|AU|GY|TT|C|A|J)\$/.test(text);
