import { destinations } from '../../../kernel/destinations.ts';
import { whatToBring } from '../../handover/who-collects.ts';
import { isHeldThere, storageWords } from '../at-counter.ts';
import type { ShipmentFacts } from '../facts.ts';
import { firstName } from '../goods-words.ts';
import { passOnStep } from '../pass-on.ts';

/** The town of the counter, or the city where we have none. Its street is wherever somebody has to find it. */
const whereWords = ({ capabilities, shipment: { to } }: ShipmentFacts): string => {
  const counter = capabilities?.destinations[to].collectAt;
  return counter === undefined ? `in ${destinations[to].city}` : `at our counter in ${counter.town}`;
};

/**
 * What becomes of what is ready, to the sender: who collects it, where and with what. Empty while the receiver does not have what it needs:
 * then the step of the sender says it.
 */
export const collectWords = (facts: ShipmentFacts, what = 'it'): string => {
  const { consignee, to, door } = facts.shipment;
  if (door !== undefined) return `Our partner brings ${what} to the door in ${door.town}.`;
  if (passOnStep(facts) !== undefined) return '';
  const hasPage = `${firstName(consignee.name)} has the receiver’s page`;
  if (isHeldThere(facts.shipment)) return `${hasPage}, which says when ${what} can be collected.`;
  const can = `${hasPage} and can collect ${what} ${whereWords(facts)}, with ${whatToBring('sender', destinations[to].taxNumber)}.`;
  return [can, ...storageWords(facts)].join(' ');
};
