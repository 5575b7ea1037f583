const CENTS = 100;

/** An amount in dollars to be typed on: `630.00`. */
export const typedAmount = (cents: number): string => (cents / CENTS).toFixed(2);

/** What was counted, in cents, which may be nothing; undefined for what is no amount of dollars. */
export const countedCents = (typed: string): number | undefined => {
  const text = typed.replaceAll(',', '').replace('$', '').trim();
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * CENTS) : undefined;
};

/** What was typed, in cents; undefined for what is no amount of dollars above nothing. */
export const centsOf = (typed: string): number | undefined => countedCents(typed) || undefined;
