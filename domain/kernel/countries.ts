import { destinations } from './destinations.ts';
import type { Address, AddressShape, NumberingPlan } from './lanes/lane.ts';

const northAmerica: NumberingPlan = { min: 10, max: 10, example: '(555) 123-4567' };

/** Supported countries and calling codes (trade.md, What the owner fixed) and Suriname, because we fly there. */
export const countries = [
  {
    name: 'United States',
    callingCode: '+1',
    shape: 'united-states',
    phone: northAmerica,
    postalCode: /^\d{5}(-\d{4})?$/,
    hint: 'Pick the state from the list. ZIP is 5 digits, or 9 with a dash: 12345 or 12345-6789.',
  },
  {
    name: 'Canada',
    callingCode: '+1',
    shape: 'other',
    phone: northAmerica,
    postalCode: /^[a-z]\d[a-z] ?\d[a-z]\d$/i,
    hint: 'Province as two letters, like ON. Postal code like A1A 1A1.',
  },
  ...Object.values(destinations).map(({ address }) => address),
  {
    name: 'Dominican Republic',
    callingCode: '+1-809',
    shape: 'caribbean',
    // It has three area codes, so they are part of the number, and only +1 is the prefix.
    phone: { ...northAmerica, example: '(809) 123-4567', digits: /^8[024]9/, prefix: '1' },
    postalCode: /^\d{5}$/,
    hint: 'Postal code, if you have one: 5 digits.',
  },
  { name: 'Puerto Rico', callingCode: '+1-787', shape: 'caribbean' },
  { name: 'Haiti', callingCode: '+509', shape: 'caribbean' },
  { name: 'Cuba', callingCode: '+53', shape: 'caribbean' },
  { name: 'Bahamas', callingCode: '+1-242', shape: 'caribbean' },
  { name: 'Saint Lucia', callingCode: '+1-758', shape: 'caribbean' },
  { name: 'Grenada', callingCode: '+1-473', shape: 'caribbean' },
  { name: 'Saint Vincent and the Grenadines', callingCode: '+1-784', shape: 'caribbean' },
  { name: 'Antigua and Barbuda', callingCode: '+1-268', shape: 'caribbean' },
  { name: 'Dominica', callingCode: '+1-767', shape: 'caribbean' },
  { name: 'Saint Kitts and Nevis', callingCode: '+1-869', shape: 'caribbean' },
  {
    name: 'United Kingdom',
    callingCode: '+44',
    shape: 'other',
    phone: { min: 10, max: 11, example: '07911 123456' },
    postalCode: /^(gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})$/i,
    hint: 'Postal code like SW1A 1AA. County is optional.',
  },
] as const satisfies readonly Address[];

export type CountryName = (typeof countries)[number]['name'];

export const DEFAULT_COUNTRY: CountryName = 'United States';
export const DEFAULT_CALLING_CODE = '+1';

/** The nine codes that the phone selector always offers. Which ones is our choice: where our customers are, and everywhere we fly. */
const selectorCallingCodes: readonly string[] = [
  DEFAULT_CALLING_CODE,
  ...Object.values(destinations).map(({ address }) => address.callingCode),
  '+1-809',
  '+509',
  '+44',
];

const factsByName: ReadonlyMap<string, Address> = new Map(
  countries.map((country) => [country.name, country]),
);
const knownCodes: ReadonlySet<string> = new Set(countries.map((country) => country.callingCode));

/** True for a supported country, spelled exactly like this. */
export const isCountry = (name: string): name is CountryName => factsByName.has(name);

/** How addresses and phone numbers of a country are written; undefined for an unknown country. */
export const addressOf = (country: string): Address | undefined => factsByName.get(country);

/** True when a postal code matches the pattern of its country. Without a pattern it needs at least 3 characters. */
export const isPostalCode = (country: string, code: string): boolean =>
  addressOf(country)?.postalCode?.test(code) ?? code.length >= 3;

/** True for the calling code of a supported country, in the format of the selector. */
export const isCallingCode = (code: string): boolean => knownCodes.has(code);

/** The calling code of a country, or the default +1 for an unknown country. */
export const callingCodeOf = (country: string): string =>
  factsByName.get(country)?.callingCode ?? DEFAULT_CALLING_CODE;

/** The shape of address of a country; `other` for an unknown country. */
export const addressShapeOf = (country: string): AddressShape => factsByName.get(country)?.shape ?? 'other';

/** The codes that the phone selector offers: those above, and also the code of the country and the code already chosen. */
export const callingCodesFor = (country: string, chosen = DEFAULT_CALLING_CODE): readonly string[] => {
  const extras = [callingCodeOf(country), chosen].filter((code) => isCallingCode(code));
  return [...new Set([...selectorCallingCodes, ...extras])];
};

/** The country whose numbering plan applies: the chosen one if this is its code, otherwise the first one with this code. */
export const countryOfCallingCode = (code: string, country: string): string =>
  callingCodeOf(country) === code && isCountry(country)
    ? country
    : (countries.find((candidate) => candidate.callingCode === code)?.name ?? country);

/** A calling code with its countries, as the selector shows it: `Guyana +592`. */
export const callingCodeLabel = (code: string): string => {
  const names = countries.filter((country) => country.callingCode === code).map(({ name }) => name);
  return [names.join(', ').replace('United States', 'U.S.'), code].filter(Boolean).join(' ');
};
