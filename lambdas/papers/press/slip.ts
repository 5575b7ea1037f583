import { ok, type Result } from '#domain/kernel/result.ts';
import { slipFacts } from '#domain/papers/content/slip-facts.ts';
import type { ShipmentFacts } from '#domain/shipments/next-step/facts.ts';
import { printSlip } from '../print/slip.ts';
import { type Prepared, type PressRefusal, tooEarly } from './press.ts';

/** The slip of a shipment that is booked and not over: then there is something to tell. */
export const slipPress = (facts: ShipmentFacts, siteUrl: string): Result<Prepared, never, PressRefusal> => {
  const { state } = facts.shipment;
  if (state === 'DRAFT') return tooEarly('This shipment is not booked yet. The slip is for booked ones.');
  const slip = slipFacts(facts, siteUrl);
  return ok({ content: slip, print: (stamp) => printSlip(slip, stamp) });
};
