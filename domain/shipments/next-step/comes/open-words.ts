import { listed } from '../../../kernel/listed.ts';
import { possessive } from '../../../kernel/person/company-name.ts';
import type { Step } from '../../../next-step/next-step.ts';
import type { ShipmentFacts } from '../facts.ts';
import { firstName } from '../goods-words.ts';
import { stillOpen, verbs } from './what-first.ts';

/** What still keeps goods from their flight, as their receiver reads it. */
interface Open {
  /** `Rose still has to pay and bring it.` */
  readonly open?: string;
  /** It is too late for their flight, so that no day of it is a promise any more. */
  readonly isLate?: true;
}

/**
 * Who has to do what before goods fly, to their receiver: it is the sender’s list without its hours and sums. Empty where nothing keeps them.
 */
export const openWords = (steps: readonly Step[], facts: ShipmentFacts): Open => {
  const found = stillOpen(steps, facts);
  // The sender has it among their steps that we come. The receiver has not.
  const isFetched = steps.some(({ act }) => act === 'BE_READY');
  if (found === undefined && !isFetched) return {};
  const sender = firstName(facts.shipment.shipper.name);
  const acts = (found?.own ?? []).map(({ act }) => verbs[act] ?? '');
  const ours = [...(isFetched ? ['pick it up'] : []), ...(found?.ours ?? [])];
  const words = [
    ...(acts.length === 0 ? [] : [`${sender} still has to ${listed(acts)}.`]),
    ...(found?.waitsForBank ? [`${possessive(sender)} check still has to clear.`] : []),
    ...(ours.length === 0 ? [] : [`We still have to ${listed(ours)}.`]),
  ];
  return {
    ...(words.length === 0 ? {} : { open: words.join(' ') }),
    ...(found?.isLate ? { isLate: true } : {}),
  };
};
