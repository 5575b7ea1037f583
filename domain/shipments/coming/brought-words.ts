import { slotWords } from '../../departures/slots/slot-words.ts';
import { dollars } from '../../kernel/money.ts';
import type { Shipment } from '../shipment.ts';

/**
 * That nobody comes any more for what was brought to our dock before its pickup, and what that changes of the price. Empty where no pickup
 * was canceled by that.
 */
export const broughtBeforeWords = ({ broughtBefore }: Pick<Shipment, 'broughtBefore'>): string => {
  if (broughtBefore === undefined) return '';
  const { slot, off, late } = broughtBefore;
  const canceled = `We canceled ${slot === undefined ? 'your pickup' : `the pickup of ${slotWords(slot)}`}`;
  if (late)
    return `${canceled} after its deadline: you pay the fee for a missed pickup${off > 0 ? `, and not the ${dollars(off)} for the pickup` : ''}.`;
  return off > 0
    ? `${canceled}, so the price is ${dollars(off)} less.`
    : `${canceled}, and you pay nothing for it.`;
};

/** Why we owe a sum, in cents, where it is what came off the price for a pickup that nobody needs any more. Nothing where it is another sum. */
export const whyOwed = (shipment: Pick<Shipment, 'broughtBefore'>, sum: number): readonly string[] =>
  sum > 0 && shipment.broughtBefore?.off === sum
    ? [`It came to our dock before its pickup. ${broughtBeforeWords(shipment)}`]
    : [];
