import { countries } from '#domain/kernel/countries.ts';

const byCountry: Readonly<Record<string, string>> = {
  'United States': 'Pick the state from the list. ZIP is 5 digits, or 9 with a dash: 12345 or 12345-6789.',
  Guyana: 'Pick the region first, then the district. A postal code is optional.',
  Canada: 'Province as two letters, like ON. Postal code like A1A 1A1.',
  'United Kingdom': 'Postal code like SW1A 1AA. County is optional.',
  Jamaica: 'Write the parish with the town. Postal code, if you have one: 2 letters and 3 to 5 digits.',
  'Trinidad and Tobago': 'Postal code, if you have one: 6 digits.',
  Barbados: 'Write the parish with the town. Postal code, if you have one: BB and 5 digits.',
  'Dominican Republic': 'Postal code, if you have one: 5 digits.',
};

const known: ReadonlySet<string> = new Set(countries.map((country) => country.name));

/** How an address of a country is written, for the box above the form; undefined until a country is chosen. */
export const addressHint = (country: string): string | undefined =>
  known.has(country) ? (byCountry[country] ?? 'State and postal code are optional.') : undefined;
