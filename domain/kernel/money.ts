/** An amount of money in whole cents; everything is priced in U.S. dollars. */
export type Cents = number;

const shown = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount as people read it: `dollars(37500)` is `$375.00`, and a discount is `-$21.18`. */
export const dollars = (cents: Cents): string => shown.format(cents / 100);

/** The same to whoever reads it where `$` is another dollar: `usDollars(250)` is `US$2.50`. */
export const usDollars = (cents: Cents): string => dollars(cents).replace('$', 'US$');

/** Rounds half a cent away from zero, so that a charge and its refund cancel out: −21.175 dollars is −21.18. */
export const roundCents = (exact: number): Cents => {
  // The product of two decimals may be a few parts in 10^16 below the exact half.
  const magnitude = Math.round(Math.abs(exact) * (1 + Number.EPSILON * 4));
  return exact < 0 && magnitude > 0 ? -magnitude : magnitude;
};

/** A percentage of an amount: `percentOf(42350, 5)` is 2118. */
export const percentOf = (amount: Cents, percent: number): Cents => roundCents((amount * percent) / 100);
