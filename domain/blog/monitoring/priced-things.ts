import { type DestinationCode, destinationCodes, destinations } from '../../kernel/destinations.ts';
import { type Cents, dollars, percentOf, roundCents } from '../../kernel/money.ts';
import { barrelPrice } from '../../quotes/cards/barrel-price.ts';
import type { Barrel, RateCard } from '../../quotes/rate-card.ts';
import { destinationFigures, type HouseFigure, houseFigures } from '../body/figures.ts';
import { liveNames } from '../body/live.ts';

/** Something that our rate card has a price of, and how people write about it. */
export interface PricedThing {
  /** Words that name it, in a sentence with a sum. */
  readonly words: RegExp;
  /** What a sum beside these words may be. */
  readonly right: readonly Cents[];
  /** What it costs today, for the writer. */
  readonly holds: string;
  /** What is inserted instead of the sum. */
  readonly repair: string;
  /** A unit such as `per lb` says what a sum is only where no other thing does. */
  readonly isUnit?: true;
}

const figure = (name: string): string =>
  `Insert the figure “${name}” instead. It changes with the rate card.`;
const ratesPage = 'Link to /rates instead, or write what it costs today.';

/** One price of the house that has a figure. */
const house = (words: RegExp, name: HouseFigure, price: Cents, also: readonly Cents[] = []): PricedThing => ({
  words,
  right: [price, ...also],
  holds: price === 0 ? 'It costs nothing extra' : `It is ${dollars(price)}`,
  repair: figure(houseFigures[name]),
});

/** One price of the house without a figure. */
const plain = (words: RegExp, price: Cents): PricedThing => ({
  words,
  right: [price],
  holds: `It is ${dollars(price)}`,
  repair: ratesPage,
});

const toEach = (to: readonly DestinationCode[], words: (code: DestinationCode) => string): string =>
  to.map((code) => `${words(code)} to ${destinations[code].country}`).join(', ');

/** What a pound costs, also beyond a weight break, by express, and in a barrel that is full. */
const perPound = (card: RateCard, to: readonly DestinationCode[]): PricedThing => {
  const { perLb, breaks, barrels, expressPercent } = card;
  const ofRate = (rate: Cents): readonly Cents[] => [
    rate,
    ...breaks.flatMap(({ percentOff }) => {
      const exact = rate * (1 - percentOff / 100);
      return [Math.floor(exact), Math.ceil(exact)];
    }),
    rate + percentOf(rate, expressPercent),
    ...barrels.map((barrel) => roundCents(barrelPrice(rate, barrel) / barrel.includedLb)),
  ];
  return {
    words: /(?:\b(?:an?|per|each|every|for each)\s|\/\s?)(?:lbs?|pounds?)\b(?! of)|\bprice of a pound\b/gi,
    right: to.flatMap((code) => ofRate(perLb[code])),
    holds: `A pound costs ${toEach(to, (code) => dollars(perLb[code]))}`,
    repair: figure(destinationFigures['rate-per-lb']),
    isUnit: true,
  };
};

const ofBarrel = (
  { perLb }: RateCard,
  { to, isEmpty }: { readonly to: readonly DestinationCode[]; readonly isEmpty: boolean },
  barrels: readonly Barrel[],
): Omit<PricedThing, 'words'> => {
  const priceTo = (code: DestinationCode, barrel: Barrel) => barrelPrice(perLb[code], barrel);
  if (isEmpty)
    return {
      right: barrels.flatMap((barrel) => [barrel.emptyPrice, ...to.map((code) => priceTo(code, barrel))]),
      holds: `Empty: ${barrels.map(({ name, emptyPrice }) => `${dollars(emptyPrice)} for the ${name}`).join(', ')}`,
      repair: figure(houseFigures['empty-barrels']),
    };
  return {
    right: to.flatMap((code) => barrels.map((barrel) => priceTo(code, barrel))),
    holds: barrels
      .map((barrel) => `${barrel.name}: ${toEach(to, (code) => dollars(priceTo(code, barrel)))}`)
      .join('. '),
    repair: `Insert the block “${liveNames.barrels}” instead. It changes with the rate card.`,
  };
};

/** How many of them there are: then the sum is of all. */
const SEVERAL = '(?<!\\b(?:two|three|four|five|six|seven|eight|nine|ten|dozen|\\d+) )';

/** Barrels, by their size and without one. */
const barrelsIn = (text: string, card: RateCard, to: readonly DestinationCode[]): readonly PricedThing[] => {
  const asked = { to, isEmpty: /\bempty\b/i.test(text) };
  const sized = card.barrels.map((barrel) => ({
    words: new RegExp(
      `${SEVERAL}\\b${barrel.code.slice(1)}(?:,? (?:and |or )?\\d+)*[- ]?gal(?:lon)?s?\\b(?: (?:barrel|drum)s?)?`,
      'gi',
    ),
    ...ofBarrel(card, asked, [barrel]),
  }));
  if (/\bgal(?:lon)?s?\b/i.test(text)) return sized;
  const any = ofBarrel(card, asked, card.barrels);
  return [
    {
      ...any,
      words: new RegExp(
        `${SEVERAL}\\bbarrels?\\b(?=(?: to ${namesOfPlaces})? (?:costs?\\b|for (?:only |just )?\\$))|\\b(?:price|cost) of an? (?:empty )?barrel\\b`,
        'gi',
      ),
    },
  ];
};
const namesOfPlaces = `(?:${destinationCodes
  .flatMap((code) => [destinations[code].country, destinations[code].city])
  .join('|')})`;

const pickup = ({ pickup: bands, pickupAreas = [], failedPickup }: RateCard): PricedThing => {
  const tolls = pickupAreas.map(({ toll }) => toll);
  return {
    words: /\bpick(?:ed|ing)?[- ]?ups?\b/gi,
    right: [
      ...bands.flatMap(({ price }) => [price, ...tolls.map((toll) => price + toll)]),
      ...tolls,
      failedPickup,
    ],
    holds: `A pickup costs ${bands.map(({ toMiles, price }) => `${dollars(price)} up to ${toMiles} miles`).join(', ')}`,
    repair: ratesPage,
  };
};

/** Everything that has a price, as a sentence about these destinations may state it. Without a destination it may be any. */
export const pricedThings = (
  text: string,
  card: RateCard,
  named: readonly DestinationCode[],
): readonly PricedThing[] => {
  const to = named.length > 0 ? named : destinationCodes;
  const { storage, fuelPerLb, securityPerLb } = card;
  return [
    ...barrelsIn(text, card, to),
    house(
      /\bminimum (?:charge|price|freight)\b|\bminimum(?= (?:is|of)\b)|\bminimum\b(?=\W*$)/gi,
      'minimum-freight',
      card.minimumFreight,
      [card.insurance.minimum],
    ),
    house(/\bfuel(?: surcharge)?\b/gi, 'fuel', fuelPerLb, [fuelPerLb + securityPerLb]),
    house(/\bsecurity(?: screening| fee)?\b|\bscreening\b/gi, 'security', securityPerLb, [
      fuelPerLb + securityPerLb,
    ]),
    house(/\b(?:customs )?brokerage\b/gi, 'brokerage', card.brokerage),
    house(/\b(?:home |door )?delivery(?: to (?:the|your) door)?\b/gi, 'door-delivery', card.doorDelivery),
    house(/\bstairs\b/gi, 'stairs', card.stairs),
    house(/\bstorage\b/gi, 'storage-abroad', storage.destinationPerPieceWeek, [storage.perLbDay]),
    pickup(card),
    plain(/\brepack(?:ing)?\b/gi, card.repack),
    plain(/\bexport filing\b/gi, card.exportFiling.price),
    perPound(card, to),
  ];
};
