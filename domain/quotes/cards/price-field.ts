/** What a number of a rate card may be; `number-schemas.ts` has the schema of each. The calculator prices in the browser without schemas. */
export type Bounds =
  | 'amount'
  | 'amountPerLb'
  | 'percent'
  | 'pounds'
  | 'inches'
  | 'days'
  | 'oneDayOrMore'
  | 'photos'
  | 'divisor';

const fieldOf =
  (kind: 'number' | 'dollars', bounds: Bounds, isCharge: boolean) =>
  /** The label and the hint are the admin's; a new installation begins with the first value. */
  (label: string, first: number, hint?: string) => ({ label, hint, kind, bounds, first, isCharge });

/** One number of a rate card. A card from before a charge does without it; rates, sizes and limits every card has. */
export type PriceField = ReturnType<ReturnType<typeof fieldOf>>;

/** A charge in cents. */
export const price = fieldOf('dollars', 'amount', true);
/** A charge in percent of something. */
export const percent = fieldOf('number', 'percent', true);
/** Cents for a pound, without which nothing can be priced. */
export const rate = fieldOf('dollars', 'amountPerLb', false);
/** A number that is no charge. */
export const size = (bounds: Exclude<Bounds, 'amount' | 'amountPerLb' | 'percent'>) =>
  fieldOf('number', bounds, false);
