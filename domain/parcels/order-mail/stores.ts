import { storeOfOrderNumber } from '../tracking/store-order-numbers.ts';

interface Store {
  readonly name: string;
  /** The ends of its addresses. */
  readonly hosts: readonly string[];
  /** Amounts beside a quantity are the price of one. Others say which they mean, or it is told by the sums. */
  readonly pricesOfOne?: true;
}

/** Stores that most people in the Caribbean order from; others are named by who sent the mail. */
const stores: readonly Store[] = [
  { name: 'Amazon', hosts: ['amazon.com'], pricesOfOne: true },
  { name: 'Walmart', hosts: ['walmart.com'] },
  { name: 'eBay', hosts: ['ebay.com'] },
  { name: 'SHEIN', hosts: ['shein.com', 'sheinnotice.com', 'sheinemail.com'] },
  { name: 'Temu', hosts: ['temu.com', 'temuemail.com'] },
  { name: 'Target', hosts: ['target.com'] },
  { name: 'Best Buy', hosts: ['bestbuy.com'] },
  { name: "Macy's", hosts: ['macys.com'] },
  { name: 'Old Navy', hosts: ['oldnavy.com', 'oldnavy.gap.com'] },
  { name: 'Banana Republic', hosts: ['bananarepublic.com', 'bananarepublic.gap.com'] },
  { name: 'Gap', hosts: ['gap.com'] },
  { name: 'Nike', hosts: ['nike.com'] },
  { name: 'AliExpress', hosts: ['aliexpress.com'] },
  { name: 'Etsy', hosts: ['etsy.com'] },
  { name: 'Home Depot', hosts: ['homedepot.com'] },
  { name: 'Apple', hosts: ['apple.com'] },
];

/** Whoever carries or pays sends mails about orders, too, and is no store. */
const NO_STORE = /\b(?:ups|usps|fedex|dhl|ontrac|paypal|gmail|yahoo|outlook|hotmail|icloud|shop ?pay)\b/i;

const hasHost = (text: string, host: string): boolean => {
  const at = text.indexOf(host);
  return (
    at > -1 && !/[a-z0-9-]/.test(text.charAt(at - 1)) && !/[a-z0-9-]/.test(text.charAt(at + host.length))
  );
};

const storeByHost = (text: string): Store | undefined => {
  const lower = text.toLowerCase();
  return stores.find(({ hosts }) => hosts.some((host) => hasHost(lower, host)));
};

/** The name that stands before the address of who sent it. */
const senderName = (from: string): string | undefined => {
  const [, name = ''] = /^"?([^"<@\n]{2,40}?)"?\s*<?\S*@/.exec(from) ?? [];
  return name.trim() !== '' && !NO_STORE.test(from) ? name.trim() : undefined;
};

const NAMED = [
  /^thank(?:s| you) for (?:shopping (?:with|at)|your (?:order|purchase) (?:from|with|at)) (.{2,40}?)[!.]?$/i,
  /^you(?:'ve| have)? (?:made a )?purchased? from (.{2,40}?)[!.]?$/i,
];

const storeNamed = (text: string): string | undefined => {
  const [, name] = NAMED.map((shape) => shape.exec(text)).find(Boolean) ?? [];
  return name !== undefined && !/^(?:us|our|this)\b/i.test(name) ? name : undefined;
};

/** A known store in the words of the mail. Gap, Target, Apple and Nike are also goods, so more than the bare word is needed. */
const inWords = stores.map(({ name }) => ({
  name,
  shape: new RegExp(`\\b(?:your|at|from|by|with) ${name}(?:\\.com)? (?:order|purchase|package)`, 'i'),
}));

const storeInWords = (text: string): string | undefined =>
  inWords.find(({ shape }) => shape.test(text))?.name;

/** The name of a store as a line of its own: what its logo says. */
const storeAlone = (text: string): string | undefined =>
  stores.find(
    ({ name }) => text.toLowerCase().replace(/^the |[’'.!]/g, '') === name.toLowerCase().replace("'", ''),
  )?.name;

/** `Costco.com` as a line of its own. */
const siteAlone = (text: string): string | undefined =>
  NO_STORE.test(text) ? undefined : /^(\p{Lu}[\p{L}\p{N}&'’ -]{1,30})\.com$/u.exec(text)?.[1];

/** How many lines of a mail can be its head. */
const HEAD = 6;

/** A store, and the words that say so. */
export interface StoreFound {
  readonly name: string;
  readonly from: string;
}

interface Told {
  readonly from: string;
  readonly subject: string;
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly orderNumbers: readonly string[];
}

const firstOf = (
  texts: readonly string[],
  find: (text: string) => string | undefined,
): StoreFound | undefined => {
  for (const from of texts) {
    const name = find(from);
    if (name !== undefined) return { name, from };
  }
  return undefined;
};

/** The store that a mail is from: by its sender, its order numbers, its words and its links, the surest first. */
export const storeOf = ({ from, subject, texts, links, orderNumbers }: Told): StoreFound | undefined =>
  firstOf([from], (line) => storeByHost(line)?.name) ??
  firstOf(orderNumbers, storeOfOrderNumber) ??
  firstOf([subject, ...texts], storeInWords) ??
  firstOf(texts.slice(0, HEAD), (line) => storeAlone(line) ?? siteAlone(line)) ??
  firstOf([subject, ...texts], storeNamed) ??
  firstOf(texts, (line) => (line.includes('@') ? undefined : storeByHost(line)?.name)) ??
  firstOf([from], senderName) ??
  firstOf(links, (link) => storeByHost(/^https?:\/\/([^/?#]+)/i.exec(link)?.[1] ?? '')?.name);

/** Whether this store gives the price of one beside a quantity. */
export const givesPricesOfOne = (name: string | undefined): boolean =>
  stores.some((store) => store.name === name && store.pricesOfOne === true);
