import { windowFor } from '../../billing/claims/windows.ts';
import { dayWords } from '../../kernel/short-times.ts';
import type { ShipmentFacts } from '../next-step/facts.ts';

/**
 * What somebody does whose goods came broken or not whole, with the last day on which that can be reported for all of them
 * (`billing/claims/windows.ts`). Once that is over, nobody is sent to the form.
 */
export const reportWords = ({ shipment, brand, now }: ShipmentFacts): string => {
  const [last] = windowFor({ shipment, events: [] }, 'DAMAGE', now)
    .pieces.map(({ lastDay }) => lastDay)
    .toSorted();
  return last === undefined
    ? `If something is broken or missing, call us: ${brand.phone.display}.`
    : `If something is broken or missing, keep the packing and report it by ${dayWords(last)}.`;
};
