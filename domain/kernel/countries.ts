/** The fields of an address: one of four shapes (trade.md, What the owner fixed). */
export type AddressShape = 'united-states' | 'guyana' | 'caribbean' | 'other';

interface CountryFacts {
  readonly name: string;
  /** In the format of the selector: `+1-876`. */
  readonly callingCode: string;
  readonly shape: AddressShape;
}

/** Supported countries and calling codes (trade.md, What the owner fixed) and Suriname, because we fly there. */
export const countries = [
  { name: 'United States', callingCode: '+1', shape: 'united-states' },
  { name: 'Canada', callingCode: '+1', shape: 'other' },
  { name: 'Guyana', callingCode: '+592', shape: 'guyana' },
  { name: 'Jamaica', callingCode: '+1-876', shape: 'caribbean' },
  { name: 'Trinidad and Tobago', callingCode: '+1-868', shape: 'caribbean' },
  { name: 'Barbados', callingCode: '+1-246', shape: 'caribbean' },
  { name: 'Suriname', callingCode: '+597', shape: 'other' },
  { name: 'Dominican Republic', callingCode: '+1-809', shape: 'caribbean' },
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
  { name: 'United Kingdom', callingCode: '+44', shape: 'other' },
] as const satisfies readonly CountryFacts[];

export type CountryName = (typeof countries)[number]['name'];

export const DEFAULT_COUNTRY: CountryName = 'United States';
export const DEFAULT_CALLING_CODE = '+1';

/** The nine codes that the phone selector always offers. Which ones is our choice: where we fly, and where our customers are. */
const selectorCallingCodes = [
  '+1',
  '+592',
  '+1-876',
  '+1-868',
  '+1-246',
  '+1-809',
  '+1-242',
  '+509',
  '+44',
] as const;

const factsByName: ReadonlyMap<string, CountryFacts> = new Map(
  countries.map((country) => [country.name, country]),
);
const knownCodes: ReadonlySet<string> = new Set(countries.map((country) => country.callingCode));

/** True for a supported country, spelled exactly like this. */
export const isCountry = (name: string): name is CountryName => factsByName.has(name);

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
  return [...new Set<string>([...selectorCallingCodes, ...extras])];
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
