import type { DestinationFigure, HouseFigure } from '#domain/blog/body/figures.ts';
import type { FigurePart } from '#domain/blog/body/inline.ts';
import { customs } from '#domain/carriage/customs/customs.ts';
import { lastFlightForChristmas } from '#domain/departures/schedule/last-flight.ts';
import { type DestinationCode, destinations } from '#domain/kernel/destinations.ts';
import { dollars } from '#domain/kernel/money.ts';
import { OUR_TIME } from '#domain/kernel/new-york.ts';
import { instantWords } from '#domain/kernel/short-times.ts';
import {
  collectionWords,
  deliveryEverywhere,
  deliveryWords,
  noticeWords,
} from '#domain/settings/capability-words.ts';
import { THE_CODE, whereTheCodeIs, whoMayCollectIn } from '#domain/shipments/handover/who-collects.ts';
import {
  barrelsOffered,
  breakSentence,
  cardInForce,
  perLb,
  rateFrom,
  roundsOnce,
} from '#web/phrases/prices.ts';
import { stateWords } from '#web/phrases/state-words.ts';
import {
  bookingCutoffWords,
  cutoffWords,
  departureWords,
  pickupBookBy,
  pickupWords,
  routeWords,
  transitEnvelope,
  transitWords,
} from '#web/phrases/times.ts';
import type { Site } from '../../../page.ts';
import { barrelCheaperFromLb } from '../../../prices/box-or-barrel.ts';

/** The customs authority of a destination with its website, where it has one: `Guyana Revenue Authority (gra.gov.gy)`. */
export const authorityWords = (to: DestinationCode): string => {
  const { name, site } = customs[to].authority;
  return site ? `${name} (${site})` : name;
};

/** From what weight a 55-gallon barrel costs less than boxes, by the calculator's engine. Empty where the card has no such barrel. */
const barrelOrBoxes = (site: Site, to: DestinationCode): string => {
  const found = barrelsOffered(site).find(({ code }) => code === 'B55');
  if (found === undefined) return '';
  const from = barrelCheaperFromLb(site, to, found);
  return from === undefined
    ? `Up to ${found.includedLb} lb, boxes packed tight cost no more than a 55-gallon barrel.`
    : `From ${from} lb to ${found.includedLb} lb, a 55-gallon barrel costs less than boxes. Below that, boxes packed tight cost no more.`;
};

/** The last instant at our dock before Christmas of this year, as words: `Tue, Dec 15, 2:00 PM`. */
const lastForChristmas = (
  { schedule, month = new Date().toISOString() }: Site,
  to: DestinationCode,
): string => {
  const flight = lastFlightForChristmas(schedule, to, month.slice(0, '2026'.length));
  return flight === undefined ? 'no flight arrives in time' : instantWords(flight.cargoCutoff);
};

const ofDestination: Readonly<Record<DestinationFigure, (site: Site, to: DestinationCode) => string>> = {
  rate: rateFrom,
  'rate-per-lb': perLb,
  route: ({ schedule }, to) => routeWords(schedule, to),
  departs: ({ schedule }, to) => departureWords(schedule, to),
  transit: ({ schedule }, to) => transitWords(schedule, to),
  'christmas-last-day': lastForChristmas,
  'tax-number': (_, to) => destinations[to].taxNumber.name,
  'tax-number-in-full': (_, to) => destinations[to].taxNumber.words,
  'customs-authority': (_, to) => authorityWords(to),
  collection: ({ capabilities }, to) => collectionWords(capabilities, to),
  delivery: ({ capabilities }, to) => deliveryWords(capabilities, to),
  'who-collects': (_, to) => whoMayCollectIn(destinations[to].taxNumber),
  'barrel-or-boxes': barrelOrBoxes,
};

const perPound = (cents: number): string => (cents === 0 ? 'in the price' : `${dollars(cents)} per lb`);

const emptyBarrels = (site: Site): string =>
  barrelsOffered(site)
    .map(({ name, emptyPrice }) => `${dollars(emptyPrice)} for the ${name}`)
    .join(', ');

const ofHouse: Readonly<Record<HouseFigure, (site: Site) => string>> = {
  'cargo-cutoff': ({ schedule }) => cutoffWords(schedule),
  'booking-cutoff': ({ schedule }) => bookingCutoffWords(schedule),
  'pickup-book-by': ({ schedule }) => pickupBookBy(schedule),
  'pickup-radius': pickupWords,
  'dock-city': ({ brand }) => brand.facility.city,
  'dock-state': ({ brand }) => stateWords(brand),
  clock: () => OUR_TIME,
  'transit-all': ({ schedule }) => transitEnvelope(schedule),
  'minimum-freight': (site) => dollars(cardInForce(site).minimumFreight),
  fuel: (site) => perPound(cardInForce(site).fuelPerLb),
  security: (site) => perPound(cardInForce(site).securityPerLb),
  brokerage: (site) => dollars(cardInForce(site).brokerage),
  insurance: (site) => `${cardInForce(site).insurance.percent}%`,
  'door-delivery': (site) => dollars(cardInForce(site).doorDelivery),
  stairs: (site) => dollars(cardInForce(site).stairs),
  'weight-breaks': breakSentence,
  'dim-divisor': (site) => String(cardInForce(site).dimDivisor),
  'rounded-up': (site) => (roundsOnce(site) ? 'the whole shipment, once' : 'each piece'),
  'sent-together': (site) => (roundsOnce(site) ? 'Sent together, the weight is rounded up once.' : ''),
  'free-days': (site) => `${cardInForce(site).storage.freeDays} days`,
  'free-days-abroad': (site) => `${cardInForce(site).storage.destinationFreeDays} days`,
  'storage-abroad': (site) => dollars(cardInForce(site).storage.destinationPerPieceWeek),
  'empty-barrels': emptyBarrels,
  'barrel-check': (site) => `${cardInForce(site).barrelLimits.reviewAboveLb} lb`,
  'barrel-limit': (site) => `${cardInForce(site).barrelLimits.refusedAboveLb} lb`,
  'collect-code': () => THE_CODE,
  'code-is-where': () => whereTheCodeIs,
  notices: ({ capabilities }) => noticeWords(capabilities),
  'delivery-anywhere': ({ capabilities }) => deliveryEverywhere(capabilities),
};

/** What a figure of a post says today, as a part of a sentence: `$3.50 per lb`. Empty where the settings have nothing to say. */
export const figureWords = (site: Site, part: FigurePart): string =>
  'to' in part ? ofDestination[part.figure](site, part.to) : ofHouse[part.figure](site);
