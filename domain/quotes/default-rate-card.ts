import { numbersOf } from './cards/rate-card-fields.ts';
import type { PublishedRateCard, RateCard } from './rate-card.ts';

/** The prices of a new installation: rates (trade.md, The price) and fees (trade.md, Fees). */
export const defaultRateCard: PublishedRateCard = {
  version: 1,
  effectiveFrom: '2026-01-01',
  card: {
    ...numbersOf(({ first }) => first),
    roundUp: 'shipment',
    breaks: [
      { fromLb: 100, percentOff: 5 },
      { fromLb: 500, percentOff: 10 },
    ],
    barrels: [
      { code: 'B30', name: '30-gallon barrel', equivalentLb: 60, includedLb: 90, emptyPrice: 3000 },
      { code: 'B55', name: '55-gallon barrel', equivalentLb: 100, includedLb: 150, emptyPrice: 4500 },
      { code: 'B77', name: '77-gallon barrel', equivalentLb: 140, includedLb: 200, emptyPrice: 6000 },
    ],
    pickup: [
      { toMiles: 10, price: 2500 },
      { toMiles: 17.5, price: 3500 },
      { toMiles: 25, price: 4500 },
    ],
    pickupAreas: [],
    customerGroups: [],
  },
};

/**
 * What a published card says about prices that did not exist when it was published: nothing is charged. Its promises must not
 * change with a new version of this software.
 */
export const uncharged: RateCard = {
  ...defaultRateCard.card,
  ...numbersOf(({ isCharge, first }) => (isCharge ? 0 : first)),
  breaks: [],
  pickup: defaultRateCard.card.pickup.map((band) => ({ ...band, price: 0 })),
};
