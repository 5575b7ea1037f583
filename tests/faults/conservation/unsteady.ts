import type { Fault, FaultPlan } from '../../support/chaos.ts';

/** A function as Lambda calls it. */
export type Handler = (event: unknown, context: unknown) => Promise<unknown>;

export interface UnsteadyFunction {
  readonly call: Handler;
  readonly done: Readonly<Record<Fault, number>>;
  calm(): void;
}

/**
 * A function that Lambda does not always get to run as it should: not called, called and its answer lost, given up while it
 * is still at work and called again beside itself, called twice at once, or late.
 */
export const unsteady = (handler: Handler, plan: FaultPlan): UnsteadyFunction => {
  const done: Record<Fault, number> = { drop: 0, lost: 0, late500: 0, twice: 0, delay: 0 };
  let current = plan;
  const call: Handler = async (event, context) => {
    const fault = current();
    if (fault) done[fault] += 1;
    if (fault === 'drop') throw new Error('The function did not start.');
    const running = handler(event, context);
    if (fault === 'late500') {
      // Killed by its caller, not by itself: it goes on for a while beside the next try.
      running.catch(() => undefined);
      throw new Error('The function took too long.');
    }
    if (fault === 'twice') await handler(event, context).catch(() => undefined);
    const answer = await running;
    if (fault === 'lost') throw new Error('The answer of the function was lost.');
    return answer;
  };
  return {
    call,
    done,
    calm: () => {
      current = () => undefined;
    },
  };
};
