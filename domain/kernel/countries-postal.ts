import type { CountryName } from './countries.ts';

const patterns: Partial<Record<CountryName, RegExp>> = {
  'United States': /^\d{5}(-\d{4})?$/,
  Canada: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
  'United Kingdom': /^(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i,
  Jamaica: /^[a-z]{2}\d{3,5}$/i,
  'Trinidad and Tobago': /^\d{6}$/,
  Barbados: /^bb\d{5}$/i,
  'Dominican Republic': /^\d{5}$/,
};

const byCountry: ReadonlyMap<string, RegExp> = new Map(Object.entries(patterns));

/** True when a postal code matches the pattern of its country. Without a pattern it needs at least 3 characters. */
export const isPostalCode = (country: string, code: string): boolean =>
  byCountry.get(country)?.test(code) ?? code.length >= 3;
