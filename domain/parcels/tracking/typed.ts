import { carrierOf } from './carrier.ts';
import { normalTracking } from './normal.ts';
import { storeOfOrderNumber } from './store-order-numbers.ts';

const LEAST_SIGNS = 8;
const MOST_SIGNS = 40;

const isLink = (text: string): boolean => /^\s*(?:https?:\/\/|www\.)\S+\s*$/i.test(text);

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Names under which carriers put the number into the address of their page. */
const NUMBER_NAMED =
  /^(?:track(?:ing)?[-_]?(?:num(?:ber)?s?|nums|id|code)|tracknums?|trknbr|tlabels|qtc_tlabels1|inquirynumber1?|awb|piececode)$/i;

/** The tracking numbers in the address of a page: those with a form of their own, and whatever a carrier's address names as one. */
export const numbersInLink = (link: string): readonly string[] => {
  const parts = link.slice(0, 2000).split(/[/?&#;]/);
  const found = parts.flatMap((part) => {
    const [name = '', value] = part.split('=', 2);
    return decoded(value ?? name)
      .split(/[,\s]/)
      .filter((text) => text.length <= 2 * MOST_SIGNS && /\d/.test(text))
      .map(normalTracking)
      .filter((number) => carrierOf(number).certain || (NUMBER_NAMED.test(name) && looksLikeOne(number)));
  });
  return [...new Set(found)];
};

const looksLikeOne = (normal: string): boolean =>
  normal.length >= LEAST_SIGNS && normal.length <= MOST_SIGNS && /\d{3}/.test(normal);

/** The normal form of what somebody typed or pasted into the field: also the number in the address of a tracking page. */
export const trackingTyped = (typed: string): string =>
  isLink(typed) ? (numbersInLink(typed)[0] ?? normalTracking(typed)) : normalTracking(typed);

const severalIn = (typed: string): boolean => {
  const words = typed.split(/[\s,;|/]+/).filter((word) => word.length >= LEAST_SIGNS);
  const numbers = words.map(normalTracking).filter((number) => carrierOf(number).certain);
  return new Set(numbers).size > 1;
};

/** Shapes that only one carrier has and that promise a check digit: with one that does not fit, the number was misread or mistyped. */
const promised: readonly (readonly ['UPS' | 'USPS', RegExp])[] = [
  ['UPS', /^1Z[0-9A-Z]{16}$/],
  ['USPS', /^9[1-5](?:\d{20}|\d{24}|\d{28})$/],
  ['USPS', /^[A-Z]{2}\d{9}US$/],
];

/** Whose number it would be if its check digit fitted. Undefined where it fits, and where the shape tells of nobody. Takes the normal form. */
export const mistypedOf = (normal: string): 'UPS' | 'USPS' | undefined =>
  carrierOf(normal).certain ? undefined : promised.find(([, shape]) => shape.test(normal))?.[0];

const misspelled = (normal: string): string | undefined => {
  const carrier = mistypedOf(normal);
  return carrier && `One character of this ${carrier} number is wrong. Compare it with the store’s e-mail`;
};

const lengthProblem = (normal: string): string | undefined => {
  if (!/\d/.test(normal)) return 'A tracking number has digits in it';
  if (normal.length < LEAST_SIGNS) return 'This is too short for a tracking number';
  return normal.length > MOST_SIGNS ? 'This is too long for a tracking number' : undefined;
};

/**
 * What is wrong with a tracking number as somebody typed it, in words for the field; undefined when it can be one, and for an empty
 * field. A form that nobody knows is no problem: there are more carriers than we know.
 */
export const trackingProblem = (typed: string): string | undefined => {
  if (typed.trim() === '') return undefined;
  if (isLink(typed)) {
    const numbers = numbersInLink(typed).length;
    if (numbers === 0) return 'There is no tracking number in this link. Open it and copy the number';
    return numbers > 1
      ? 'This link has more than one tracking number. Enter one parcel at a time'
      : undefined;
  }
  const store = storeOfOrderNumber(typed);
  if (store !== undefined)
    return `This is the number of an order at ${store}. The tracking number comes when it ships`;
  if (severalIn(typed)) return 'There is more than one tracking number here. Enter one parcel at a time';
  const normal = normalTracking(typed);
  return lengthProblem(normal) ?? misspelled(normal);
};
