import { type Act, inSteps, type NextStep } from '../../next-step/next-step.ts';
import { withFlightOnce } from './comes/flight-once.ts';
import type { DockFacts } from './facts.ts';
import { ofPickup, toDock } from './sender.ts';

/** The acts by which goods come to our dock. */
const byDock: readonly Act[] = ['BRING', 'CHOOSE_TIME', 'BE_READY'];

/**
 * What a sender has to do who has just chosen a time. The server hears of it by event, so that for some seconds it still asks for one: the
 * shipment in the facts has it already, and nobody is asked to choose again.
 */
export const nextWithBooking = ({ todo, after, ours, comes }: NextStep, facts: DockFacts): NextStep => {
  const others = [todo, ...after].filter((step) => step !== undefined && !byDock.includes(step.act));
  const steps = [...others, toDock(facts)].filter((step) => step !== undefined);
  return inSteps(withFlightOnce(steps), { ours: [...ours, ...ofPickup(facts)], comes });
};
