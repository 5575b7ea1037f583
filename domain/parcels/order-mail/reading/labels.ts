/** What an amount in a line is, by the words before it. `undefined` is a line about goods. */
export type Label = 'SUBTOTAL' | 'TOTAL' | 'OTHER' | 'ONE' | 'ALL';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Words that name something to pay or to save that is no goods. */
const charges = words(
  `shipping delivery handling tax taxes vat gst hst discount discounts coupon coupons promo promos promotion promotions saving savings save
  saved saves reward rewards credit credits gift tip fee fees duty duties insurance donation refund refunded rebate protection points payment
  paid card paypal visa mastercard amex discover klarna afterpay affirm pay charge charged charges was reg regular msrp retail list compare
  comp wallet balance surcharge deposit freight`,
);

/** Words that stand beside them in a label, and say nothing of goods. */
const besides = words(
  `estimated est sales state local free standard express economy expedited priority item items order orders store shop seller member
  membership loyalty total totals you your import regulatory carrier ground international domestic environmental colorado recycling service
  basket bag circle target walmart prime plus online applied other additional less after before sale automatic instant bundle to be
  collected with and of for the on this at code price value method cost costs amount ending in debit american apple google due new rate
  voucher wrap day days business next two included s h b us usd marketplace facilitator merchandise product purchase purchases package cash
  used bonus extra special offer limited time from by cart checkout retailer holiday early access cyber monday black friday exclusive app`,
);

const totals = words(
  'grand order estimated est purchase shipment invoice final your new total amount paid charged due price cost usd to pay for this payment',
);
const subtotals = words(
  'item items merchandise product products cart order bag subtotal sub total of goods s',
);
const pricesOfOne = words('item unit price each now sale your current our per selling');
const pricesOfAll = words('line item items extended total price amount');

const wordsOf = (label: string): readonly string[] =>
  label
    .toLowerCase()
    .replace(/\(.*?\)|[“”"'’]/g, ' ')
    .split(/[^a-z0-9%]+/)
    .filter((word) => word !== '');

/** A number, a percentage, or a code such as SAVE5. */
const isFigure = (word: string): boolean => /\d/.test(word);

const MOST_WORDS = 9;
const LONGEST_LABEL = 100;

const areAll = (said: readonly string[], of: ReadonlySet<string>): boolean =>
  said.every((word) => of.has(word));

/** Each label, and when these words are one. The first that fits counts. */
const labels: readonly (readonly [Label, (said: readonly string[], text: string) => boolean])[] = [
  [
    'SUBTOTAL',
    (said, text) =>
      areAll(said, subtotals) &&
      /sub-? ?total|(?:items?(?:\(s\))?|merchandise|products?) total|total of goods/i.test(text),
  ],
  ['TOTAL', (said, text) => areAll(said, totals) && /\b(?:total|paid|charged|to pay|due)\b/i.test(text)],
  ['ONE', (said) => /price|each/.test(said.join(' ')) && areAll(said, pricesOfOne)],
  ['ALL', (said) => /line|extended/.test(said.join(' ')) && areAll(said, pricesOfAll)],
  [
    'OTHER',
    (said) =>
      said.some((word) => charges.has(word)) && said.every((word) => charges.has(word) || besides.has(word)),
  ],
];

/** What the words of a line say of its amount, or of the amount in the line after it. */
export const labelOf = (text: string): Label | undefined => {
  if (text.length > LONGEST_LABEL) return undefined;
  const said = wordsOf(text).filter((word) => !isFigure(word));
  if (said.length === 0 || said.length > MOST_WORDS) return undefined;
  return labels.find(([, fits]) => fits(said, text))?.[0];
};

/** A line that names a column of a table. */
export const columnOf = (text: string): 'ITEM' | 'QUANTITY' | 'ONE' | 'ALL' | undefined => {
  if (/^(?:items?|products?|description|article|details?)(?: name| description)?$/i.test(text)) return 'ITEM';
  if (/^(?:qty|quantity|units?|ordered|shipped qty|qty shipped)\.?$/i.test(text)) return 'QUANTITY';
  if (/^(?:unit price|item price|price each|price|each|unit cost)$/i.test(text)) return 'ONE';
  return /^(?:total|amount|subtotal|line total|item total|ext(?:ended)? price)$/i.test(text)
    ? 'ALL'
    : undefined;
};
