import { pickupPrices, pickupTolls } from '#web/phrases/prices.ts';
import type { Site } from '../page.ts';
import type { PriceItem } from './price-list.tsx';

/** What a pickup costs by distance, then the tolls of the areas that have any. */
export const pickupItems = (site: Site): readonly PriceItem[] => [
  ...pickupPrices(site).map(({ toMiles, price }) => ({ name: `Pickup ${toMiles}`, price })),
  ...pickupTolls(site).map(({ name, price }) => ({ name: `Tolls to ${name}`, price })),
];
