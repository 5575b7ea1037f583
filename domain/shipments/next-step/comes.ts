import { destinations } from '../../kernel/destinations.ts';
import { newYorkDay } from '../../kernel/new-york.ts';
import { dayWords } from '../../kernel/short-times.ts';
import { counterPlace } from '../../settings/counters/counter-words.ts';
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

/** The counter as the receiver's page names it, or the city where we have none. */
const whereWords = ({ capabilities, shipment: { to } }: ShipmentFacts): string => {
  const counter = capabilities?.destinations[to].collectAt;
  return counter === undefined ? `in ${destinations[to].city}` : `at ${counterPlace(counter)}`;
};

/** Who collects it, where and with what. */
const collectWords = (facts: ShipmentFacts): string => {
  const { consignee, to } = facts.shipment;
  return `${firstName(consignee.name)} can collect it ${whereWords(facts)}, with an ID, the ${destinations[to].taxNumber.name} and the code from the shipment’s page.`;
};

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
