import { inSteps, type NextStep } from './next-step.ts';
import { askingFor, confirmingPayment } from './short-step.ts';

/**
 * What somebody has to do who paid `byCard` cents by card a moment ago. What they paid for does not have them yet, and nobody is asked for
 * them again. What comes if they pay is not said meanwhile.
 */
export const nextWhileConfirming = (next: NextStep, byCard: number): NextStep => {
  const steps = [next.todo, ...next.after].filter((step) => step !== undefined);
  const pay = steps.find(({ act }) => act === 'PAY');
  if (pay?.amount === undefined || byCard <= 0) return next;
  const left = pay.amount - byCard;
  const others = steps.flatMap((step) => {
    if (step !== pay) return [step];
    return left > 0 ? [askingFor(step, left)] : [];
  });
  const ours = [`${confirmingPayment(byCard)}.`, ...next.ours];
  return inSteps(others, { ours, comes: left > 0 ? next.comes : [] });
};
