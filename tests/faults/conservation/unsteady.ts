import type { Fault, FaultPlan } from '../../support/chaos.ts';

/** A function as Lambda calls it. */
export type Handler = (event: unknown, context: unknown) => Promise<unknown>;

export interface UnsteadyFunction {
  readonly call: Handler;
  readonly done: Readonly<Record<Fault, number>>;
  calm(): void;
}

/**
 * Lambda with faults: a function is not called, or called and its answer lost, or it times out and is called again
 * while it still runs, or called twice at once, or late.
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
      // Its caller gave up, so it still runs during the next try.
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
