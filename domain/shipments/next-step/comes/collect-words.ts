import { destinations } from '../../../kernel/destinations.ts';
import { counterPlace } from '../../../settings/counters/counter-words.ts';
import { whatToBring, whereYourCodeIs } from '../../handover/who-collects.ts';
import type { ShipmentFacts } from '../facts.ts';
import { firstName } from '../goods-words.ts';

/** The counter as the receiver's page names it, or the city where we have none. */
const whereWords = ({ capabilities, shipment: { to } }: ShipmentFacts): string => {
  const counter = capabilities?.destinations[to].collectAt;
  return counter === undefined ? `in ${destinations[to].city}` : `at ${counterPlace(counter)}`;
};

/** Who collects it, or some pieces of it, where and with what, to the sender. */
export const collectWords = (facts: ShipmentFacts, what = 'it'): string => {
  const { consignee, to } = facts.shipment;
  return `${firstName(consignee.name)} can collect ${what} ${whereWords(facts)}, with ${whatToBring('sender', destinations[to].taxNumber)}. ${whereYourCodeIs}`;
};
