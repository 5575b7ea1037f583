import type { TriggerRun } from './trigger.ts';

type TriggerUseCase<TriggerEvent> = (event: TriggerEvent, run: TriggerRun) => Promise<TriggerEvent>;

/**
 * Splits one trigger by `triggerSource`, because a pool has one function for each kind of trigger, whatever caused it. An
 * event with another source is returned unchanged.
 */
export const bySource = <TriggerEvent extends { readonly triggerSource: string }>(
  useCases: Readonly<Partial<Record<TriggerEvent['triggerSource'], TriggerUseCase<TriggerEvent>>>>,
): TriggerUseCase<TriggerEvent> => {
  const useCaseOf = new Map<string, TriggerUseCase<TriggerEvent> | undefined>(Object.entries(useCases));
  return async (event, run) => (await useCaseOf.get(event.triggerSource)?.(event, run)) ?? event;
};
