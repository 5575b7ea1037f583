import { carrierOf } from '../../tracking/carrier.ts';
import type { Carrier } from '../../tracking/carriers.ts';
import { normalTracking } from '../../tracking/normal.ts';
import { storeOfOrderNumber } from '../../tracking/store-order-numbers.ts';
import { numbersInLink } from '../../tracking/typed.ts';
import type { MailLine } from '../text/lines.ts';

/** A tracking number of the mail. */
export interface TrackingFound {
  readonly number: string;
  readonly carrier?: Carrier;
}

const LONGEST_RUN = 9;
const MOST_WORDS = 60;

const SPEAKS_OF_TRACKING = /\btrack|\b(?:tracking|awb|air ?waybill|waybill)\b/i;
const NAMES_CARRIER =
  /\b(?:ups|usps|u\.s\. postal|fedex|dhl|ontrac|lasership|amazon logistics|gofo|speedx|uniuni|yunexpress|carrier)\b/i;
const NUMBER_FOLLOWS =
  /\b(?:tracking|shipment|waybill|awb)\s?(?:number|no\.?|#|id|code|nums?)?s?\s?[:#]+\s?#?\s?(?=\S)/i;

const carrierNamed: readonly (readonly [RegExp, Carrier])[] = [
  [/\busps\b|u\.s\. postal|postal service/i, 'USPS'],
  [/\bups\b/i, 'UPS'],
  [/\bfedex\b/i, 'FEDEX'],
  [/\bdhl\b/i, 'DHL'],
  [/\bontrac\b/i, 'ONTRAC'],
  [/\blasership\b/i, 'LASERSHIP'],
  [/\bspeedx\b/i, 'SPEEDX'],
  [/\bgofo\b/i, 'GOFO'],
  [/\buniuni\b/i, 'UNIUNI'],
  [/\byunexpress\b/i, 'YUNEXPRESS'],
  [/\bamazon logistics\b/i, 'AMAZON'],
];

const isWordOfNumber = (word: string): boolean =>
  /^[A-Z0-9-]{1,40}$/i.test(word) && /\d|^[A-Z]{1,4}$/.test(word);

/** Certain by letters of its own or by a long row of digits, so that nothing else in a mail is mistaken for it. */
const speaksForItself = (normal: string): boolean =>
  carrierOf(normal).certain && (/^[0-9]*[A-Z]/.test(normal) || normal.length >= 20);

/** Words that make a number together: people and carriers part it by blanks. The longest run wins. */
const runsIn = (text: string, isNumber: (normal: string) => boolean): readonly string[] => {
  const words = text.split(/[\s:;,#()[\]|]+|[.!?]+(?=\s|$)/).slice(0, MOST_WORDS);
  const found: string[] = [];
  for (let first = 0; first < words.length; first += 1) {
    if (!isWordOfNumber(words[first] ?? '')) continue;
    for (let last = Math.min(words.length, first + LONGEST_RUN); last > first; last -= 1) {
      const run = words.slice(first, last);
      const normal = run.every(isWordOfNumber) ? normalTracking(run.join('')) : '';
      if (normal.length < 8 || storeOfOrderNumber(run.join('')) || !isNumber(normal)) continue;
      found.push(normal);
      first = last - 1;
      break;
    }
  }
  return found;
};

/** What stands right after the words tracking number is one, whoever carries it. */
const labelled = (text: string): readonly string[] => {
  const at = NUMBER_FOLLOWS.exec(text);
  if (!at) return [];
  return text
    .slice(at.index + at[0].length)
    .split(/[\s,;()|]+/, 8)
    .filter(
      (word) =>
        /^[A-Z0-9-]{8,40}$/i.test(word) && /\d{4}/.test(word) && storeOfOrderNumber(word) === undefined,
    )
    .map(normalTracking);
};

const withCarrier = (number: string, words: string): TrackingFound => {
  const { carrier, certain } = carrierOf(number);
  const named = certain ? undefined : carrierNamed.find(([name]) => name.test(words))?.[1];
  const known = named ?? (carrier === 'OTHER' ? undefined : carrier);
  return { number, ...(known !== undefined && { carrier: known }) };
};

const CARRIER_HOSTS =
  /^https?:\/\/(?:[\w-]+\.)*(?:ups|usps|fedex|dhl|ontrac|lasership|17track|gofoexpress|speedx|uniuni|yuntrack|parcelsapp|aftership|narvar)\.(?:com|io|net)\//i;

const inLinks = (links: readonly string[]): readonly TrackingFound[] =>
  links
    .filter((link) => CARRIER_HOSTS.test(link))
    .flatMap((link) => numbersInLink(link).map((number) => withCarrier(number, link)));

/**
 * The tracking numbers of a line and of its links to carriers. Twelve or fifteen digits are one only where the line, or the line before
 * it, speaks of tracking or of a carrier: numbers of goods look the same.
 */
export const trackingIn = ({ text, links }: MailLine, before: string): readonly TrackingFound[] => {
  const around = `${before} ${text}`;
  const expected = SPEAKS_OF_TRACKING.test(around) || NAMES_CARRIER.test(around);
  const certain = runsIn(text, (normal) => (expected ? carrierOf(normal).certain : speaksForItself(normal)));
  const rest = certain.length > 0 ? [] : labelled(text);
  const found = [...[...certain, ...rest].map((number) => withCarrier(number, around)), ...inLinks(links)];
  return found.filter(({ number }, index) => found.findIndex((other) => other.number === number) === index);
};
