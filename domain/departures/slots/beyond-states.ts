/**
 * ZIP codes outside of the states, by their first three digits, as the U.S. Postal Service assigns them. Our van does
 * not go there, and the list of places by ZIP code does not contain them.
 */
const beyondStates: readonly (readonly [from: number, to: number, place: string])[] = [
  [6, 7, 'Puerto Rico'],
  [8, 8, 'the U.S. Virgin Islands'],
  [9, 9, 'Puerto Rico'],
  [90, 98, 'a military or diplomatic address abroad'],
  [340, 340, 'a military or diplomatic address abroad'],
  [962, 966, 'a military or diplomatic address abroad'],
  [969, 969, 'Guam or another Pacific island'],
];
const AMERICAN_SAMOA = '96799';

/** The place of a U.S. ZIP code outside of the states, in words that complete `That is …`; undefined for any other ZIP code. */
export const placeBeyondStates = (zip: string): string | undefined => {
  if (zip === AMERICAN_SAMOA) return 'American Samoa';
  const prefix = Number(zip.slice(0, 3));
  return beyondStates.find(([from, to]) => prefix >= from && prefix <= to)?.[2];
};
