import { dollars } from '../../kernel/money.ts';
import type { Step } from '../../next-step/next-step.ts';
import { freightDueOf } from './at-counter.ts';
import type { ShipmentFacts } from './facts.ts';
import { firstName } from './goods-words.ts';

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
