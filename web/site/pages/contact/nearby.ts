import { milesBetween, type Position } from '#domain/departures/slots/distance.ts';
import { dollars } from '#domain/kernel/money.ts';
import { sumOf } from '#domain/quotes/engine/freight.ts';
import { pickupFee } from '#domain/quotes/engine/pickup-fee.ts';
import { cardInForce } from '#web/phrases/prices.ts';
import type { Site } from '../../page.ts';

/** A nearby place with the position of its center. */
interface Place extends Position {
  readonly name: string;
  /** One of its ZIP codes, which decides about tolls. */
  readonly zip: string;
}

const places: readonly Place[] = [
  { name: 'Newark', zip: '07102', latitude: 40.7357, longitude: -74.1724 },
  { name: 'Paterson', zip: '07505', latitude: 40.9168, longitude: -74.1718 },
  { name: 'Harlem', zip: '10027', latitude: 40.8116, longitude: -73.9465 },
  { name: 'Flatbush', zip: '11226', latitude: 40.6463, longitude: -73.9566 },
  { name: 'Richmond Hill', zip: '11418', latitude: 40.6995, longitude: -73.8309 },
  { name: 'Edison', zip: '08817', latitude: 40.5187, longitude: -74.4121 },
  { name: 'White Plains', zip: '10601', latitude: 41.034, longitude: -73.7629 },
];

/** A place with its distance from the dock and its pickup price. No price outside of the pickup radius. */
interface Nearby extends Place {
  readonly miles: number;
  readonly price: string | undefined;
}

/** Farther away than this, a place is not near a dock at another place. */
const NEAR_MILES = 60;

/** Nearby places with pickup prices, nearest first. None where we know no place near the dock. */
export const nearby = (site: Site): readonly Nearby[] => {
  const card = cardInForce(site);
  return places
    .map((place) => {
      const miles = milesBetween(site.brand.facility, place);
      const fee = pickupFee(card, { miles, zip: place.zip });
      const isNear = miles <= site.schedule.pickup.radiusMiles;
      return { ...place, miles, price: fee.ok && isNear ? dollars(sumOf(fee.value)) : undefined };
    })
    .filter(({ miles }) => miles <= NEAR_MILES)
    .toSorted((one, other) => one.miles - other.miles);
};
