import type { BarrelCode } from '#domain/kernel/barrels.ts';
/** Prices as text, from the rate card in force. No page contains a typed price. */
import type { DestinationCode } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { barrelPrice as flatPrice } from '#domain/quotes/cards/barrel-price.ts';
import type { Barrel } from '#domain/quotes/rate-card.ts';
import { namedDestinations } from '#domain/settings/counters/taken.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { cardInForce } from './card-in-force.ts';

export { cardInForce };

type Prices = Pick<SiteSettings, 'rateCards'>;

/** The rate to a destination: `$3.50`. */
export const rateFrom = (site: Prices, code: DestinationCode): string =>
  dollars(cardInForce(site).perLb[code]);

/** The same with its unit: `$3.50 per lb`. */
export const perLb = (site: Prices, code: DestinationCode): string => `${rateFrom(site, code)} per lb`;

/** The lowest rate of all destinations to which one can book: `$3.50`. While there are none, of all. */
export const lowestRate = (site: Prices & Pick<SiteSettings, 'capabilities'>): string => {
  const { perLb: rates } = cardInForce(site);
  return dollars(Math.min(...namedDestinations(site.capabilities).map(({ code }) => rates[code])));
};

/** The barrel sizes, smallest first. */
export const barrelsOffered = (site: Prices): readonly Barrel[] =>
  cardInForce(site).barrels.toSorted((one, other) => one.equivalentLb - other.equivalentLb);

/** The price of a barrel within its included weight: `$350.00`. Undefined for a size that is not offered. */
export const barrelPrice = (site: Prices, code: DestinationCode, barrel: BarrelCode): string | undefined => {
  const { perLb: rates, barrels } = cardInForce(site);
  const found = barrels.find((one) => one.code === barrel);
  return found && dollars(flatPrice(rates[code], found));
};

/** The weight breaks: `5% off from 100 lb`. */
export const breakWords = (site: Prices): readonly string[] =>
  cardInForce(site).breaks.map(({ fromLb, percentOff }) => `${percentOff}% off from ${fromLb} lb`);

/** That nobody pays more just below a weight break, of the first one: `99 lb never costs more than 100 lb.` Empty without breaks. */
export const belowBreak = (site: Prices): string => {
  const [first] = cardInForce(site).breaks;
  return first === undefined ? '' : `${first.fromLb - 1} lb never costs more than ${first.fromLb} lb.`;
};

/** What more weight saves: `5% off from 100 lb. 99 lb never costs more than 100 lb.` Empty when the rate is the same for every weight. */
export const breakSentence = (site: Prices): string => {
  const words = breakWords(site);
  return words.length > 0 ? `${words.join(', ')}. ${belowBreak(site)}` : '';
};

/** Whether started pounds are rounded up once for a shipment. Otherwise they are for every piece. */
export const roundsOnce = (site: Prices): boolean => cardInForce(site).roundUp === 'shipment';

/** Pickup prices by distance, nearest first. */
export const pickupPrices = (site: Prices): readonly { readonly toMiles: string; readonly price: string }[] =>
  cardInForce(site).pickup.map(({ toMiles, price }) => ({
    toMiles: `up to ${toMiles} miles`,
    price: dollars(price),
  }));

/** Tolls of a pickup by area, as far as there are any. */
export const pickupTolls = (site: Prices): readonly { readonly name: string; readonly price: string }[] =>
  (cardInForce(site).pickupAreas ?? [])
    .filter(({ toll }) => toll > 0)
    .map(({ name, toll }) => ({ name, price: dollars(toll) }));
