import type { NextStep, Step } from '#domain/next-step/next-step.ts';
import { type ShortStep, shortWhileConfirming } from '#domain/next-step/short-step.ts';
import { nextWhileConfirming } from '#domain/next-step/while-confirming.ts';
import { paidJustNow } from './owed-before.ts';

const TO_PAY = '/dashboard/invoices/';

/** What of the sum of a step was paid by card in this tab a moment ago, in cents. */
export const paidOf = ({ button, amount }: Pick<Step, 'button' | 'amount'>): number =>
  amount !== undefined && button?.path.startsWith(TO_PAY)
    ? paidJustNow(button.path.slice(TO_PAY.length), amount)
    : 0;

/** The step to pay, where there is one. */
export const payStepIn = ({ todo, after }: Pick<NextStep, 'todo' | 'after'>): Step | undefined =>
  [todo, ...after].find((step) => step?.act === 'PAY');

/** What to do now, without what was paid by card in this tab a moment ago. */
export const whileConfirming = (next: NextStep): NextStep => {
  const pay = payStepIn(next);
  return pay === undefined ? next : nextWhileConfirming(next, paidOf(pay));
};

/** The same of each thing in a list. */
export const eachWhileConfirming = <Thing extends { readonly next: ShortStep }>(
  things: readonly Thing[],
): Thing[] =>
  things.map((thing) => ({ ...thing, next: shortWhileConfirming(thing.next, paidOf(thing.next)) }));
