import type { TriggerRun } from './trigger.ts';

type Duty<TriggerEvent> = (event: TriggerEvent, run: TriggerRun) => Promise<TriggerEvent>;

/**
 * One trigger with several duties: a pool calls one function for an event, whatever brought it about, and `triggerSource` says
 * what did. An event of another source is answered as it came.
 */
export const bySource = <TriggerEvent extends { readonly triggerSource: string }>(
  duties: Readonly<Partial<Record<TriggerEvent['triggerSource'], Duty<TriggerEvent>>>>,
): Duty<TriggerEvent> => {
  const duty = new Map<string, Duty<TriggerEvent> | undefined>(Object.entries(duties));
  return async (event, run) => (await duty.get(event.triggerSource)?.(event, run)) ?? event;
};
