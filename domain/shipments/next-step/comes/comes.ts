import { destinations } from '../../../kernel/destinations.ts';
import { newYorkDay } from '../../../kernel/new-york.ts';
import { arrivalOf } from '../../tracking/arrival/arrival.ts';
import { lateWords } from '../../tracking/arrival/late-words.ts';
import { waysOf } from '../../tracking/arrival/ways.ts';
import type { Followed } from '../../tracking/followed.ts';
import { flies, nextWords } from '../../tracking/next-words.ts';
import type { ShipmentFacts } from '../facts.ts';
import { notBroughtTo, passOnStep } from '../pass-on.ts';
import { byPieces, type Told } from './by-pieces.ts';
import { collectWords } from './collect-words.ts';
import { readyDays } from './ready-days.ts';

/** A shipment as somebody follows it, without what is in its way: that is said by itself. */
const followed = (
  { shipment, flight, others, comesAt, brand, now }: ShipmentFacts,
  { first, open }: Told,
): Followed => ({
  shipment: { ...shipment, holds: [] },
  events: [],
  flight,
  others,
  comesAt,
  first,
  open,
  dock: brand.facility.city,
  phone: brand.phone.display,
  now,
});

/** The days on which it is ready there, as long as they are not over. */
const readyWords = ({ shipment, brand, now }: ShipmentFacts, along: Followed): readonly string[] => {
  const arrival = arrivalOf(along);
  if (arrival === undefined) return [];
  const today = newYorkDay(now);
  if (arrival.to < today) return [lateWords(shipment.state, brand.phone.display)];
  const where = `ready in ${destinations[shipment.to].city} ${readyDays(arrival, today)}.`;
  return [(along.first ?? along.open) === undefined ? `Expected ${where}` : `Then it is expected ${where}`];
};

const ahead = (facts: ShipmentFacts, told: Told): readonly string[] => {
  const { state } = facts.shipment;
  const along = followed(facts, told);
  const ways = waysOf(along);
  if (ways.length > 1 || ways[0]?.course === 'ASTRAY') return byPieces(facts, ways, told);
  if (state === 'READY_FOR_COLLECTION') return [collectWords(facts)].filter((text) => text !== '');
  const next = state === 'BOOKED' || state === 'PICKED_UP' ? flies(along) : nextWords(along, state);
  return [next, ...readyWords(facts, along)];
};

/**
 * What happens next to a shipment, whoever reads it. No day that is over is said, and no flight without what has to happen first.
 */
export const comesWords = (facts: ShipmentFacts, told: Told): readonly string[] => {
  const { state, waits } = facts.shipment;
  // A sender who waits for a flight has chosen it.
  if (state === 'DRAFT')
    return waits !== undefined && told.reader === 'sender'
      ? []
      : ['Once it is booked, it flies with the flight that you choose.'];
  // The receiver’s page has a part of its own about the place.
  const isSaid = told.reader === 'receiver' || passOnStep(facts) !== undefined;
  return [...ahead(facts, told), ...(isSaid ? [] : notBroughtTo(facts))];
};
