import { addressOf } from '#domain/kernel/countries.ts';

/** How an address of a country is written, for the box above the form; undefined until a country is chosen. */
export const addressHint = (country: string): string | undefined => {
  const known = addressOf(country);
  return known && (known.hint ?? 'State and postal code are optional.');
};
