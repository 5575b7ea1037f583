import type { TriggerRun } from './trigger.ts';

type Duty<TriggerEvent> = (event: TriggerEvent, run: TriggerRun) => Promise<TriggerEvent>;

/**
 * Splits one trigger by `triggerSource`, because a pool has one function for each kind of trigger, whatever caused it. An
 * event with another source is returned unchanged.
 */
export const bySource = <TriggerEvent extends { readonly triggerSource: string }>(
  duties: Readonly<Partial<Record<TriggerEvent['triggerSource'], Duty<TriggerEvent>>>>,
): Duty<TriggerEvent> => {
  const duty = new Map<string, Duty<TriggerEvent> | undefined>(Object.entries(duties));
  return async (event, run) => (await duty.get(event.triggerSource)?.(event, run)) ?? event;
};
