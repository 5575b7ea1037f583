import { eachDestination } from '../kernel/destinations.ts';
import { laneStarts } from '../kernel/lane-starts.ts';
import type { PublishedRateCard, RateCard } from './rate-card.ts';

/** The prices of a new installation: rates (trade.md, The price) and fees (trade.md, Fees). */
export const defaultRateCard: PublishedRateCard = {
  version: 1,
  effectiveFrom: '2026-01-01',
  card: {
    perLb: eachDestination((code) => laneStarts[code].perLb),
    dimDivisor: 166,
    roundUp: 'shipment',
    breaks: [
      { fromLb: 100, percentOff: 5 },
      { fromLb: 500, percentOff: 10 },
    ],
    minimumFreight: 2500,
    barrels: [
      { code: 'B30', name: '30-gallon barrel', equivalentLb: 60, includedLb: 90, emptyPrice: 3000 },
      { code: 'B55', name: '55-gallon barrel', equivalentLb: 100, includedLb: 150, emptyPrice: 4500 },
      { code: 'B77', name: '77-gallon barrel', equivalentLb: 140, includedLb: 200, emptyPrice: 6000 },
    ],
    barrelLimits: { refusedAboveLb: 200, reviewAboveLb: 176 },
    oversize: { aboveLb: 70, aboveIn: 48 },
    expressPercent: 25,
    fuelPerLb: 0,
    securityPerLb: 0,
    pickup: [
      { toMiles: 10, price: 2500 },
      { toMiles: 17.5, price: 3500 },
      { toMiles: 25, price: 4500 },
    ],
    stairs: 1500,
    failedPickup: 2000,
    brokerage: 3500,
    insurance: { percent: 2, minimum: 500 },
    exportFiling: { price: 3500 },
    doorDelivery: 2000,
    repack: 0,
    extraPhotos: { count: 3, price: 200 },
    storage: {
      freeDays: 30,
      perLbDay: 10,
      abandonedAfterDays: 60,
      destinationFreeDays: 7,
      destinationPerPieceWeek: 250,
    },
  },
};

/**
 * What a published card says about prices that did not exist when it was published: nothing is charged. Its promises must not
 * change with a new version of this software. Sizes, limits and lanes are those of the default.
 */
export const uncharged: RateCard = {
  ...defaultRateCard.card,
  breaks: [],
  minimumFreight: 0,
  expressPercent: 0,
  fuelPerLb: 0,
  securityPerLb: 0,
  pickup: defaultRateCard.card.pickup.map((band) => ({ ...band, price: 0 })),
  stairs: 0,
  failedPickup: 0,
  brokerage: 0,
  insurance: { percent: 0, minimum: 0 },
  exportFiling: { price: 0 },
  doorDelivery: 0,
  repack: 0,
  extraPhotos: { ...defaultRateCard.card.extraPhotos, price: 0 },
  storage: { ...defaultRateCard.card.storage, perLbDay: 0, destinationPerPieceWeek: 0 },
};
