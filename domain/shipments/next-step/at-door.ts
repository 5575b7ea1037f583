import { dollars } from '../../kernel/money.ts';
import type { Step } from '../../next-step/next-step.ts';
import type { Shipment } from '../shipment.ts';
import { freightDueOf } from './at-counter.ts';
import type { ShipmentFacts } from './facts.ts';
import { firstName } from './goods-words.ts';

/** Whether a driver has everything that is left of it. */
export const isAllOut = ({ pieces }: Pick<Shipment, 'pieces'>): boolean => {
  const left = pieces.filter(({ state }) => state !== 'DELIVERED' && state !== 'CANCELLED');
  return left.length > 0 && left.every(({ state }) => state === 'OUT_FOR_DELIVERY');
};

/** Where it is brought to the door: as it was booked, and also where a driver has it already though nobody booked that. */
export const doorTownOf = (shipment: Pick<Shipment, 'door' | 'pieces' | 'consignee'>): string | undefined =>
  shipment.door?.town ?? (isAllOut(shipment) ? shipment.consignee.city : undefined);

/** What opens a door instead of a code: to the sender and to our desk. */
export const AT_DOOR =
  'A driver brings it to the door. Whoever takes it shows a photo ID. No code is needed there.';

/**
 * Tells the receiver that a driver comes, who hands nothing over without a photo ID. We write to no receiver, so their sender does. Undefined
 * while no driver has any of it.
 */
export const tellStep = (facts: ShipmentFacts): Step | undefined => {
  const { consignee, pieces } = facts.shipment;
  if (pieces.every(({ state }) => state !== 'OUT_FOR_DELIVERY')) return undefined;
  const name = firstName(consignee.name);
  const freight = freightDueOf(facts);
  return {
    act: 'TELL_RECEIVER',
    title: `Tell ${name} to be home, with a photo ID`,
    lines: freight > 0 ? [`${name} pays ${dollars(freight)} for the freight.`] : [],
  };
};
