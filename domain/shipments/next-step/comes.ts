import { destinations } from '../../kernel/destinations.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { arrivalOf } from '../tracking/arrival.ts';
import type { Followed } from '../tracking/followed.ts';
import { flies, nextWords } from '../tracking/next-words.ts';
import type { ShipmentFacts } from './facts.ts';
import { firstName } from './goods-words.ts';

/** A shipment as somebody follows it, without what is in its way: that is said by itself. */
const followed = ({ shipment, flight, comesAt, brand, now }: ShipmentFacts): Followed => ({
  shipment: { ...shipment, holds: [] },
  events: [],
  flight,
  comesAt,
  dock: brand.facility.city,
  now,
});

/** The days on which it is ready there, as long as they are not over. */
const readyWords = (facts: ShipmentFacts): readonly string[] => {
  const { shipment, now } = facts;
  const arrival = arrivalOf(followed(facts));
  if (arrival === undefined) return [];
  const { from, to } = arrival;
  const today = newYorkDay(now);
  const { city } = destinations[shipment.to];
  if (to < today) return ['It takes longer than we expected.'];
  const [first = from] = [from, today].toSorted().slice(1);
  return [
    first === to
      ? `Expected ready in ${city} ${dayWords(to)}.`
      : `Expected ready in ${city} ${dayWords(first)} to ${dayWords(to)}.`,
  ];
};

/** Who collects it, with what. */
const collectWords = ({ shipment: { consignee, to } }: ShipmentFacts): string =>
  `${firstName(consignee.name)} can collect it in ${destinations[to].city}, with an ID, the ${destinations[to].taxNumber.name} and the code from the shipment’s page.`;

/** What happens next to a shipment, whoever reads it. No day that is over is said. */
export const comesWords = (facts: ShipmentFacts): readonly string[] => {
  const { shipment } = facts;
  const { state } = shipment;
  if (state === 'READY_FOR_COLLECTION') return [collectWords(facts)];
  if (state === 'DRAFT') return ['Once it is booked, it flies with the flight that you choose.'];
  const along = followed(facts);
  const next = state === 'BOOKED' || state === 'PICKED_UP' ? flies(along) : nextWords(along, state);
  return [next, ...readyWords(facts)];
};
